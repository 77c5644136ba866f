"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";

import { leftAddress, replaceAddress } from "@/lib/client/address";
import { CHAINS_PATH } from "@/lib/registry/chain-paths";
import { findTool, toolPath } from "@/lib/registry/tools";

/** A page to go back to, and what it's called. */
export type CameFrom = { address: string; name: string };

const PARAMETER = "from";

/**
 * The tool or chain that led to the page that uses this; null for whoever came from elsewhere. The address names it, so that
 * it outlives a reload. What was filled in there comes back with it (decision 0206).
 */
export function useCameFrom(): CameFrom | null {
  const named = useSearchParams().get(PARAMETER);
  const [left] = useState(leftAddress);
  const cameFrom = workAt(named ?? left ?? "");
  useEffect(() => {
    if (named !== null) return;
    // A link that was followed before the page's scripts ran loads this page anew.
    const address = workAt(left ?? referringPage())?.address;
    if (address === undefined) return;
    replaceAddress(`?${new URLSearchParams({ [PARAMETER]: address })}${location.hash}`);
  }, [named, left]);
  return cameFrom;
}

/** The page of this site whose link loaded this one; empty when there is none. */
function referringPage(): string {
  const { referrer } = document;
  return referrer.startsWith(`${location.origin}/`) ? referrer : "";
}

/** @param address anything; only pages of this site are found */
export function workAt(address: string): CameFrom | null {
  const base = "https://page.invalid";
  if (!URL.canParse(address, base)) return null;
  const { pathname, search } = new URL(address, base);
  const found = { address: pathname + search };
  if (pathname.startsWith(`${CHAINS_PATH}/`)) return { ...found, name: "your chain" };
  const tool = findTool(pathname.replace(/^\/ai\//, ""));
  return tool && pathname === toolPath(tool.slug) ? { ...found, name: tool.title } : null;
}
