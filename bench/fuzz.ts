/**
 * Sends thousands of bad requests to every route of a production build, to each of better-auth's calls, and for OCR's
 * languages, and counts the answers. Every failure must be an envelope of ours, none a 500, and the server must answer
 * `/api/health` afterward.
 *
 * Run `npm run build`, then `node bench/run.mjs fuzz [requests] [seed]`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Account, openAccount, TOKEN_MS, tokenOf } from "./support/accounts";
import { accountCalls, bodyOfAccountCall, makeCodes } from "./support/fuzz-accounts";
import { spoil, validValue } from "./support/nearly-valid";
import { FIELDS, pickWith, randomBodies, randomizer, TEXTS } from "./support/random-bodies";

const ADDRESS = "http://localhost:4503";
const AT_ONCE = 6;
const CALL_MS = 30_000;
const CHANGED_ACCOUNTS = 6;

const [count = "5500", seed = "1"] = process.argv.slice(2);
const REQUESTS = Number(count);

const random = randomizer(Number(seed));
const pick = pickWith(random);
const OTHER_ORIGINS = ["null", "https://elsewhere.example"];
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];
/** IDs that exist, once there are some. */
const KNOWN: string[] = [];
const { randomValue, randomBody } = randomBodies(random, KNOWN);

type Route = { address: string; methods: readonly string[] };
type Described = Parameters<typeof validValue>[0];
/** What our own description of the calls says that they take. */
const DESCRIBED = new Map<string, Described>();
/** People whose sessions account calls change and end; tokens of others stay good. */
const ACCOUNTS: Account[] = [];
const LANGUAGES = ["eng", "deu", "chi_sim", "xyz", "__proto__", "..%2f..%2fetc%2fpasswd", "DEU"];

/** What a call takes, in half of the cases with one field spoiled; undefined for calls that nobody described. */
function nearlyValid({ address }: Route): { body: string; type: string } | undefined {
  const schema = DESCRIBED.get(address) ?? bodyOfAccountCall(address, ACCOUNTS);
  if (!schema) return undefined;
  const valid = validValue(schema, random);
  const fields = random() < 0.5 ? valid : spoil(valid, randomValue(2), random);
  return { body: JSON.stringify(fields), type: "application/json" };
}

type DescribedPath = {
  post?: { requestBody?: { content?: Record<string, { schema?: Described }> } };
};

async function readDescription(): Promise<void> {
  const { paths } = await (await fetch(`${ADDRESS}/api/openapi.json`)).json();
  for (const [address, { post }] of Object.entries<DescribedPath>(paths)) {
    const schema = post?.requestBody?.content?.["application/json"]?.schema;
    if (schema) DESCRIBED.set(address, schema);
  }
}

/** Every route with the methods it has, account calls one by one. */
function allRoutes(): Route[] {
  const languages = LANGUAGES.map((code) => `/tessdata/${code}.traineddata.gz`);
  const files = [...languages, "/tessdata/[file]"].map((address) => ({
    address,
    methods: ["GET"],
  }));
  return [...routes(), ...accountCalls(), ...files];
}

function routes(folder = "app/api", address = "/api"): Route[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return routes(`${folder}/${entry.name}`, `${address}/${entry.name}`);
    if (entry.name !== "route.ts") return [];
    const own = readFileSync(`${folder}/route.ts`, "utf8").match(/(?<=export const )[A-Z]+/g);
    return { address, methods: own ?? METHODS };
  });
}

function randomAddress(route: string): string {
  const filled = route.replace(
    /\[[^\]]+\]/g,
    () =>
      encodeURIComponent(
        pick([...TEXTS, ...KNOWN])
          .slice(0, 200)
          .replace(/\p{Cs}/gu, ""),
      ) || "x",
  );
  if (random() < 0.6) return filled;
  const query = new URLSearchParams({
    [pick([...FIELDS, "cursor", "limit", "q", "order"])]: pick([...TEXTS, ...KNOWN]).slice(
      0,
      2_000,
    ),
  });
  return `${filled}?${query}`;
}

/** What the counts are given for. */
function partOf({ address }: Route): string {
  return /^\/(?:api\/auth|tessdata)\b/.exec(address)?.[0] ?? "other routes";
}

type Outcome = { status: number; fault?: string };

async function attempt(route: Route, tokens: readonly string[]): Promise<Outcome> {
  const method = random() < 0.8 ? pick(route.methods) : pick(METHODS);
  const near = random() < 0.6 ? nearlyValid(route) : undefined;
  const { body, type } = method === "GET" || method === "HEAD" ? {} : (near ?? randomBody());
  const headers = new Headers(type ? { "content-type": type } : {});
  if (random() < 0.8) headers.set("authorization", `Bearer ${pick(tokens)}`);
  if (random() < 0.2) headers.set("accept", "text/event-stream");
  if (random() < 0.2)
    headers.set("idempotency-key", pick(["x", crypto.randomUUID(), "y".repeat(500)]));
  if (route.address.startsWith("/api/auth/")) setAccountHeaders(headers);
  else if (random() < 0.1) headers.set("origin", pick(OTHER_ORIGINS));
  const address = randomAddress(route.address);
  const init = { method, headers, body: body ?? null, redirect: "manual" as const };
  const call = `${method} ${address.slice(0, 120)} ${type ?? ""} ${String(body).slice(0, 80)}`;
  try {
    const signal = AbortSignal.timeout(CALL_MS);
    const answer = await fetch(`${ADDRESS}${address}`, { ...init, signal });
    return { status: answer.status, ...faultOf(answer, await answer.text(), call) };
  } catch (error) {
    return { status: 0, fault: `${call}: ${error} ${error instanceof Error ? error.cause : ""}` };
  }
}

/** A page's own headers mostly, each time from another address: limits per address would answer almost everything. */
function setAccountHeaders(headers: Headers): void {
  headers.set(
    "x-forwarded-for",
    `10.${Array.from({ length: 3 }, () => Math.floor(random() * 256)).join(".")}`,
  );
  headers.set("origin", random() < 0.9 ? ADDRESS : pick(OTHER_ORIGINS));
  const { cookie } = pick(ACCOUNTS);
  if (random() < 0.8) headers.set("cookie", random() < 0.9 ? cookie : cookie.replace(/\w/g, "x"));
}

/** What is wrong with an answer. Model calls fail here with 502 and 503, since there is no model. */
function faultOf(answer: Response, text: string, call: string): { fault?: string } {
  const isJson = answer.headers.get("content-type")?.startsWith("application/json");
  const envelope = isJson && text ? JSON.parse(text) : undefined;
  if (answer.status === 500) return { fault: `${call}: 500 ${text.slice(0, 200)}` };
  if (
    answer.status >= 400 &&
    text &&
    envelope?.success !== false &&
    // JSON-RPC's, for MCP.
    envelope?.jsonrpc !== "2.0" &&
    !("message" in (envelope ?? {}))
  ) {
    return { fault: `${call}: ${answer.status} without an envelope: ${text.slice(0, 200)}` };
  }
  return {};
}

const folder = mkdtempSync(path.join(tmpdir(), "atelier-fuzz-"));
const server = spawn(
  process.execPath,
  ["node_modules/next/dist/bin/next", "start", "--port", "4503"],
  {
    // Nothing listens on port 9, so no model writes for hours.
    env: {
      ...process.env,
      DATA_DIR: folder,
      APP_URL: ADDRESS,
      PORT: "4503",
      LOG_LEVEL: "silent",
      OPENAI_BASE_URL: "http://127.0.0.1:9/v1",
      AI_TEXT_MODEL: "none",
      CALLS_PER_MINUTE: "1000000",
      BUILT_IN_RUNS_PER_HOUR_FREE: "1000000",
      RUNS_PER_HOUR_FREE: "1000000",
      SIGN_INS_PER_MINUTE: "1000000",
      SIGN_UPS_PER_HOUR: "1000000",
      TRUSTED_PROXIES: "1",
      MODELS_FETCH: "off",
    },
    stdio: ["ignore", "ignore", "ignore"],
  },
);
try {
  while (
    !(await fetch(`${ADDRESS}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new Error("The server ended before its first answer.");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const people = [await openAccount(ADDRESS), await openAccount(ADDRESS)];
  const tokens: string[] = [];
  const refresh = async () => {
    const fresh = await Promise.all(people.map((one) => tokenOf(ADDRESS, one)));
    tokens.splice(0, tokens.length, ...fresh, ...fresh, ...fresh, "x", "a.b.c");
  };
  await refresh();
  const refreshing = setInterval(() => void refresh().catch(() => {}), TOKEN_MS);
  await readDescription();
  for (const token of tokens.slice(0, people.length))
    KNOWN.push(...(await makeCodes(ADDRESS, token)));
  while (ACCOUNTS.length < CHANGED_ACCOUNTS) ACCOUNTS.push(await openAccount(ADDRESS));
  const all = allRoutes();
  const statuses = new Map<string, Map<number, number>>();
  const faults: string[] = [];
  let sent = 0;
  const sender = async () => {
    while (sent < REQUESTS) {
      const route = all[sent % all.length] as Route; // Safe: within its length.
      sent += 1;
      const { status, fault } = await attempt(route, tokens);
      for (const name of ["all", partOf(route)]) {
        const counts = statuses.get(name) ?? new Map<number, number>();
        statuses.set(name, counts.set(status, (counts.get(status) ?? 0) + 1));
      }
      if (fault) faults.push(fault);
      // Or a few sign-outs would leave no session to change.
      if (status === 200 && route.address === "/api/auth/sign-out")
        ACCOUNTS[Math.floor(random() * ACCOUNTS.length)] = await openAccount(ADDRESS);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  clearInterval(refreshing);
  const health = await (await fetch(`${ADDRESS}/api/health`)).json();
  console.log(
    `${sent} requests to ${all.length} routes, seed ${seed}; the server is ${health.ready ? "ready" : "not ready"}`,
  );
  for (const [name, counts] of statuses)
    console.log(name, Object.fromEntries([...counts].sort(([one], [other]) => one - other)));
  console.log(`${faults.length} faults`, faults.slice(0, 30));
  process.exitCode = faults.length > 0 || !health.ready ? 1 : 0;
} finally {
  server.kill("SIGTERM");
  await once(server, "exit");
  rmSync(folder, { recursive: true, force: true });
}
