"use client";

import type { z } from "zod";

import { ApiError } from "@/lib/client/api-error";
import type { CompressorEntry } from "@/lib/client/compressor-entry";
import { MAX_BATCH } from "@/lib/client/creation-address";
import { type ImageChoice, type StoredImage, toFormPart } from "@/lib/client/image-choice";
import { notify } from "@/lib/client/notify";
import { openCreation } from "@/lib/client/open-creation";
import { sendRun } from "@/lib/client/send-run";
import { uploadLargeFiles } from "@/lib/client/upload-large-files";
import { validateInput } from "@/lib/client/validate-input";
import { formatCount } from "@/lib/core/format";
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
 * Opens compressed images again, in order, at most as many as an address names. Those that are gone are left out; of others that
 * can't be opened, a toast tells. See `openCreation`.
 *
 * @throws ApiError when none of them could be opened; an AbortError passes through
 */
export async function openCompressed(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly OpenedImage[]> {
  const opened: OpenedImage[] = [];
  const failures: ApiError[] = [];
  for (const id of ids.slice(0, MAX_BATCH)) {
    try {
      opened.push(await openOne(id, signal));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failures.push(error);
    }
  }
  const missed = failures.filter(({ code }) => code !== "not_found");
  const [worst = failures[0]] = missed;
  if (opened.length === 0 && worst) throw worst;
  if (missed.length > 0) {
    const some = formatCount(missed.length, "image");
    notify.error(`Couldn't open ${some} of the last run. Reload the page to try again.`);
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
