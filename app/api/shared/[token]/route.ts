import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { readShared } from "@/lib/creations/share";
import { sharedCreationSchema } from "@/lib/creations/share-contract";
import { clientIp } from "@/lib/http/client-ip";

/** What a share link shows, to everyone who has it. */
export const GET = defineRoute({
  access: "public",
  output: sharedCreationSchema,
  handler: ({ ctx, request }) => {
    const token = new URL(request.url).pathname.split("/").at(-1) ?? "";
    return readShared(ctx, { token, clientIp: clientIp(request) });
  },
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
