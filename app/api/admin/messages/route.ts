import { defineRoute } from "@/lib/api/define-route";
import { absentMethods } from "@/lib/api/other-methods";
import { changeInbox, readInbox } from "@/lib/contact/inbox";
import { inboxChangeSchema, inboxQuery, inboxSchema } from "@/lib/contact/inbox-contract";

/** For `npm run messages`: what visitors wrote. */
export const GET = defineRoute({
  access: "admin",
  query: inboxQuery,
  output: inboxSchema,
  handler: ({ ctx, query }) => readInbox(ctx, query),
});

/** For `npm run messages`: marks messages as done or open, or erases one. */
export const POST = defineRoute({
  access: "admin",
  body: inboxChangeSchema,
  output: inboxSchema,
  handler: ({ ctx, body }) => changeInbox(ctx, body),
});

export const { PUT, PATCH, DELETE } = absentMethods();
