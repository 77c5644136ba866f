import { z } from "zod";
import { defineRoute } from "@/lib/api/define-route";
import { absentMethods } from "@/lib/api/other-methods";
import { AppError } from "@/lib/core/errors";
import { getConnection } from "@/lib/providers/database";

/** For `npm run backup`: the embedded database as it is now, as a compressed archive. */
export const GET = defineRoute({
  access: "admin",
  output: z.never(),
  handler: async ({ request }) => {
    const { dump } = await getConnection();
    if (!dump) {
      throw new AppError("conflict", "This server uses Postgres. Set DATABASE_URL for the backup.");
    }
    const headers = { "content-type": "application/gzip", "cache-control": "no-store" };
    // Next derives HEAD from GET, and a dump copies the whole database.
    return new Response(request.method === "HEAD" ? null : await dump(), { headers });
  },
});

export const { POST, PUT, PATCH, DELETE } = absentMethods();
