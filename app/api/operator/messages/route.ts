import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { changeInbox, readInbox } from "@/lib/contact/inbox";
import { inboxChangeSchema, inboxQuery, inboxSchema } from "@/lib/contact/inbox-contract";

/** What visitors wrote. */
export const GET = defineRoute({
  access: "operator",
  query: inboxQuery,
  output: inboxSchema,
  handler: ({ ctx, query }) => readInbox(ctx, query),
});

/** Marks messages as done or open, or erases one. */
export const POST = defineRoute({
  access: "operator",
  body: inboxChangeSchema,
  output: inboxSchema,
  handler: ({ ctx, body }) => changeInbox(ctx, body),
});

export const { PUT, PATCH, DELETE } = otherMethods("GET", "POST");
