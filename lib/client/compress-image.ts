"use client";

import type { z } from "zod";

import { type ImageChoice, toFormPart } from "@/lib/client/image-choice";
import { openCreation } from "@/lib/client/open-creation";
import { sendRun } from "@/lib/client/send-run";
import { uploadLargeFiles } from "@/lib/client/upload-large-files";
import { validateInput } from "@/lib/client/validate-input";
import {
  type CompressedImage,
  type CompressorInput,
  imageCompressorContract,
} from "@/lib/tools/image-compressor/contract";

export type CompressorFields = z.input<typeof imageCompressorContract.input>;

/** Checks the fields and every image of a run before anything is sent. */
export function checkImages(images: readonly ImageChoice[], fields: CompressorFields) {
  const choices = images.length > 0 ? images : [null];
  const checks = choices.map((image) =>
    validateInput(imageCompressorContract, fields, image ? { image: toFormPart(image) } : {}),
  );
  const errors: Record<string, string> = Object.assign({}, ...checks.map((one) => one.errors));
  return { errors, input: checks[0]?.input };
}

/** @throws ApiError; an AbortError passes through */
export async function compressImage(
  image: ImageChoice,
  input: CompressorInput,
  signal: AbortSignal,
): Promise<CompressedImage> {
  const files = await uploadLargeFiles({ image: toFormPart(image) }, { signal });
  return sendRun(imageCompressorContract, input, { files, signal });
}

/** Opens a compressed image again; see `openCreation`. */
export async function openCompressed(id: string, signal: AbortSignal) {
  const { input, ...opened } = await openCreation(id, imageCompressorContract, signal);
  // What isn't kept of an older one is what the form starts with.
  const fields = imageCompressorContract.input.safeParse(input);
  return { ...opened, input: fields.data ?? imageCompressorContract.input.parse({}) };
}
