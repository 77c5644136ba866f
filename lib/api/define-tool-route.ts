import "server-only";

import type { z } from "zod";
import { defineRoute } from "@/lib/api/define-route";
import { receiveInput } from "@/lib/api/receive-input";
import { streamEvents } from "@/lib/api/stream";
import type { Progress } from "@/lib/core/progress";
import { removeFilesOfRun } from "@/lib/files/remove-files";
import { IDEMPOTENCY_HEADER } from "@/lib/http/envelope";
import { parseInput } from "@/lib/http/respond";
import { EVENT_STREAM } from "@/lib/http/stream-events";
import type { RunContext, UserContext } from "@/lib/providers/context";
import type { FileRules, ServiceInput, ToolContract } from "@/lib/registry/contract";
import { runOnce } from "@/lib/usage/idempotency";
import { consumeQuota } from "@/lib/usage/quota";
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
    handler: async ({ ctx, request, requestId, holdOpen: keepOpen }) => {
      const received = await receiveInput(ctx, request, contract.files);
      const { files, fingerprints, discard } = received;
      const fields = await parseOrDiscard(discard, () =>
        parseInput(contract.input, received.fields),
      );
      // Safe: `receiveInput` throws when a required file is missing.
      const input = (contract.files ? { ...Object(fields), files } : fields) as ServiceInput<
        Input,
        Files
      >;
      const call = {
        userId: ctx.user.id,
        key: request.headers.get(IDEMPOTENCY_HEADER),
        endpoint: contract.endpoint,
        input: contract.files ? [fields, fingerprints] : fields,
      };
      const run = (progress: Progress, left: AbortSignal) => {
        const account = trackRunningCall(ctx.user.id);
        const signal = AbortSignal.any([left, account.signal]);
        return runOnce(ctx.db, { ...call, signal }, () =>
          runWithQuota(ctx, (charged) => service(charged, input), contract, progress, signal),
        )
          .finally(account.untrack)
          .finally(discard);
      };
      if (request.headers.get("accept")?.includes(EVENT_STREAM)) {
        return streamEvents(request, requestId, run, keepOpen());
      }
      return (await run(NO_PROGRESS, ctx.signal)) as z.input<Output>; // Safe: chargedRun parsed it with this schema.
    },
  });
}

async function parseOrDiscard<Value>(
  discard: () => Promise<void>,
  parse: () => Value,
): Promise<Value> {
  try {
    return parse();
  } catch (error) {
    await discard();
    throw error;
  }
}

async function runWithQuota<Output extends z.ZodType>(
  user: UserContext,
  service: (ctx: RunContext) => Promise<z.input<Output>>,
  contract: { output: Output },
  progress: Progress,
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  const ctx: RunContext = { ...user, progress, signal, storedFileIds: [] };
  const quota = await consumeQuota(ctx.db, ctx.user, ctx.now());
  try {
    const content = await service(ctx);
    // Safe: every output schema of a tool is an object.
    return contract.output.parse(content) as Record<string, unknown>;
  } catch (error) {
    await quota.refund();
    await removeFilesOfRun(ctx, ctx.storedFileIds, ctx.now());
    throw error;
  }
}
