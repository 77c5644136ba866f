import "server-only";

import type { z } from "zod";
import type { Database } from "@/db/client";
import { findCreationOfRun } from "@/db/queries/creation-runs";
import { findSummaryOf } from "@/db/queries/documents";
import { findRun, type ListedRun, listRuns, type RunName, requestStop } from "@/db/queries/runs";
import { AppError } from "@/lib/core/errors";
import { beginningOf } from "@/lib/core/text";
import { promptParts } from "@/lib/creations/prompt-parts";
import { failureOf } from "@/lib/http/respond";
import type { UserContext } from "@/lib/providers/context";
import { CHAINS, chainRunPath, RUN_CHAIN } from "@/lib/registry/chain-paths";
import { CREATION_PARAMETER } from "@/lib/registry/creation-parameter";
import { QUESTION_PARAMETER } from "@/lib/registry/question-parameter";
import { TOOLS } from "@/lib/registry/tools";
import type { madeSchema, RunList, RunSummary, runResponseSchema } from "@/lib/runs/contract";
import { closeRun } from "@/lib/runs/end-run";
import { unknownRun } from "@/lib/runs/follow-run";
import { endLostRuns } from "@/lib/runs/hand-back";
import { RUN_PARAMETER } from "@/lib/runs/header";
import { placeInLine } from "@/lib/runs/line";
import { findLiveRun } from "@/lib/runs/live-runs";
import { runsLeft } from "@/lib/usage/quota";

const DAY_MS = 24 * 60 * 60_000;
/** Long enough for a page that looks now and then to tell that it was answered. */
const QUESTION_MS = 2 * 60_000;
const MAX_LISTED = 20;
const SUBJECT_CHARACTERS = 80;
/** A call's row may come a moment after the caller stops it. */
const STOP_TRIES = 10;
const STOP_PAUSE_MS = 200;

/**
 * A person's runs of the last day, newest first: of questions only the latest, and of chains only for the person and not for
 * programs. With them, how many are left in this hour.
 */
export async function readRuns(
  ctx: UserContext,
  { forProgram }: { forProgram: boolean },
): Promise<RunList> {
  const { db, user, now } = ctx;
  const since = new Date(now().getTime() - DAY_MS);
  const except = forProgram ? RUN_CHAIN : null;
  const questionsSince = new Date(now().getTime() - QUESTION_MS);
  const wanted = { userId: user.id, since, questionsSince, limit: MAX_LISTED, except };
  let rows = await listRuns(db, wanted);
  if (rows.some(({ isLost }) => isLost)) {
    await endLostRuns(ctx, user.id);
    rows = await listRuns(db, wanted);
  }
  const runs = await Promise.all(rows.map((row) => withPlace(db, user.id, row)));
  return { runs, left: await runsLeft(db, user, now()) };
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
  ctx: UserContext,
  id: string,
): Promise<z.input<typeof runResponseSchema>> {
  const { db, user } = ctx;
  const name = { userId: user.id, id };
  let row = await findRun(db, name);
  if (row?.isLost) {
    await endLostRuns(ctx, user.id);
    row = await findRun(db, name);
  }
  if (!row) throw unknownRun();
  const { prompt, question, url, contextId, id: chainRunId } = row.input;
  const listed = {
    ...row,
    prompt: textOf(prompt),
    question: textOf(question),
    fileName: row.ticket?.files[0]?.name ?? null,
    url: textOf(url),
    contextId: textOf(contextId),
    chainRunId: textOf(chainRunId),
    done: countOf(row.answer?.done),
    failed: countOf(row.answer?.failed),
    isCutShort: Object(row.answer?.meta).stopped === true,
  };
  // They are deleted when it ends.
  const files = row.endedAt ? [] : (row.ticket?.files ?? []);
  return { run: { ...(await withPlace(db, user.id, listed)), input: row.input, files } };
}

/**
 * What a run made, also long after the run itself was forgotten: the first of its creations that is still there.
 *
 * @throws AppError `not_found` when nothing is left of it
 */
export async function readMade(
  { db, user }: UserContext,
  id: string,
): Promise<z.input<typeof madeSchema>> {
  const creationId = await findCreationOfRun(db, { runName: id, userId: user.id });
  if (creationId === null) throw unknownRun();
  return { creationId };
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
  const { id, isWaiting, question, contextId } = row;
  const step = isWaiting ? { label: await placeInLine(db, { userId, id }) } : row.step;
  const isAsked = question !== null && contextId !== null;
  const summaryId = isAsked ? await findSummaryOf(db, { userId, documentId: contextId }) : null;
  return present({ ...row, step, summaryId });
}

/** A run with the summary that its question is about; null for everything else, and when that was deleted. */
type PlacedRun = ListedRun & { summaryId: string | null };

function present(row: PlacedRun): RunSummary {
  const { id, endpoint, step, createdAt, endedAt } = row;
  const tool = toolOf(endpoint);
  return {
    id,
    tool,
    address: addressOf(tool, row),
    state: stateOf(row),
    subject: subjectOf(tool, row),
    step: step?.label ?? null,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    inputs: inputsOf(row),
    saved: row.isCutShort,
  };
}

/** A run that was stopped and saved what it had is done in the records, which charge for it, but not to its person. */
function stateOf({ state, isLost, isCutShort }: ListedRun): RunSummary["state"] {
  if (isLost) return "lost";
  return state === "done" && isCutShort ? "stopped" : state;
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

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function addressOf(tool: string, { id, chainRunId, question, summaryId }: PlacedRun): string {
  if (tool === CHAINS && chainRunId !== null) return chainRunPath(chainRunId);
  const shown: Record<string, string> =
    question === null
      ? { [RUN_PARAMETER]: id }
      : { ...(summaryId && { [CREATION_PARAMETER]: summaryId }), [QUESTION_PARAMETER]: id };
  return `/ai/${tool}?${new URLSearchParams(shown)}`;
}

/** What a person knows a run by: their question, their words, else the file or the address that it works on. */
function subjectOf(tool: string, { prompt, question, fileName, url }: PlacedRun): string {
  const typed = prompt && promptParts({ tool, prompt }).subject;
  const subject = question || typed || fileName || url || "";
  return subject.length > SUBJECT_CHARACTERS
    ? `${beginningOf(subject, SUBJECT_CHARACTERS)}…`
    : subject;
}
