import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import {
  keepEditsInput,
  savedEditsSchema,
} from "@/lib/tools/remove-background/cutout-edits-contract";
import { keepEdits } from "@/lib/tools/remove-background/keep-edits";

export const POST = defineRoute({
  access: "signed-in",
  body: keepEditsInput,
  // Two for each point that a brush went through.
  maxValues: 100_000,
  output: savedEditsSchema,
  handler: ({ ctx, body }) => keepEdits(ctx, body),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
