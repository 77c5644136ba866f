import { API_OPERATIONS } from "@/app/api/operations";
import { otherMethods } from "@/lib/api/other-methods";
import { appUrl } from "@/lib/core/env";
import { singleton } from "@/lib/core/singleton";
import { REQUEST_ID_HEADER } from "@/lib/http/envelope";
import { requestIdOf } from "@/lib/http/request-id";
import { openApiDocument } from "@/lib/programs/openapi";

/** The same until the server is replaced, so it's made once. */
const document = singleton("openapi", () =>
  JSON.stringify(openApiDocument(API_OPERATIONS, appUrl())),
);

/** The OpenAPI document, for everyone. */
export function GET(request: Request): Response {
  return new Response(document.get(), {
    headers: {
      "content-type": "application/json",
      "cache-control": "public, max-age=300",
      [REQUEST_ID_HEADER]: requestIdOf(request.headers),
    },
  });
}

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
