"use client";

import { replaceAddress } from "@/lib/client/address";
import { CREATION_PARAMETER } from "@/lib/registry/creation-parameter";
import { RUN_PARAMETER } from "@/lib/runs/header";

/** The name of the run that the page's address shows; null without one. */
export function runInAddress(): string | null {
  return new URLSearchParams(window.location.search).get(RUN_PARAMETER);
}

/**
 * Names a run in the page's address, so that a reload, a bookmark, or a step back shows it again.
 *
 * @param path of the page that began it; another page's address stays as it is
 */
export function showRunInAddress(id: string, path: string): void {
  const { pathname, search } = window.location;
  if (pathname !== path) return;
  const query = new URLSearchParams(search);
  query.delete(CREATION_PARAMETER);
  query.set(RUN_PARAMETER, id);
  replaceAddress(`?${query}`);
}
