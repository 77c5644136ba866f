import { defineToolRoute } from "@/lib/api/define-tool-route";
import { otherMethods } from "@/lib/api/other-methods";
import { removeObjectContract } from "@/lib/tools/remove-object/contract";
import { removeObject } from "@/lib/tools/remove-object/service";

export const POST = defineToolRoute(removeObjectContract, removeObject, {
  scopes: ["run"],
  summary: "Remove an object from an image",
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
