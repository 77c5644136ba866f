import "server-only";

import type { z } from "zod";
import type { Database } from "@/db/client";
import { findRun, type ListedRun, listRuns, type RunName, requestStop } from "@/db/queries/runs";
import { AppError } from "@/lib/core/errors";
import { promptParts } from "@/lib/creations/prompt-parts";
import { failureOf } from "@/lib/http/respond";
import type { UserContext } from "@/lib/providers/context";
import { CHAINS, chainRunPath, RUN_CHAIN } from "@/lib/registry/chain-paths";
import { TOOLS } from "@/lib/registry/tools";
import type { RunSummary, runResponseSchema } from "@/lib/runs/contract";
import { closeRun } from "@/lib/runs/end-run";
import { unknownRun } from "@/lib/runs/follow-run";
import { RUN_PARAMETER } from "@/lib/runs/header";
import { placeInLine } from "@/lib/runs/line";
import { findLiveRun } from "@/lib/runs/live-runs";

const DAY_MS = 24 * 60 * 60_000;
const MAX_LISTED = 20;
const SUBJECT_CHARACTERS = 80;
/** A call's row may come a moment after the caller stops it. */
const STOP_TRIES = 10;
const STOP_PAUSE_MS = 200;

/** A person's runs of the last day, newest first; those of chains only for the person and not for programs. */
export async function readRuns(
  { db, user, now }: UserContext,
  { forProgram }: { forProgram: boolean },
): Promise<{ runs: RunSummary[] }> {
  const since = new Date(now().getTime() - DAY_MS);
  const except = forProgram ? RUN_CHAIN : null;
  const rows = await listRuns(db, { userId: user.id, since, limit: MAX_LISTED, except });
  return { runs: await Promise.all(rows.map((row) => withPlace(db, user.id, row))) };
}

/**
 * Hides the run of a chain from programs, which don't reach chains.
 *
 * @throws AppError `not_found`, as if there were no such run
 */
export async function assertNoChainRun({ db, user }: UserContext, id: string): Promise<void> {
  const row = await findRun(db, { userId: user.id, id });
  if (row?.endpoint === RUN_CHAIN) throw unknownRun();
}

/**
 * One of a person's runs, with what was asked for.
 *
 * @throws AppError `not_found` when it's unknown or was forgotten
 */
export async function readRun(
  { db, user }: UserContext,
  id: string,
): Promise<z.input<typeof runResponseSchema>> {
  const row = await findRun(db, { userId: user.id, id });
  if (!row) throw unknownRun();
  const { prompt } = row.input;
  const listed = {
    ...row,
    prompt: typeof prompt === "string" ? prompt : null,
    chainRunId: typeof row.input.id === "string" ? row.input.id : null,
    done: countOf(row.answer?.done),
    failed: countOf(row.answer?.failed),
  };
  return { run: { ...(await withPlace(db, user.id, listed)), input: row.input } };
}

/**
 * Stops one of a person's runs, wherever it runs. Does nothing when it has ended.
 *
 * @throws AppError `not_found` when it's unknown or was forgotten
 */
export async function stopRun(ctx: UserContext, id: string): Promise<void> {
  const { db, user } = ctx;
  const name = { userId: user.id, id };
  for (let tries = 0; tries < STOP_TRIES; tries += 1) {
    const isHere = findLiveRun(name);
    isHere?.stop.abort();
    if ((await requestStop(db, name)) || isHere) return stopWaiting(ctx, name);
    await new Promise((resolve) => setTimeout(resolve, STOP_PAUSE_MS));
  }
  throw unknownRun();
}

/** Ends a run that nobody works on. */
async function stopWaiting(ctx: UserContext, name: RunName): Promise<void> {
  const answer = failureOf(new AppError("aborted", "The request was canceled."));
  await closeRun(ctx, { ...name, carrier: null }, { state: "stopped", text: "", answer });
}

/** A waiting run does nothing but wait: its step is its place in line. */
async function withPlace(db: Database, userId: string, row: ListedRun): Promise<RunSummary> {
  const { id, isWaiting } = row;
  const step = isWaiting ? { label: await placeInLine(db, { userId, id }) } : row.step;
  return present({ ...row, step });
}

function present(row: ListedRun): RunSummary {
  const { id, endpoint, state, isLost, step, prompt, createdAt, endedAt } = row;
  const tool = toolOf(endpoint);
  return {
    id,
    tool,
    address: addressOf(tool, row),
    state: isLost ? "lost" : state,
    subject: subjectOf(tool, prompt),
    step: step?.label ?? null,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    inputs: inputsOf(row),
  };
}

/** Only a chain's answer counts inputs. */
function inputsOf({ endpoint, state, done, failed }: ListedRun): RunSummary["inputs"] {
  if (endpoint !== RUN_CHAIN || state !== "done" || done === null || failed === null) return null;
  return { total: done + failed, failed };
}

function countOf(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

function toolOf(endpoint: string): string {
  if (endpoint === RUN_CHAIN) return CHAINS;
  return TOOLS.find(({ endpoints }) => endpoints.some((one) => one === endpoint))?.slug ?? "";
}

function addressOf(tool: string, { id, chainRunId }: ListedRun): string {
  if (tool === CHAINS && chainRunId !== null) return chainRunPath(chainRunId);
  return `/ai/${tool}?${new URLSearchParams({ [RUN_PARAMETER]: id })}`;
}

function subjectOf(tool: string, prompt: string | null): string {
  if (prompt === null) return "";
  const { subject } = promptParts({ tool, prompt });
  return subject.length > SUBJECT_CHARACTERS ? `${subject.slice(0, SUBJECT_CHARACTERS)}…` : subject;
}
