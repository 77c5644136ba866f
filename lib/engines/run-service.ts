import "server-only";

import type { z } from "zod";
import { AppError } from "@/lib/core/errors";
import type { Progress } from "@/lib/core/progress";
import { creationsOfRun } from "@/lib/creations/creations-of-run";
import { type RecordUse, usedBy } from "@/lib/engines/engine-uses";
import { editorFor, type PageModel, painterFor, writerFor } from "@/lib/engines/engines-of-run";
import { tellPlace } from "@/lib/engines/tell-place";
import { meterTokens } from "@/lib/engines/token-meter";
import { removeFilesOfRun } from "@/lib/files/remove-files";
import type { RunContext, UserContext } from "@/lib/providers/context";
import type { FileRules, ToolContract } from "@/lib/registry/contract";
import { creationIds } from "@/lib/usage/creation-ids";

/** A tool's call and what does its work, for whoever only knows its endpoint. */
export type ToolService = {
  contract: ToolContract<z.ZodType, z.ZodType, FileRules>;
  /** Its input was checked when the run was asked for. */
  service: (ctx: RunContext, input: never) => Promise<unknown>;
};

/** What a service is run with, beside its input. */
type Run = {
  contract: ToolService["contract"];
  /** What the service is run with; kept with its creations, files left out. */
  input: object;
  /** Names its creations, the same ones each time it begins. */
  runId: string;
  /** The page's name for a run that goes on without it; null for all others. */
  name: string | null;
  /** The engine the caller named; null for the one they chose. */
  engine: string | null;
  compared: RunContext["compared"];
  /** The model in the caller's browser. */
  page: PageModel;
  progress: Progress;
  signal: AbortSignal;
  /** Whether anything may still be saved; always, when absent. */
  isOurs?: () => boolean;
};

/** What a service made, and what it used of an engine, if it did: whoever records the run's end records both. */
export type Served = { content: Record<string, unknown>; recordUse: RecordUse | null };

/**
 * Runs a tool's service with the engines of the run. What it stored is removed again when it fails.
 *
 * @returns its answer's content, as the contract has it, with what it used
 * @throws whatever the service throws
 */
export async function runService(
  user: UserContext,
  service: (ctx: RunContext) => Promise<unknown>,
  run: Run,
): Promise<Served> {
  const { contract, engine, progress, signal } = run;
  const usesEngine = contract.writes || contract.paints || contract.edits;
  const text = contract.writes ? await writerFor(user, engine, run.page) : user.text;
  if (text.isLoaded?.() === false) progress.onStep({ label: `Loading ${text.engine.name}` });
  const meter = meterTokens(tellPlace(text, progress));
  const made = creationsOfRun(user, { ...run, nextId: creationIds(run.runId) });
  const assertOurs = () => {
    if (run.isOurs?.() === false) throw new AppError("aborted", "This run goes on elsewhere.");
  };
  const ctx: RunContext = {
    ...user,
    text: meter.text,
    vision: contract.edits ? await editorFor(user, engine, contract.edits) : user.vision,
    imageGenerator: contract.paints ? await painterFor(user, engine) : user.imageGenerator,
    compared: run.compared ?? null,
    progress,
    signal,
    runId: run.runId,
    assertOurs,
    nextCreationId: () => {
      assertOurs();
      return made.nextId();
    },
    tokens: () => {
      const tokens = meter.read();
      return tokens ? { tokens } : {};
    },
    storedFileIds: [],
  };
  try {
    // Safe: every output schema of a tool is an object.
    const content = contract.output.parse(await service(ctx)) as Record<string, unknown>;
    const recordUse = usesEngine ? usedBy(ctx, Object(content.meta).engine) : null;
    await made.keepRun(content);
    return { content, recordUse };
  } catch (error) {
    // An article that was stopped is saved before its run fails.
    await made.keepRun({});
    await removeFilesOfRun(ctx, ctx.storedFileIds, ctx.now());
    throw error;
  }
}
