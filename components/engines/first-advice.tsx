import "server-only";

import type { ReactNode } from "react";

import { BetterEngineAdvice } from "@/components/engines/better-engine-advice";
import type { FirstTask } from "@/lib/engines/first-run";
import { firstRunOf } from "@/lib/engines/first-run-of";
import { CREATION_PARAMETER } from "@/lib/registry/creation-parameter";
import { RUN_PARAMETER } from "@/lib/runs/header";

type Query = Record<string, string | string[] | undefined>;

/**
 * The advice that a tool's page comes with before a first run with the built-in engine; undefined where there is none, and where
 * the page opens with a result.
 *
 * @param query of the page's address
 * @param notes see `BetterEngineCard`
 */
export async function firstAdvice(
  task: FirstTask,
  query: Query,
  notes?: string,
): Promise<ReactNode> {
  if (query[CREATION_PARAMETER] || query[RUN_PARAMETER]) return undefined;
  const ways = await firstRunOf(task);
  return ways && <BetterEngineAdvice task={task} notes={notes} {...ways} />;
}
