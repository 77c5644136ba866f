import { defineToolRoute } from "@/lib/api/define-tool-route";
import { otherMethods } from "@/lib/api/other-methods";
import { generateQrList } from "@/lib/tools/qr-generator/generate-list";
import { qrListContract } from "@/lib/tools/qr-generator/list-contract";

export const POST = defineToolRoute(qrListContract, generateQrList, {
  scopes: ["run"],
  summary: "Make QR codes from a CSV list",
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
