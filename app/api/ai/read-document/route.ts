import { defineToolRoute } from "@/lib/api/define-tool-route";
import { otherMethods } from "@/lib/api/other-methods";
import { readDocumentContract } from "@/lib/tools/write-article/contract";
import { readDocument } from "@/lib/tools/write-article/read-document";

export const POST = defineToolRoute(readDocumentContract, readDocument);

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
