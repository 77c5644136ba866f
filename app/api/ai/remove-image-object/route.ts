import { defineToolRoute } from "@/lib/api/define-tool-route";
import { removeObjectContract } from "@/lib/tools/remove-object/contract";
import { removeObject } from "@/lib/tools/remove-object/service";

export const POST = defineToolRoute(removeObjectContract, removeObject);
