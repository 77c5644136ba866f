import "server-only";

import type { z } from "zod";
import { isKeyClaimed } from "@/db/queries/idempotency-keys";
import type { RunKind } from "@/db/schema/runs";
import { assertFieldScopes } from "@/lib/account/user-of-token";
import { carryCall } from "@/lib/api/carry-call";
import { defineRoute } from "@/lib/api/define-route";
import type { Operation } from "@/lib/api/operation";
import { receiveCall } from "@/lib/api/receive-call";
import { streamEvents } from "@/lib/api/stream";
import { hasRoom } from "@/lib/carrier/carrier";
import type { Progress } from "@/lib/core/progress";
import { readComparedRun } from "@/lib/creations/compared-run";
import { allowanceOfCall } from "@/lib/engines/allowance-of-call";
import { isAnsweredAtOnce, kindOfRun } from "@/lib/engines/kind-of-run";
import { pageContextTokens, wantedEngine } from "@/lib/engines/read-headers";
import { runService } from "@/lib/engines/run-service";
import { IDEMPOTENCY_HEADER } from "@/lib/http/envelope";
import { EVENT_STREAM } from "@/lib/http/stream-events";
import type { RunContext, UserContext } from "@/lib/providers/context";
import { carries, carriesAll } from "@/lib/queue/kinds";
import {
  engineKindOf,
  type FileRules,
  type ServiceInput,
  type ToolContract,
} from "@/lib/registry/contract";
import { assertRoom } from "@/lib/runs/ask-run";
import { KEPT_RUN, RUN_HEADER } from "@/lib/runs/header";
import { beginCharge, NO_CHARGE } from "@/lib/usage/charge";
import { isKeptFree } from "@/lib/usage/free-arrangements";
import { hashRequest, runOnce } from "@/lib/usage/idempotency";
import { trackRunningCall } from "@/lib/usage/running-calls";

const NO_PROGRESS: Progress = { onText: () => {}, onReplace: () => {}, onStep: () => {} };

/**
 * Builds a tool's route handler from its contract and service. Runs once per idempotency key and is charged
 * only on success. Takes JSON, or a form when the contract has files; responds with JSON, or with server-sent
 * events if the client accepts them. Access tokens count only with an `operation`. Uploads are deleted after the run, and so are files a failed run stored.
 */
export function defineToolRoute<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Files extends FileRules,
>(
  contract: ToolContract<Input, Output, Files>,
  service: (ctx: RunContext, input: ServiceInput<Input, Files>) => Promise<z.input<Output>>,
  operation?: Operation,
) {
  return defineRoute({
    access: "signed-in",
    ...(operation && { operation }),
    contract,
    output: contract.output,
    handler: async ({ ctx, request, requestId, scopes, holdOpen }) => {
      const choosable = engineKindOf(contract);
      const engine = choosable ? wantedEngine(request.headers) : null;
      const compared = choosable ? readComparedRun(request.headers) : null;
      const charge = contract.calls
        ? NO_CHARGE
        : beginCharge(ctx, await allowanceOfCall(ctx, contract, engine));
      const queued = await chooseQueue(ctx, contract, request.headers, engine);
      const key = request.headers.get(IDEMPOTENCY_HEADER);
      const isRepeated = async () =>
        key !== null && (await isKeyClaimed(ctx.db, { userId: ctx.user.id, key }));
      const reserve = async () => {
        // Whichever of these calls runs is charged, even if this process dies while the others wait for it.
        if (await isRepeated()) return;
        // A run of the queue is charged in the transaction that records it.
        await (queued ? charge.check() : charge.take()).catch(async (refusal) => {
          // That call may just have taken the last run of the hour.
          if (!(await isRepeated())) throw refusal;
        });
      };
      const received = await receiveCall(ctx, request, contract, { charge, reserve });
      try {
        assertFieldScopes(scopes, operation?.fieldScopes ?? {}, Object(received.input));
      } catch (error) {
        await received.close();
        throw error;
      }
      const call = {
        userId: ctx.user.id,
        key,
        endpoint: contract.endpoint,
        input: engine === null ? received.identity : [received.identity, engine],
      };
      // Safe: `receiveCall` checked the fields and threw when a required file is missing.
      const input = received.input as ServiceInput<Input, Files>;
      const run = (listener: Progress, left: AbortSignal) => {
        const account = trackRunningCall(ctx.db, ctx.user.id);
        // While it waits for another call with its key, even a run that is kept ends with its caller.
        const signal = AbortSignal.any([left, account.signal]);
        const page = {
          ask: listener.onQuestion,
          contextTokens: pageContextTokens(request.headers),
        };
        return runOnce(
          ctx.db,
          { ...call, signal },
          async ({ runId, takenOver }, recordWithAnswer) => {
            if (queued) {
              const requestHash = hashRequest(call.endpoint, call.input);
              const ticket = { runId, requestHash, engine, compared };
              const { endpoint } = call;
              const { discardFiles } = received;
              const id = queued.id ?? runId;
              const asked = { id, endpoint, ticket, takenOver, charge, discardFiles };
              return carryCall(ctx, { ...queued, ...asked, input: Object(input) }, listener, left);
            }
            // The process that died had charged it.
            if (!takenOver) await charge.take();
            const details = {
              contract,
              input: Object(input),
              runId,
              name: null,
              engine,
              compared,
              page,
              signal,
            };
            const serve = (charged: RunContext) => service(charged, input);
            const served = await runService(ctx, serve, { ...details, progress: listener });
            if (served.recordUse) recordWithAnswer(served.recordUse);
            const { content: answer } = served;
            const arranged = { answer, now: ctx.now() };
            if (!takenOver && !(await isKeptFree(ctx.db, ctx.user.id, arranged))) charge.keep();
            return answer;
          },
        )
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

/**
 * How the queue carries a call: runs that go on when their caller leaves, and those that this process doesn't carry. Null
 * for all others, which are done right here.
 *
 * @throws AppError `provider_unavailable` when too many wait, `unusable` when the engine is out of reach
 */
async function chooseQueue(
  ctx: UserContext,
  contract: ToolContract<z.ZodType, z.ZodType, FileRules>,
  headers: Headers,
  engine: string | null,
): Promise<{ id: string | null; kind: RunKind; kept: boolean } | null> {
  const id = headers.get(IDEMPOTENCY_HEADER);
  const mayLast = contract.lasts === true && id !== null && headers.get(RUN_HEADER) === KEPT_RUN;
  const kept = mayLast && !(await isAnsweredAtOnce(ctx, contract, engine));
  if (!kept && carriesAll()) return null;
  const kind = await kindOfRun(ctx, contract, engine);
  if (kind === null || (!kept && carries(kind))) return null;
  if (!hasRoom(kind)) await assertRoom(ctx.db, kind);
  return { id, kind, kept };
}
