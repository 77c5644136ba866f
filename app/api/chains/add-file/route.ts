import { z } from "zod";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { withFiles } from "@/lib/api/with-files";
import { addChainFile } from "@/lib/chains/add-chain-file";
import { CHAIN_FILE, idSchema } from "@/lib/chains/contract";
import { parseInput } from "@/lib/http/respond";

/** Adds one file to a chain run that hasn't begun: a form with `id` and `file`. */
export const POST = defineRoute({
  access: "signed-in",
  output: z.object({}),
  handler: ({ ctx, request }) =>
    withFiles(ctx, request, CHAIN_FILE, async ({ fields, files: { file } }) => {
      const { id } = parseInput(idSchema, fields);
      await addChainFile(ctx, { id, file });
      return {};
    }),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
