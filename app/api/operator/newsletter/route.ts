import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { readSubscribers, unsubscribe } from "@/lib/newsletter/subscribers";
import {
  subscribersQuery,
  subscribersSchema,
  unsubscribeSchema,
} from "@/lib/newsletter/subscribers-contract";

/** Who subscribed to the newsletter. */
export const GET = defineRoute({
  access: "operator",
  query: subscribersQuery,
  output: subscribersSchema,
  handler: ({ ctx, query }) => readSubscribers(ctx, query),
});

/** Takes an address off the list. */
export const POST = defineRoute({
  access: "operator",
  body: unsubscribeSchema,
  output: subscribersSchema,
  handler: ({ ctx, body }) => unsubscribe(ctx, body.email),
});

export const { PUT, PATCH, DELETE } = otherMethods("GET", "POST");
