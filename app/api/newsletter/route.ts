import { defineRoute } from "@/lib/api/define-route";
import { clientIp } from "@/lib/http/client-ip";
import { newsletterContract } from "@/lib/newsletter/contract";
import { subscribeToNewsletter } from "@/lib/newsletter/service";

export const POST = defineRoute({
  access: "public",
  body: newsletterContract.input,
  output: newsletterContract.output,
  handler: ({ ctx, body, request }) =>
    subscribeToNewsletter(ctx, { ...body, clientIp: clientIp(request) }),
});
