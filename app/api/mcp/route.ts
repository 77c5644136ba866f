import { z } from "zod";

import { API_OPERATIONS } from "@/app/api/operations";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { answerMessage } from "@/lib/programs/mcp/answer-message";

/** The MCP server: the API's calls as tools for assistants. What a token may do is checked by the calls themselves. */
export const POST = defineRoute({
  access: "signed-in",
  operation: {
    scopes: ["run", "read", "write"],
    summary: "Talk to the MCP server",
    responds: "text/event-stream",
  },
  output: z.object({}),
  handler: ({ ctx, request, holdOpen }) =>
    answerMessage(ctx, request, { operations: API_OPERATIONS, onEnd: holdOpen() }),
});

// Nothing is sent that wasn't asked for, and there's no session to end.
export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
