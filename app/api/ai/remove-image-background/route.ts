import { defineToolRoute } from "@/lib/api/define-tool-route";
import { removeBackgroundContract } from "@/lib/tools/remove-background/contract";
import { removeBackground } from "@/lib/tools/remove-background/service";

export const POST = defineToolRoute(removeBackgroundContract, removeBackground);
