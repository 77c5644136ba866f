"use client";

import type { OpenedParts } from "@/lib/client/image-choice";
import { reachRun } from "@/lib/client/reach-run";
import { StreamBrokenError } from "@/lib/client/read-run-stream";
import type { RunDetails } from "@/lib/runs/contract";

/**
 * Fetches the image that a run works on, and the mask that was sent with it, as files like those that are chosen on a page: they
 * can be run again once the server has deleted its own.
 *
 * @returns null for a run without an image; otherwise a promise of null when it's gone by then
 */
export function fetchRunImage(
  run: RunDetails,
  signal: AbortSignal,
): Promise<OpenedParts | null> | null {
  // A server of an earlier version tells of no files.
  const named = (field: string) => run.files?.find((file) => file.field === field);
  const image = named("image");
  if (!image) return null;
  const mask = named("mask");
  const sent = [image, ...(mask ? [mask] : [])].map((file) => fetchRunFile(run.id, file, signal));
  return Promise.all(sent).then(([source = null, mask = null]) => source && { source, mask });
}

async function fetchRunFile(
  id: string,
  { field, name }: RunDetails["files"][number],
  signal: AbortSignal,
): Promise<File | null> {
  return reachRun(`file?${new URLSearchParams({ id, field })}`, signal, async (response) => {
    if (!response.ok) return null;
    const content = await response.blob().catch(() => {
      throw new StreamBrokenError("the file was cut off");
    });
    return new File([content], name || field, { type: content.type });
  });
}
