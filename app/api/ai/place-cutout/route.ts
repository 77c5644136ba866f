import { defineToolRoute } from "@/lib/api/define-tool-route";
import { otherMethods } from "@/lib/api/other-methods";
import { placeCutout } from "@/lib/tools/remove-background/place-cutout";
import { placeCutoutContract } from "@/lib/tools/remove-background/place-cutout-contract";

export const POST = defineToolRoute(placeCutoutContract, placeCutout);

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
