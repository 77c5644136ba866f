import { createServer } from "node:http";

import { GET as health } from "@/app/api/health/route";
import { users } from "@/db/schema/accounts";
import { env } from "@/lib/core/env";
import { failureResponse, successResponse } from "@/lib/http/respond";
import { getDatabase } from "@/lib/providers/database";
import { startServer } from "@/lib/server/server-process";

/** What every call does: it opens the database when it isn't open yet. */
async function countPeople(): Promise<Response> {
  try {
    const db = await getDatabase();
    return successResponse({ people: await db.$count(users) }, "test");
  } catch (error) {
    return failureResponse(error, "test");
  }
}

// A server's process with its start and end, and instead of Next two addresses.
createServer(async (request, response) => {
  const isHealth = request.url === "/api/health";
  const answer = await (isHealth
    ? health(new Request(`http://test${request.url}`))
    : countPeople());
  response.writeHead(answer.status, { "content-type": "application/json" });
  response.end(await answer.text());
}).listen(env().PORT, "127.0.0.1");

await startServer();
