import { z } from "zod";

import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { emptyBin } from "@/lib/creations/bin";
import { emptyBinInput } from "@/lib/creations/bin-contract";

export const POST = defineRoute({
  access: "signed-in",
  body: emptyBinInput,
  output: z.object({ message: z.string(), removed: z.int().nonnegative() }),
  handler: ({ ctx, body }) => emptyBin(ctx, body),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
