import { z } from "zod";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { streamEvents } from "@/lib/api/stream";
import { runIdSchema } from "@/lib/runs/contract";
import { followRun } from "@/lib/runs/follow-run";
import { assertNoChainRun } from "@/lib/runs/read-runs";

/** One of the caller's runs from where it is to its end, in the events of the call that began it. */
export const GET = defineRoute({
  access: "signed-in",
  operation: {
    scopes: ["run"],
    summary: "Follow one of your runs to its end",
    responds: "text/event-stream",
  },
  query: z.object({ id: runIdSchema }),
  output: z.never(),
  handler: async ({ ctx, query, request, requestId, scopes, holdOpen }) => {
    if (scopes) await assertNoChainRun(ctx, query.id);
    const follow = (progress: Parameters<typeof followRun>[2], left: AbortSignal) =>
      followRun(ctx, query.id, progress, left);
    return streamEvents(request, requestId, follow, holdOpen());
  },
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
