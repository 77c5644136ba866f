import { clientIp } from "@/lib/http/client-ip";
import { defineRoute } from "@/lib/http/define-route";
import { newsletterContract } from "@/lib/newsletter/contract";
import { subscribe } from "@/lib/newsletter/service";

export const POST = defineRoute({
  access: "public",
  body: newsletterContract.input,
  output: newsletterContract.output,
  handler: ({ ctx, body, request }) => subscribe(ctx, { ...body, clientIp: clientIp(request) }),
});
