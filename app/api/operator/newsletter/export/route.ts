import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { exportSubscribers } from "@/lib/newsletter/subscribers";
import { subscribersFileSchema } from "@/lib/newsletter/subscribers-contract";

/** The newsletter's addresses, as a file for a program that sends it. */
export const GET = defineRoute({
  access: "operator",
  output: subscribersFileSchema,
  handler: ({ ctx }) => exportSubscribers(ctx),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
