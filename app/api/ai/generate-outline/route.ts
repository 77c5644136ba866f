import { defineToolRoute } from "@/lib/api/define-tool-route";
import { otherMethods } from "@/lib/api/other-methods";
import { outlineContract } from "@/lib/tools/write-article/contract";
import { proposeOutline } from "@/lib/tools/write-article/propose-outline";

export const POST = defineToolRoute(outlineContract, proposeOutline, {
  scopes: ["run"],
  summary: "Propose an outline for an article",
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
