"use client";

import { ApiError } from "@/lib/client/api-error";
import { callApi } from "@/lib/client/call-api";
import { dropReadings } from "@/lib/client/ocr/kept-readings";
import { creationResponseReader } from "@/lib/creations/read-answer";

/** Drops the images of texts that were removed from the bin: those with these IDs, or whichever aren't there any more. */
export async function dropErased(removed: { ids: string[] } | { all: true }): Promise<void> {
  await dropReadings(async (id) => ("ids" in removed ? removed.ids.includes(id) : isErased(id)));
}

/** Asked once the bin is empty. */
async function isErased(id: string): Promise<boolean> {
  try {
    await callApi(`/api/user/get-creation?id=${encodeURIComponent(id)}`, creationResponseReader);
    return false;
  } catch (error) {
    return error instanceof ApiError && error.code === "not_found";
  }
}
