import "server-only";

import type { RunKind } from "@/db/schema/runs";
import { env } from "@/lib/core/env";

/**
 * What a machine needs to carry a run: `text` the model in its own process, `vision` local image networks and the
 * illustrator, `remote` only the way to someone else's server.
 */
export const RUN_KINDS = ["text", "vision", "remote"] as const satisfies readonly RunKind[];

/** How many runs of a kind a process carries at once. Local models do one thing at a time, and have the next one ready. */
export const PLACES: Record<RunKind, number> = { text: 2, vision: 2, remote: 200 };

/** Whether this process carries runs of a kind. */
export function carries(kind: RunKind): boolean {
  return env().WORKER_KINDS.includes(kind);
}

/** Whether it carries every kind, so that no run has to leave it. */
export function carriesAll(): boolean {
  return RUN_KINDS.every(carries);
}

/** Whether this process may end with its call, so that it takes nothing from a queue. */
export function endsWithCall(): boolean {
  return env().VERCEL !== undefined;
}
