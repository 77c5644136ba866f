import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { readKeptChat } from "@/lib/documents/kept-chat";
import { keptChatQuery, keptChatSchema } from "@/lib/documents/kept-chat-contract";

export const GET = defineRoute({
  access: "signed-in",
  query: keptChatQuery,
  output: keptChatSchema,
  handler: ({ ctx, query }) => readKeptChat(ctx, query.contextId),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
