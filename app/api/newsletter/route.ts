import { answerPage } from "@/lib/api/answer-page";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { clientIp } from "@/lib/http/client-ip";
import { newsletterContract } from "@/lib/newsletter/contract";
import { subscribeToNewsletter } from "@/lib/newsletter/service";

export const POST = defineRoute({
  access: "public",
  body: newsletterContract.input,
  output: newsletterContract.output,
  handler: ({ ctx, body, request }) =>
    answerPage(body, () => subscribeToNewsletter(ctx, { ...body, clientIp: clientIp(request) })),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
