import { defineToolRoute } from "@/lib/api/define-tool-route";
import { otherMethods } from "@/lib/api/other-methods";
import { removeBackgroundContract } from "@/lib/tools/remove-background/contract";
import { removeBackground } from "@/lib/tools/remove-background/service";

export const POST = defineToolRoute(removeBackgroundContract, removeBackground, {
  scopes: ["run"],
  summary: "Remove an image's background",
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
