"use client";

import { ApiError } from "@/lib/client/api-error";

/**
 * Fetches code that a page needs only once it is used.
 *
 * @throws ApiError `offline` when it can't be fetched
 */
export async function loadPart<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  try {
    return await fetchPart();
  } catch (cause) {
    const message = "Couldn't reach the server. Check your connection and try again.";
    throw new ApiError("offline", message, { thrown: true, cause });
  }
}
