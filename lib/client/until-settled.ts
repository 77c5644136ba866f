"use client";

import { callsInFlight } from "@/lib/client/call-api";
import { partsToCome } from "@/lib/client/parts-to-come";

/** What hasn't changed for so long stands still: a few frames. */
const STILL_MS = 100;
/** React may hold back what waited for a script for 300 ms. */
const HELD_BACK_MS = 350;
/** Counted from when there is a result: what is still missing by then comes into view as it comes. */
const PATIENCE_MS = 3_000;
/** Nobody looks at an empty page for longer, whatever it waits for. */
const LIMIT_MS = 10_000;

let isGoingOn = false;

/** Tells the page that what it opens is a run that goes on: there is something to see, and its end may be far. */
export function showsRunThatGoesOn(): void {
  isGoingOn = true;
}

/** Waits until a part of the page that opens with something has all of it: its result, and the scripts and images that show it. */
export async function untilSettled(part: HTMLElement): Promise<void> {
  const scripts = watchScripts();
  const beganAt = performance.now();
  let changedAt = beganAt;
  const changes = new MutationObserver(() => {
    changedAt = performance.now();
  });
  changes.observe(part, { subtree: true, childList: true, characterData: true });
  let loadedAt = beganAt;
  let pendingUntil = beganAt;
  while (part.isConnected) {
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    const isPending = !isGoingOn && part.querySelector("[aria-busy=true]") !== null;
    if (isPending) pendingUntil = now;
    if (isPending || callsInFlight() > 0 || scripts.areLoading() || hasMoreToCome(part))
      loadedAt = now;
    // A text that is being written never stands still.
    const still = now - Math.max(loadedAt, isGoingOn ? 0 : changedAt);
    const isLate = now - pendingUntil > PATIENCE_MS || now - beganAt > LIMIT_MS;
    if (still > STILL_MS || isLate) break;
  }
  isGoingOn = false;
  changes.disconnect();
  scripts.unwatch();
}

/** Images, and what stands for the engines or for a file until they are there. */
function hasMoreToCome(part: HTMLElement): boolean {
  // React shows what stands for a part even where its script has come, and then for 300 ms at least.
  if (partsToCome() > 0 || part.querySelector("[data-waits]")) return true;
  return [...part.querySelectorAll("img")].some(
    ({ complete, loading }) => !complete && loading !== "lazy",
  );
}

/** Follows the scripts that the page has asked for. */
function watchScripts() {
  const asked = new Set<Node>();
  let endedAt = 0;
  const follow = (node: Node) => {
    // Browsers of today never fetch those for old ones.
    if (!(node instanceof HTMLScriptElement) || !node.src || node.noModule) return;
    if (hasCome(node.src)) return;
    asked.add(node);
    const ended = () => {
      asked.delete(node);
      endedAt = performance.now();
    };
    for (const end of ["load", "error"]) node.addEventListener(end, ended);
  };
  document.querySelectorAll("script").forEach(follow);
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(follow);
  });
  watch.observe(document.head, { childList: true });
  return {
    areLoading: () => asked.size > 0 || performance.now() - endedAt < HELD_BACK_MS,
    unwatch: () => watch.disconnect(),
  };
}

function hasCome(script: string): boolean {
  return performance.getEntriesByName(script).length > 0;
}
