import { defineToolRoute } from "@/lib/tools/define-tool-route";
import { removeObjectContract } from "@/lib/tools/remove-object/contract";
import { removeObject } from "@/lib/tools/remove-object/service";

export const POST = defineToolRoute(removeObjectContract, removeObject);
