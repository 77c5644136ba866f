/**
 * Throughput of calls that read and write creations, over HTTP, against bare Next handlers that run the same
 * statements: gallery pages, own creations, likes on one image, and the static landing page. The last page of the gallery is
 * compared with the first, and the likes that were counted with those that are there.
 *
 * Run `npm run build`, start the app once on the database, fill it with `node bench/run.mjs seed URL`, then
 * run `node bench/run.mjs pages URL [row]`.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import postgres from "postgres";

import { encodeCursor } from "@/lib/creations/cursor";
import { type Call, send, throughput } from "./support/load";
import { printRow } from "./support/print-row";
import { startProduct } from "./support/product";
import { median } from "./support/statistics";

const ROUNDS = 5;
const ROUND_MS = 3_000;
const START_MS = 5_000;
const PAGE = 24;
const LIKERS = 8;
const PORT = 4501;
const BARE = "http://localhost:4502";
const NEXT = "node_modules/next/dist/bin/next";

const [url, wanted = ""] = process.argv.slice(2);
if (!url) throw new Error("Name a seeded database: node bench/run.mjs pages postgres://…");
const env = { ...process.env, DATABASE_URL: url, NEXT_TELEMETRY_DISABLED: "1" };

type CallOf = (caller: number) => Call;
type Row = {
  name: string;
  connections: number;
  product: CallOf;
  beside: CallOf;
  /** Compares times instead of calls a second. */
  ofTimes?: boolean;
  /** What else is to be said of it; the size of an answer by default. */
  remark?: () => Promise<string>;
};

async function compare({ name, connections, product, beside, ofTimes, remark }: Row) {
  const rates = { product: [] as number[], beside: [] as number[] };
  const rateOf = (callOf: CallOf) =>
    throughput((_, caller) => callOf(caller), { connections, forMs: ROUND_MS });
  for (const callOf of [product, beside]) await rateOf(callOf);
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.product.push(await rateOf(product));
    rates.beside.push(await rateOf(beside));
  }
  const [ours, theirs] = [median(rates.product), median(rates.beside)];
  printRow({
    name,
    product: `${ours.toFixed(0)}/s`,
    beside: `${theirs.toFixed(0)}/s`,
    ratio: ofTimes ? theirs / ours : ours / theirs,
    remark: remark ? await remark() : `${await send(product(0))} bytes`,
  });
}

/** Starts the bare handlers, and waits for their first answer. */
async function serveBare() {
  const { port } = new URL(BARE);
  const server = spawn(process.execPath, [NEXT, "start", "bench/bare", "--port", port], {
    env: { ...env, PORT: port },
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.once("exit", () => server.kill());
  while (server.exitCode === null) {
    const signal = AbortSignal.timeout(START_MS);
    const isUp = await fetch(BARE, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return server;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${BARE} ended before its first answer.`);
}

/** The cursor that leads to the gallery's last page. */
async function lastCursor(): Promise<string> {
  const [before] = await sql`
    select id, extract(epoch from published_at) * 1000 as at from creations where published
    order by published_at, id limit 1 offset ${PAGE}`;
  if (!before) throw new Error("The gallery has one page only.");
  return encodeCursor({ rank: Math.round(Number(before.at)), id: before.id });
}

spawnSync(process.execPath, [NEXT, "build", "--webpack", "bench/bare"], {
  stdio: "inherit",
  env,
});
const product = await startProduct(PORT, { DATABASE_URL: url });
const bare = await serveBare();
const sql = postgres(url, { max: 1 });
try {
  const tokens = await product.signUp(LIKERS);
  const headersOf = (caller: number) => ({ authorization: `Bearer ${tokens[caller % LIKERS]}` });
  const [me] = await sql`select id from users order by created_at desc limit 1`;
  const userId = String(me?.id);
  const own = { authorization: `Bearer ${tokens.at(-1)}` };
  await sql`
    insert into creations (id, user_id, tool, type, prompt, content, created_at, updated_at)
    select gen_random_uuid(), ${userId}, 'blog-titles', 'titles', 'keyword bees', repeat('Ten titles. ', 40), now(), now()
    from generate_series(1, 60)`;
  const [hot] =
    await sql`select id from creations where published order by like_count desc limit 1`;
  const json = { "content-type": "application/json" };
  const gallery = `${product.url}/api/user/get-published-creations?order=newest&limit=${PAGE}`;
  const last = `${gallery}&cursor=${await lastCursor()}`;
  /** Whether the image's counter says how many likes there are. */
  const exactness = async () => {
    const [count] = await sql`
      select like_count, (select count(*)::int from likes
        where creation_id = creations.id and withdrawn_at is null) as there
      from creations where id = ${hot?.id}`;
    const off = Number(count?.like_count) - Number(count?.there);
    return off === 0 ? `exact: ${count?.there} likes` : `off by ${off}`;
  };
  const rows: Row[] = [
    {
      name: "gallery, first page of 24",
      connections: 16,
      product: () => ({ url: gallery, headers: own }),
      beside: () => ({ url: `${BARE}/gallery`, headers: {} }),
    },
    {
      name: "gallery, last page beside the first",
      connections: 16,
      product: () => ({ url: last, headers: own }),
      beside: () => ({ url: gallery, headers: own }),
      ofTimes: true,
    },
    {
      name: "own creations, page of 30",
      connections: 16,
      product: () => ({ url: `${product.url}/api/user/get-user-creations`, headers: own }),
      beside: () => ({ url: `${BARE}/creations?owner=${userId}`, headers: {} }),
    },
    {
      name: "likes on one image",
      connections: LIKERS,
      product: (caller) => ({
        url: `${product.url}/api/user/toggle-like-creation`,
        method: "POST",
        headers: { ...json, ...headersOf(caller) },
        body: JSON.stringify({ id: hot?.id }),
      }),
      beside: (caller) => ({
        url: `${BARE}/like`,
        method: "POST",
        headers: json,
        body: JSON.stringify({ id: hot?.id, userId: `person_bare_${caller}` }),
      }),
      remark: exactness,
    },
    {
      name: "landing page",
      connections: 16,
      product: () => ({ url: product.url, headers: {} }),
      beside: () => ({ url: BARE, headers: {} }),
    },
  ];
  for (const row of rows.filter(({ name }) => name.includes(wanted))) await compare(row);
} finally {
  await sql.end();
  bare.kill("SIGTERM");
  await once(bare, "exit");
  await product.close();
}
