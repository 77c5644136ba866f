import { z } from "zod";

import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { engineListSchema } from "@/lib/engines/contract";
import { listEngines } from "@/lib/engines/list-engines";
import { lookAgain } from "@/lib/engines/local-servers";

export const POST = defineRoute({
  access: "signed-in",
  body: z.object({}),
  output: engineListSchema,
  handler: async ({ ctx }) => {
    await lookAgain();
    return listEngines(ctx);
  },
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
