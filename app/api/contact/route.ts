import { answerPage } from "@/lib/api/answer-page";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { contactContract } from "@/lib/contact/contract";
import { sendMessage } from "@/lib/contact/service";
import { clientIp } from "@/lib/http/client-ip";

/** A visitor's message to whoever runs this server. */
export const POST = defineRoute({
  access: "public",
  body: contactContract.input,
  output: contactContract.output,
  handler: ({ ctx, body, request }) =>
    answerPage(body, () => sendMessage(ctx, { ...body, clientIp: clientIp(request) })),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
