import { z } from "zod";

import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { answerInput } from "@/lib/engines/contract";
import { takePiece } from "@/lib/engines/take-piece";

export const POST = defineRoute({
  access: "signed-in",
  isAwaited: true,
  body: answerInput,
  output: z.object({}),
  handler: ({ ctx, body }) => takePiece(ctx, body),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
