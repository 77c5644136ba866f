import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { chooseEditor } from "@/lib/engines/choose-editor";
import { choosePainter } from "@/lib/engines/choose-painter";
import { chooseWriter } from "@/lib/engines/choose-writer";
import { chooseInput, engineListSchema } from "@/lib/engines/contract";

export const POST = defineRoute({
  access: "signed-in",
  body: chooseInput,
  output: engineListSchema,
  handler: ({ ctx, body: { ref, kind } }) => {
    if (kind === "writes") return chooseWriter(ctx, ref);
    return kind === "paints" ? choosePainter(ctx, ref) : chooseEditor(ctx, ref, kind);
  },
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
