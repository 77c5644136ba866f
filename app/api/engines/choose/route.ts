import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { chooseEngine } from "@/lib/engines/choose-engine";
import { chooseInput, engineListSchema } from "@/lib/engines/contract";

export const POST = defineRoute({
  access: "signed-in",
  body: chooseInput,
  output: engineListSchema,
  handler: ({ ctx, body: { ref, kind } }) => chooseEngine(ctx, kind, ref),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
