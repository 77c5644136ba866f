/**
 * Sends thousands of bad requests to every route of a production build and counts the answers. Every answer must be
 * an envelope of ours, none a 500, and the server must answer `/api/health` afterward.
 *
 * Run `npm run build`, then `node bench/run.mjs fuzz [requests] [seed]`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { contractFields, spoil, validValue } from "./support/nearly-valid";

const ADDRESS = "http://localhost:4503";
const AT_ONCE = 6;
const CALL_MS = 30_000;

const [count = "5500", seed = "1"] = process.argv.slice(2);
const REQUESTS = Number(count);

/** Mulberry32: the same requests for the same seed. */
function randomizer(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomizer(Number(seed));
const pick = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item; // Safe: none is empty.

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];
const FIELDS = [
  ...["prompt", "text", "id", "length", "keyword", "category", "url", "question", "size", "email"],
  ...["name", "password", "format", "quality", "width", "object", "messages", "publish", "reason"],
  ...["documentId", "style", "count", "parentId", "image", "pdf", "resume", "__proto__", "plan"],
  ...contractFields(),
];
/** IDs that exist, once there are some. */
const KNOWN: string[] = [];
const TEXTS = [
  ...["", " ", "\0", "\ud800", "a\u0000b", "../../etc/passwd", "'; drop table users; --", "\u202e"],
  ...["<script>alert(1)</script>", "-1", "1e309", "NaN", "null", "[object Object]", "\r\nx: y"],
  ...["x".repeat(100_000), "\n".repeat(50_000), "](".repeat(20_000), "\u{1f9d1}".repeat(5_000)],
  ...[
    "00000000-0000-7000-8000-000000000000",
    "https://youtube.com/watch?v=",
    "http://127.0.0.1:1/",
  ],
];

function randomValue(depth = 0): unknown {
  const kinds = [
    () => pick(TEXTS),
    () => pick([...KNOWN, ""]),
    () => pick([0, -1, 1e308, 0.1, 2 ** 53, Number.MAX_VALUE]),
    () => pick([true, false, null]),
    () => Array.from({ length: Math.floor(random() * 5) }, () => randomValue(depth + 1)),
    () => randomFields(depth + 1),
  ];
  return depth > 4 ? null : pick(kinds)();
}

function randomFields(depth = 0): Record<string, unknown> {
  const names = Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(FIELDS));
  return Object.fromEntries(names.map((name) => [name, randomValue(depth)]));
}

function randomForm(): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(randomFields())) {
    if (random() < 0.5) form.append(name, String(value));
    else
      form.append(
        name,
        new File([String(value)], pick(TEXTS).slice(0, 300), { type: pick(TYPES) }),
      );
  }
  return form;
}

const TYPES = ["image/png", "application/pdf", "text/html", "", 'x/y;z="', "application/json"];

/** A body and its content type, which may not go together. */
function randomBody(): { body?: RequestInit["body"]; type?: string } {
  const kinds = [
    () => ({}),
    () => ({ body: JSON.stringify(randomFields()), type: "application/json" }),
    () => ({ body: JSON.stringify(randomValue()), type: "application/json" }),
    () => ({ body: "[".repeat(20_000), type: "application/json" }),
    () => ({ body: `{"prompt":"${"\\ud800".repeat(50)}"}`, type: "application/json" }),
    () => ({ body: pick(TEXTS), type: pick([...TYPES, "multipart/form-data"]) }),
    () => ({ body: `--x\r\n${pick(TEXTS)}`, type: "multipart/form-data; boundary=x" }),
    () => ({ body: randomForm() }),
  ];
  return pick(kinds)();
}

type Route = { address: string; methods: readonly string[] };
type Described = Parameters<typeof validValue>[0];
/** What our own description of the calls says that they take. */
const DESCRIBED = new Map<string, Described>();

/** What a call takes, in half of the cases with one field spoiled; undefined for calls that nobody described. */
function nearlyValid({ address }: Route): { body: string; type: string } | undefined {
  const schema = DESCRIBED.get(address);
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

/** Every route with the methods it has. */
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
  if (random() < 0.1) headers.set("origin", pick(["null", "https://elsewhere.example"]));
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

async function signUp(): Promise<string> {
  const headers = { "content-type": "application/json", origin: ADDRESS };
  const account = {
    name: "Fuzz",
    email: `${crypto.randomUUID()}@example.com`,
    password: "a long enough password",
  };
  const init = { method: "POST", headers, body: JSON.stringify(account) };
  const answer = await fetch(`${ADDRESS}/api/auth/sign-up/email`, init);
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const { token } = await (
    await fetch(`${ADDRESS}/api/auth/token`, { headers: { cookie } })
  ).json();
  return token;
}

/** The IDs of some creations, made without a model. */
async function makeCodes(token: string): Promise<string[]> {
  const made = await Promise.all(
    ["a", "b", "c"].map(async (text) => {
      const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
      const body = JSON.stringify({ text: `https://example.com/${text}` });
      const answer = await fetch(`${ADDRESS}/api/ai/qr-generate`, {
        method: "POST",
        headers,
        body,
      });
      const { id, creation } = await answer.json();
      return (id ?? creation?.id) as string;
    }),
  );
  return made.filter(Boolean);
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
  const [ada, bob] = [await signUp(), await signUp()];
  const tokens = [ada, ada, ada, bob, bob, bob, "x", "a.b.c"];
  await readDescription();
  KNOWN.push(...(await makeCodes(ada)), ...(await makeCodes(bob)));
  const all = routes();
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  let sent = 0;
  const sender = async () => {
    while (sent < REQUESTS) {
      const route = all[sent % all.length] as Route; // Safe: within its length.
      sent += 1;
      const { status, fault } = await attempt(route, tokens);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (fault) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  const health = await (await fetch(`${ADDRESS}/api/health`)).json();
  console.log(
    `${sent} requests to ${all.length} routes, seed ${seed}; the server is ${health.ready ? "ready" : "not ready"}`,
  );
  console.log(Object.fromEntries([...statuses].sort(([one], [other]) => one - other)));
  console.log(`${faults.length} faults`, faults.slice(0, 30));
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  server.kill("SIGTERM");
  await once(server, "exit");
  rmSync(folder, { recursive: true, force: true });
}
