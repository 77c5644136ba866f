"use client";

import { CREATION_PARAMETER } from "@/lib/registry/creation-parameter";

/** Names a creation in the page's address, in place of a run; see `showRunInAddress`. */
export function showCreationInAddress(id: string, path: string): void {
  if (window.location.pathname !== path) return;
  const query = new URLSearchParams({ [CREATION_PARAMETER]: id });
  window.history.replaceState(null, "", `?${query}`);
}
