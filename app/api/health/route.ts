import { isAdmin } from "@/lib/api/require-admin";
import { REQUEST_ID_HEADER } from "@/lib/http/envelope";
import { requestIdOf } from "@/lib/http/request-id";
import { readHealth } from "@/lib/server/health";

/** 200 when this server can take calls, 503 while it starts, drains or has no database. Tells the administrator more. */
export async function GET(request: Request): Promise<Response> {
  const health = await readHealth({ operator: isAdmin(request) });
  return Response.json(
    { success: health.ready, ...health },
    {
      status: health.ready ? 200 : 503,
      headers: {
        "cache-control": "no-store",
        [REQUEST_ID_HEADER]: requestIdOf(request.headers),
      },
    },
  );
}
