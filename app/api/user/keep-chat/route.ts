import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { messageSchema } from "@/lib/creations/schema";
import { keepChat } from "@/lib/documents/kept-chat";
import { keepChatInput } from "@/lib/documents/kept-chat-contract";

export const POST = defineRoute({
  access: "signed-in",
  body: keepChatInput,
  output: messageSchema,
  handler: ({ ctx, body }) => keepChat(ctx, body),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
