/**
 * Throughput of calls that read and write creations, over HTTP, against bare Next handlers that run the same
 * statements: gallery pages, own creations, likes on one image, and the static landing page.
 *
 * Run `npm run build`, start the app once on the database, fill it with `node bench/run.mjs seed URL`, then
 * run `node bench/run.mjs pages URL [row]`.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";

const ROUNDS = 5;
const ROUND_MS = 3_000;
const START_MS = 5_000;
const PRODUCT = "http://localhost:4501";
const BARE = "http://localhost:4502";
const NEXT = "node_modules/next/dist/bin/next";

const [url, wanted = ""] = process.argv.slice(2);
if (!url) throw new Error("Name a seeded database: node bench/run.mjs pages postgres://…");
const env = { ...process.env, DATABASE_URL: url, NEXT_TELEMETRY_DISABLED: "1" };

type Call = { url: string; method?: string; headers?: Record<string, string>; body?: string };
type Row = { name: string; connections: number; product: Call; beside: Call };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends one call and reads its answer. */
function send(call: Call): Promise<{ bytes: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { url: address, body, ...options } = call;
    const outgoing = request(address, { ...options, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        if (answer.statusCode !== 200)
          reject(new Error(`${answer.statusCode} ${text.slice(0, 200)}`));
        else resolve({ bytes: Buffer.byteLength(text), text });
      });
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** Calls answered per second by `connections` callers at once. */
async function throughput(call: Call, connections: number): Promise<number> {
  const endsAt = performance.now() + ROUND_MS;
  let answered = 0;
  const caller = async () => {
    while (performance.now() < endsAt) {
      await send(call);
      answered += 1;
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: connections }, caller));
  return (1000 * answered) / (performance.now() - startedAt);
}

async function compare({ name, connections, product, beside }: Row) {
  const rates = { product: [] as number[], beside: [] as number[] };
  for (const call of [product, beside]) await throughput(call, connections);
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.product.push(await throughput(product, connections));
    rates.beside.push(await throughput(beside, connections));
  }
  const [ours, theirs] = [median(rates.product), median(rates.beside)];
  const { bytes } = await send(product);
  console.log(
    `${name.padEnd(34)} ${ours.toFixed(0).padStart(6)}/s ${theirs.toFixed(0).padStart(6)}/s  ratio ${(ours / theirs).toFixed(2)}  ${bytes} bytes`,
  );
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Starts a server and waits for its first answer. */
async function serve(address: string, extra: Record<string, string>, ...args: string[]) {
  const { port } = new URL(address);
  const server = spawn(process.execPath, [NEXT, "start", ...args, "--port", port], {
    env: { ...env, ...extra, PORT: port, APP_URL: address },
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (server.exitCode === null) {
    const signal = AbortSignal.timeout(START_MS);
    const isUp = await fetch(address, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return server;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${address} ended before its first answer.`);
}

async function stop(server: ChildProcess) {
  server.kill("SIGTERM");
  await once(server, "exit");
}

/** Signs up, and answers with headers of a signed-in call and the account's id. */
async function signUp() {
  const headers = { "content-type": "application/json", origin: PRODUCT };
  const body = JSON.stringify({
    name: "Bench",
    email: `bench-${Date.now()}@example.com`,
    password: "a long enough password",
  });
  const signedUp = await fetch(`${PRODUCT}/api/auth/sign-up/email`, {
    method: "POST",
    headers,
    body,
  });
  const cookie = signedUp.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const { user } = await signedUp.json();
  const answer = await fetch(`${PRODUCT}/api/auth/token`, { headers: { ...headers, cookie } });
  const { token } = await answer.json();
  return { id: user.id as string, headers: { authorization: `Bearer ${token}` } };
}

spawnSync(process.execPath, [NEXT, "build", "--webpack", "bench/bare"], {
  stdio: "inherit",
  env,
});
const folder = mkdtempSync(path.join(tmpdir(), "atelier-pages-"));
const servers = [
  await serve(PRODUCT, {
    CALLS_PER_MINUTE: "100000000",
    LOG_LEVEL: "warn",
    DATA_DIR: folder,
    ADOPT_STORAGE: "on",
  }),
  await serve(BARE, {}, "bench/bare"),
];
const sql = postgres(url, { max: 1 });
try {
  const { id: userId, headers } = await signUp();
  await sql`
    insert into creations (id, user_id, tool, type, prompt, content, created_at, updated_at)
    select gen_random_uuid(), ${userId}, 'blog-titles', 'titles', 'keyword bees', repeat('Ten titles. ', 40), now(), now()
    from generate_series(1, 60)`;
  const [hot] =
    await sql`select id from creations where published order by like_count desc limit 1`;
  const json = { ...headers, "content-type": "application/json" };
  const gallery = `${PRODUCT}/api/user/get-published-creations?limit=24`;
  const rows: Row[] = [
    {
      name: "gallery, first page of 24",
      connections: 16,
      product: { url: gallery, headers },
      beside: { url: `${BARE}/gallery` },
    },
    {
      name: "own creations, page of 30",
      connections: 16,
      product: { url: `${PRODUCT}/api/user/get-user-creations`, headers },
      beside: { url: `${BARE}/creations?owner=${userId}` },
    },
    {
      name: "likes on one image",
      connections: 8,
      product: {
        url: `${PRODUCT}/api/user/toggle-like-creation`,
        method: "POST",
        headers: json,
        body: JSON.stringify({ id: hot?.id }),
      },
      beside: {
        url: `${BARE}/like`,
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ id: hot?.id, userId: "person_bare" }),
      },
    },
    { name: "landing page", connections: 16, product: { url: PRODUCT }, beside: { url: BARE } },
  ];
  for (const row of rows.filter(({ name }) => name.includes(wanted))) await compare(row);
} finally {
  await sql.end();
  await Promise.all(servers.map(stop));
  rmSync(folder, { recursive: true, force: true });
}
