import { defineToolRoute } from "@/lib/api/define-tool-route";
import { otherMethods } from "@/lib/api/other-methods";
import { readDocumentContract } from "@/lib/tools/write-article/contract";
import { readDocument } from "@/lib/tools/write-article/read-document";

export const POST = defineToolRoute(readDocumentContract, readDocument, {
  scopes: ["run"],
  summary: "Read a PDF to write an article from",
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
