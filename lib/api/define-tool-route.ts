import "server-only";

import type { z } from "zod";
import type { ClaimedRun } from "@/db/queries/idempotency-keys";
import { defineRoute } from "@/lib/api/define-route";
import { receiveCall } from "@/lib/api/receive-call";
import { streamEvents } from "@/lib/api/stream";
import type { Progress } from "@/lib/core/progress";
import { readComparedRun } from "@/lib/creations/compared-run";
import { editorFor } from "@/lib/engines/choose-editor";
import { painterFor } from "@/lib/engines/choose-painter";
import {
  allowanceOf,
  pageContextTokens,
  wantedEngine,
  writerFor,
} from "@/lib/engines/choose-writer";
import { recordUse } from "@/lib/engines/engine-uses";
import { BROWSER_REF } from "@/lib/engines/refs";
import { meterTokens } from "@/lib/engines/token-meter";
import { removeFilesOfRun } from "@/lib/files/remove-files";
import { IDEMPOTENCY_HEADER } from "@/lib/http/envelope";
import { EVENT_STREAM } from "@/lib/http/stream-events";
import type { RunContext, UserContext } from "@/lib/providers/context";
import {
  engineKindOf,
  type FileRules,
  type ServiceInput,
  type ToolContract,
} from "@/lib/registry/contract";
import { KEPT_RUN, RUN_HEADER } from "@/lib/runs/header";
import { recordRun } from "@/lib/runs/record-run";
import { beginCharge, type Charge } from "@/lib/usage/charge";
import { creationIds } from "@/lib/usage/creation-ids";
import { runOnce } from "@/lib/usage/idempotency";
import { trackRunningCall } from "@/lib/usage/running-calls";

const NO_PROGRESS: Progress = { onText: () => {}, onReplace: () => {}, onStep: () => {} };

/**
 * Builds a tool's route handler from its contract and service. Runs once per idempotency key and is charged
 * only on success. Takes JSON, or a form when the contract has files; responds with JSON, or with server-sent
 * events if the client accepts them. Uploads are deleted after the run, and so are files a failed run stored.
 */
export function defineToolRoute<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Files extends FileRules,
>(
  contract: ToolContract<Input, Output, Files>,
  service: (ctx: RunContext, input: ServiceInput<Input, Files>) => Promise<z.input<Output>>,
) {
  return defineRoute({
    access: "signed-in",
    output: contract.output,
    handler: async ({ ctx, request, requestId, holdOpen }) => {
      const choosable = engineKindOf(contract);
      const engine = choosable ? wantedEngine(request.headers) : null;
      const compared = choosable ? readComparedRun(request.headers) : null;
      const charge = beginCharge(ctx, allowanceOf(engine));
      const received = await receiveCall(ctx, request, contract, charge);
      const call = {
        userId: ctx.user.id,
        key: request.headers.get(IDEMPOTENCY_HEADER),
        endpoint: contract.endpoint,
        input: engine === null ? received.identity : [received.identity, engine],
      };
      // Safe: `receiveCall` checked the fields and threw when a required file is missing.
      const input = received.input as ServiceInput<Input, Files>;
      const kept = contract.lasts && keptRunOf(request.headers, engine);
      const run = (listener: Progress, left: AbortSignal) => {
        const account = trackRunningCall(ctx.user.id);
        // Together with the claim of the key, because both wait for the database. A refusal is reported by the run.
        charge.take().catch(() => {});
        const begin = (claimed: ClaimedRun, progress: Progress, stop: AbortSignal) =>
          runCharged(ctx, (charged) => service({ ...charged, compared }, input), {
            contract,
            claimed,
            charge,
            engine,
            pageContext: pageContextTokens(request.headers),
            progress,
            signal: AbortSignal.any([stop, account.signal]),
          });
        // While it waits for another call with its key, even a run that is kept ends with its caller.
        const signal = AbortSignal.any([left, account.signal]);
        return runOnce(ctx.db, { ...call, signal }, async (claimed) => {
          if (!kept) return begin(claimed, listener, left);
          // Nothing is recorded of a run that is refused.
          if (!claimed.takenOver) await charge.take();
          const { files: _, ...fields } = Object(input);
          const asked = { id: kept, endpoint: call.endpoint, input: fields };
          return recordRun(ctx, asked, listener, (progress, stop) =>
            begin(claimed, progress, stop),
          );
        })
          .finally(account.untrack)
          .finally(received.close);
      };
      if (request.headers.get("accept")?.includes(EVENT_STREAM)) {
        return streamEvents(request, requestId, run, holdOpen());
      }
      return (await run(NO_PROGRESS, ctx.signal)) as z.input<Output>; // Safe: runCharged parsed it with this schema.
    },
  });
}

/** The name of a run that goes on when its caller leaves; null where leaving stops it. */
function keptRunOf(headers: Headers, engine: string | null): string | null {
  // A model in the caller's browser is gone with its page.
  if (headers.get(RUN_HEADER) !== KEPT_RUN || engine === BROWSER_REF) return null;
  return headers.get(IDEMPOTENCY_HEADER);
}

async function runCharged<Output extends z.ZodType>(
  user: UserContext,
  service: (ctx: RunContext) => Promise<z.input<Output>>,
  run: {
    contract: { output: Output; writes?: true; paints?: true; edits?: "erases" | "cutsOut" };
    claimed: ClaimedRun;
    charge: Charge;
    /** The engine the caller named; null for the one they chose. */
    engine: string | null;
    /** Context size of the model in the caller's browser, in tokens. */
    pageContext: number;
    progress: Progress;
    signal: AbortSignal;
  },
): Promise<Record<string, unknown>> {
  const { contract, claimed, charge, engine, progress, signal } = run;
  const page = { ask: progress.onQuestion, contextTokens: run.pageContext };
  const text = contract.writes ? await writerFor(user, engine, page) : user.text;
  if (text.isLoaded?.() === false) progress.onStep({ label: `Loading ${text.engine.name}` });
  const meter = meterTokens(text);
  const ctx: RunContext = {
    ...user,
    text: meter.text,
    vision: contract.edits ? await editorFor(user, engine, contract.edits) : user.vision,
    imageGenerator: contract.paints ? await painterFor(user, engine) : user.imageGenerator,
    progress,
    signal,
    nextCreationId: creationIds(claimed.runId),
    tokens: () => {
      const tokens = meter.read();
      return tokens ? { tokens } : {};
    },
    storedFileIds: [],
  };
  // The process that died had charged it.
  if (!claimed.takenOver) await charge.take();
  try {
    // Safe: every output schema of a tool is an object.
    const content = contract.output.parse(await service(ctx)) as Record<string, unknown>;
    if (!claimed.takenOver) charge.keep();
    const meta = Object(content.meta);
    if (!claimed.takenOver && contract.writes) await recordUse(ctx, meta.engine);
    return content;
  } catch (error) {
    await removeFilesOfRun(ctx, ctx.storedFileIds, ctx.now());
    throw error;
  }
}
