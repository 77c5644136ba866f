// Sets the plan of a local account: npm run plan -- someone@example.com premium
// With DATABASE_URL it writes there; otherwise it asks the running server, for the embedded database has
// no second door.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";

const PLANS = ["free", "premium"];
const ANSWER_MS = 15_000;

const fromFile = existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")) : {};
const environment = { ...fromFile, ...process.env };

/** Ends with one sentence for the person at the keyboard. */
function stop(message, code = 1) {
  console.error(message);
  process.exit(code);
}

async function setInDatabase(url, email, plan) {
  const { default: postgres } = await import("postgres");
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    const rows = await sql`update users set plan = ${plan} where email = ${email} returning email`;
    return rows.length > 0;
  } catch (error) {
    if (error.code === "42P01") {
      return stop("This database has no accounts yet. Start the server on it once, then sign up.");
    }
    return stop(`The database at DATABASE_URL did not answer: ${error.message || error.code}`);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function askServer(dataDir, email, plan) {
  const file = join(dataDir, "server.json");
  const noServer = `No server runs on ${dataDir}. Start it with npm start, then try again.`;
  if (!existsSync(file)) return stop(noServer);
  const { url, port, adminToken } = JSON.parse(readFileSync(file, "utf8"));
  // The server is on this machine, whatever address people reach it at.
  const base = port ? `http://127.0.0.1:${port}` : url;
  const response = await fetch(new URL("/api/admin/plan", base), {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${adminToken}` },
    body: JSON.stringify({ email, plan }),
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch(() => stop(noServer));
  const answer = await response.json().catch(() => ({}));
  if (answer.success) return true;
  if (response.status === 404) return false;
  return stop(answer.message ?? `The server answered ${response.status}.`);
}

const [rawEmail, plan, ...rest] = process.argv.slice(2);
if (!rawEmail?.includes("@") || !PLANS.includes(plan) || rest.length > 0) {
  stop("Usage: npm run plan -- someone@example.com premium|free", 2);
}
if (environment.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY && environment.CLERK_SECRET_KEY) {
  stop("Accounts of this server live at Clerk: set the plan in its dashboard, under Billing.");
}

const email = rawEmail.trim().toLowerCase();
const found = environment.DATABASE_URL
  ? await setInDatabase(environment.DATABASE_URL, email, plan)
  : await askServer(environment.DATA_DIR ?? ".data", email, plan);
if (!found) stop(`No account has the address ${email}.`);
console.log(`${email} is on the ${plan === "premium" ? "Premium" : "Free"} plan now.`);
