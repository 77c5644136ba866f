import { defineToolRoute } from "@/lib/api/define-tool-route";
import { qrContract } from "@/lib/tools/qr-generator/contract";
import { generateQr } from "@/lib/tools/qr-generator/service";

export const POST = defineToolRoute(qrContract, generateQr);
