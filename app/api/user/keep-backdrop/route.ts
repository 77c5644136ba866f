import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { withFiles } from "@/lib/api/with-files";
import {
  BACKDROP_FILES,
  backdropFileSchema,
} from "@/lib/tools/remove-background/cutout-edits-contract";
import { keepBackdrop } from "@/lib/tools/remove-background/keep-backdrop";

export const POST = defineRoute({
  access: "signed-in",
  output: backdropFileSchema,
  handler: ({ ctx, request }) =>
    withFiles(ctx, request, BACKDROP_FILES, ({ files }) => keepBackdrop(ctx, files.image)),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
