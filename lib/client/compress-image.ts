"use client";

import type { z } from "zod";

import { ApiError } from "@/lib/client/api-error";
import type { CompressorEntry } from "@/lib/client/compressor-entry";
import { type ImageChoice, type StoredImage, toFormPart } from "@/lib/client/image-choice";
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

/** A compressed image that was opened again, and what it was made from where that was kept. */
type OpenedImage = { source: StoredImage | null; entry: CompressorEntry };

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

/**
 * Opens compressed images again, in order and without those that are gone; see `openCreation`.
 *
 * @throws ApiError when none is left of them
 */
export async function openCompressed(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly OpenedImage[]> {
  const opened: OpenedImage[] = [];
  for (const id of ids) {
    try {
      opened.push(await openOne(id, signal));
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === "not_found";
      if (!isGone || (opened.length === 0 && id === ids.at(-1))) throw error;
    }
  }
  return opened;
}

async function openOne(id: string, signal: AbortSignal): Promise<OpenedImage> {
  const opened = await openCreation(id, imageCompressorContract, signal);
  const { result, source } = opened;
  // What isn't kept of an older one is what the form starts with.
  const fields = imageCompressorContract.input.safeParse(opened.input);
  const input = fields.data ?? imageCompressorContract.input.parse({});
  const image = source ?? { url: result.content, title: "image" };
  const entry: CompressorEntry = { image, input, result, failure: null };
  return { source, entry: source ? entry : { ...entry, sourceGone: true } };
}
