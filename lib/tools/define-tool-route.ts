import "server-only";

import type { z } from "zod";

import type { Progress, RunContext, UserContext } from "@/lib/context";
import { defineRoute } from "@/lib/http/define-route";
import { IDEMPOTENCY_HEADER } from "@/lib/http/envelope";
import { streamEvents } from "@/lib/http/stream";
import { EVENT_STREAM } from "@/lib/http/stream-events";
import type { ToolContract } from "@/lib/tools/contract";
import { runOnce } from "@/lib/usage/idempotency";
import { spendRun } from "@/lib/usage/quota";

const SILENT: Progress = { onText: () => {}, onReplace: () => {}, onStep: () => {} };

/**
 * The route handler of a server tool: its contract around its service, once per idempotency key, charged
 * only when it succeeds. Answers JSON, or server-sent events to whoever accepts them.
 */
export function defineToolRoute<Input extends z.ZodType, Output extends z.ZodType>(
  contract: ToolContract<Input, Output>,
  service: (ctx: RunContext, input: z.output<Input>) => Promise<z.input<Output>>,
) {
  return defineRoute({
    access: "signed-in",
    body: contract.input,
    output: contract.output,
    handler: async ({ ctx, body, request, requestId, holdOpen }) => {
      const key = request.headers.get(IDEMPOTENCY_HEADER);
      const run = (progress: Progress, signal: AbortSignal) =>
        runOnce(
          ctx.db,
          { userId: ctx.user.id, key, endpoint: contract.endpoint, input: body, signal },
          () => chargedRun(ctx, (charged) => service(charged, body), contract, progress, signal),
        );
      if (request.headers.get("accept")?.includes(EVENT_STREAM)) {
        return streamEvents(request, requestId, run, holdOpen());
      }
      return (await run(SILENT, ctx.signal)) as z.input<Output>; // Safe: chargedRun parsed it with this schema.
    },
  });
}

async function chargedRun<Output extends z.ZodType>(
  ctx: UserContext,
  service: (ctx: RunContext) => Promise<z.input<Output>>,
  contract: ToolContract<z.ZodType, Output>,
  progress: Progress,
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  const charge = await spendRun(ctx.db, ctx.user, ctx.now());
  try {
    const content = await service({ ...ctx, progress, signal });
    // Safe: every output schema of a tool is an object.
    return contract.output.parse(content) as Record<string, unknown>;
  } catch (error) {
    await charge.giveBack();
    throw error;
  }
}
