"use client";

import { replaceAddress } from "@/lib/client/address";
import { CREATION_PARAMETER } from "@/lib/registry/creation-parameter";
import { RUN_PARAMETER } from "@/lib/runs/header";

/** Names a creation in the page's address, in place of a run; see `showRunInAddress`. */
export function showCreationInAddress(id: string, path: string): void {
  if (window.location.pathname !== path) return;
  // What was sent to the page stays: its form still has it.
  const query = new URLSearchParams(window.location.search);
  query.delete(RUN_PARAMETER);
  query.set(CREATION_PARAMETER, id);
  replaceAddress(`?${query}`);
}
