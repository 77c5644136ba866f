import "server-only";

import type { Sharp } from "sharp";

import { createEncoder, type Encoder } from "@/lib/images/encode";
import type { ImageJobs } from "@/lib/images/jobs";
import type { OpenedImage } from "@/lib/images/open-image";

/** What is asked of an image's size and of what stays in its file. */
export type Box = Pick<
  ImageJobs["compress"]["input"],
  "width" | "height" | "keepMetadata" | "keepAnimation"
>;

/** Creates an encoder of an image that is fitted into a box. */
export function encoderFor(opened: OpenedImage, box: Box): Encoder {
  const size = fittedSize(opened, box);
  const resized = (open: () => Sharp) => () =>
    keepsSize(opened, box) ? open() : open().resize({ ...size, fit: "fill" });
  const pipelines = { still: resized(opened.pipeline), moving: resized(opened.movingPipeline) };
  const frames = box.keepAnimation ? opened.frames : 1;
  const image = { ...size, frames, hasAlpha: opened.hasAlpha };
  return createEncoder(pipelines, image, box.keepMetadata);
}

/** Whether the box leaves an image as large as it is. */
export function keepsSize(opened: OpenedImage, box: Box): boolean {
  const { width, height } = fittedSize(opened, box);
  return width === opened.width && height === opened.height;
}

/** Fits inside the box, keeps the aspect ratio and never enlarges (decision 18). */
function fittedSize(opened: OpenedImage, { width, height }: Box) {
  const scale = Math.min(
    1,
    (width ?? Infinity) / opened.width,
    (height ?? Infinity) / opened.height,
  );
  return {
    width: Math.max(1, Math.round(opened.width * scale)),
    height: Math.max(1, Math.round(opened.height * scale)),
  };
}
