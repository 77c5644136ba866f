import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { creationIdInput } from "@/lib/creations/schema";
import { keptEditsSchema } from "@/lib/tools/remove-background/cutout-edits-contract";
import { readEdits } from "@/lib/tools/remove-background/keep-edits";

export const GET = defineRoute({
  access: "signed-in",
  query: creationIdInput,
  output: keptEditsSchema,
  handler: ({ ctx, query }) => readEdits(ctx, query.id),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
