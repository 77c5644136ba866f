import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { engineListSchema } from "@/lib/engines/contract";
import { listEngines } from "@/lib/engines/list-engines";

export const GET = defineRoute({
  access: "signed-in",
  output: engineListSchema,
  handler: ({ ctx }) => listEngines(ctx),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
