// Shared by the administrator commands. With DATABASE_URL they connect to that database; otherwise they call the running
// server, because only one process can open the embedded database.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";

const ANSWER_MS = 15_000;

const fromFile = existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")) : {};
export const environment = { ...fromFile, ...process.env };

/** Prints a message to stderr and exits. */
export function stop(message, code = 1) {
  console.error(message);
  process.exit(code);
}

/** Runs `work` on the DATABASE_URL server; it gets a tagged template for SQL. Exits when that fails. */
export async function inDatabase(work) {
  const { default: postgres } = await import("postgres");
  const options = { max: 1, connect_timeout: 10, onnotice: () => {} };
  const sql = postgres(environment.DATABASE_URL, options);
  try {
    return await work(sql);
  } catch (error) {
    if (error.code === "42P01" || error.code === "42703") {
      return stop(
        "This database isn't up to date. Start the server on it once to run the migrations, then try again.",
      );
    }
    return stop(`Couldn't query the database at DATABASE_URL: ${error.message || error.code}`);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Gets something from the server that is using the data folder, of any length. Exits when that fails. */
export async function fetchFromServer(path) {
  const { base, adminToken, noServer } = findServer();
  const headers = { authorization: `Bearer ${adminToken}` };
  const response = await fetch(new URL(path, base), { headers }).catch(() => stop(noServer));
  if (response.ok) return response;
  const { message } = await response.json().catch(() => ({}));
  return stop(message ?? `The server responded with status ${response.status}.`);
}

/** The server that is using the data folder. It runs on this machine, whatever its public URL is. */
function findServer() {
  const dataDir = environment.DATA_DIR || ".data";
  const file = join(dataDir, "server.json");
  const noServer = `No server is running on ${dataDir}. Start it with npm start, then try again.`;
  if (!existsSync(file)) return stop(noServer);
  const { url, port, adminToken } = JSON.parse(readFileSync(file, "utf8"));
  return { base: port ? `http://127.0.0.1:${port}` : url, adminToken, noServer };
}

/** Calls the server that is using the data folder; undefined when it answers 404. Exits on other failures. */
export async function askServer(path, body) {
  const { base, adminToken, noServer } = findServer();
  const response = await fetch(new URL(path, base), {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json", authorization: `Bearer ${adminToken}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch(() => stop(noServer));
  const answer = await response.json().catch(() => ({}));
  if (answer.success) return answer;
  if (response.status === 404) return undefined;
  return stop(answer.message ?? `The server responded with status ${response.status}.`);
}
