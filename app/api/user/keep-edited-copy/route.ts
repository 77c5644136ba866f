import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { withFiles } from "@/lib/api/with-files";
import { parseInput } from "@/lib/http/respond";
import {
  EDITED_FILES,
  editedCopyInput,
  editedCopySchema,
} from "@/lib/tools/remove-background/cutout-edits-contract";
import { keepEditedCopy } from "@/lib/tools/remove-background/keep-edited-copy";

/** Not a run of a tool: what is kept was made in the browser. */
export const POST = defineRoute({
  access: "signed-in",
  output: editedCopySchema,
  handler: ({ ctx, request }) =>
    withFiles(ctx, request, EDITED_FILES, ({ fields, files }) =>
      keepEditedCopy(ctx, { ...parseInput(editedCopyInput, fields), image: files.image }),
    ),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
