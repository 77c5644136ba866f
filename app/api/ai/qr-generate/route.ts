import { defineToolRoute } from "@/lib/api/define-tool-route";
import { otherMethods } from "@/lib/api/other-methods";
import { qrContract } from "@/lib/tools/qr-generator/contract";
import { generateQr } from "@/lib/tools/qr-generator/service";

export const POST = defineToolRoute(qrContract, generateQr, {
  scopes: ["run"],
  summary: "Make a QR code",
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
