import { z } from "zod";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { fileResponse } from "@/lib/files/file-response";
import { runFieldSchema, runIdSchema } from "@/lib/runs/contract";
import { findRunFile } from "@/lib/runs/open-run-file";
import { assertNoChainRun } from "@/lib/runs/read-runs";

/** A file that one of the caller's runs works on, until that ends. */
export const GET = defineRoute({
  access: "signed-in",
  operation: {
    scopes: ["run"],
    summary: "Download a file that one of your runs works on",
    responds: "*/*",
  },
  query: z.object({ id: runIdSchema, field: runFieldSchema }),
  output: z.object({}),
  handler: async ({ ctx, query, request, requestId, scopes }) => {
    if (scopes) await assertNoChainRun(ctx, query.id);
    return fileResponse(await findRunFile(ctx, query), request, requestId);
  },
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
