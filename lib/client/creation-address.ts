"use client";

import { replaceAddress } from "@/lib/client/address";
import { BATCH_PARAMETER, CREATION_PARAMETER } from "@/lib/registry/creation-parameter";
import { RUN_PARAMETER } from "@/lib/runs/header";

/** Addresses have no room for more. */
export const MAX_BATCH = 50;

/**
 * Names a creation in the page's address, in place of a run; see `showRunInAddress`.
 *
 * @param batch all that the page shows, in order; the last 50 of them are named
 */
export function showCreationInAddress(
  id: string,
  path: string,
  batch: readonly string[] = [],
): void {
  if (window.location.pathname !== path) return;
  // What was sent to the page stays: its form still has it.
  const query = new URLSearchParams(window.location.search);
  query.delete(RUN_PARAMETER);
  query.set(CREATION_PARAMETER, id);
  query.delete(BATCH_PARAMETER);
  if (batch.length > 1) query.set(BATCH_PARAMETER, batch.slice(-MAX_BATCH).join());
  replaceAddress(`?${query}`);
}

/** What the page's address says that it shows together with a creation, in order; that one alone where it says nothing. */
export function batchInAddress(id: string): string[] {
  const batch = new URLSearchParams(window.location.search).get(BATCH_PARAMETER)?.split(",") ?? [];
  return batch.includes(id) ? batch : [id];
}
