// What the operator's commands share: the environment, one sentence at the end, and the way to the data. With
// DATABASE_URL they write there; otherwise they ask the running server, for the embedded database has no second door.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";

const ANSWER_MS = 15_000;

const fromFile = existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")) : {};
export const environment = { ...fromFile, ...process.env };

/** Ends with one sentence for the person at the keyboard. */
export function stop(message, code = 1) {
  console.error(message);
  process.exit(code);
}

/** Works with the database server of DATABASE_URL; `work` gets a tagged template for SQL. */
export async function inDatabase(work) {
  const { default: postgres } = await import("postgres");
  const options = { max: 1, connect_timeout: 10, onnotice: () => {} };
  const sql = postgres(environment.DATABASE_URL, options);
  try {
    return await work(sql);
  } catch (error) {
    if (error.code === "42P01" || error.code === "42703") {
      return stop("This database is empty or old. Start the server on it once, then try again.");
    }
    return stop(`The database at DATABASE_URL did not answer: ${error.message || error.code}`);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Asks the server that runs on the data folder; undefined when it does not know what was named. */
export async function askServer(path, body) {
  const dataDir = environment.DATA_DIR || ".data";
  const file = join(dataDir, "server.json");
  const noServer = `No server runs on ${dataDir}. Start it with npm start, then try again.`;
  if (!existsSync(file)) return stop(noServer);
  const { url, port, adminToken } = JSON.parse(readFileSync(file, "utf8"));
  // The server is on this machine, whatever address people reach it at.
  const base = port ? `http://127.0.0.1:${port}` : url;
  const response = await fetch(new URL(path, base), {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json", authorization: `Bearer ${adminToken}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch(() => stop(noServer));
  const answer = await response.json().catch(() => ({}));
  if (answer.success) return answer;
  if (response.status === 404) return undefined;
  return stop(answer.message ?? `The server answered ${response.status}.`);
}
