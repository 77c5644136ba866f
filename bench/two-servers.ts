/**
 * What a second process on the same Postgres adds: short signed-in calls per second to one process, and to two in
 * rotation, in turns. Says what each call costs the processor, because product, database and callers share the cores.
 * On a machine of few cores, they and not the product are what ends first: a second row gives each process only a part of
 * a core, as if it were a machine of its own, and leaves the rest to the others.
 *
 * Run `npm run build`, then `node bench/run.mjs two-servers`. Needs Postgres; the second row also Linux and root.
 */
import { availableParallelism } from "node:os";
import postgres from "postgres";
import { openDatabase } from "./support/database";
import { type Call, throughput } from "./support/load";
import { printRow } from "./support/print-row";
import { parentOf, processorSeconds } from "./support/processes";
import { limitProcessor } from "./support/processor-share";
import { startProduct } from "./support/product";
import { median } from "./support/statistics";

const CONNECTIONS = 16;
const ROUNDS = 5;
const ROUND_MS = 3_000;
/** Of a core, for each process. */
const SHARE = 0.3;

const database = await openDatabase();
if (!database) throw new Error("Needs Postgres, or an address in BENCH_DATABASE_URL.");
const env = { DATABASE_URL: database.url };
const first = await startProduct(4331, env);
const second = await startProduct(4332, env, first.folder);
const postmaster = await postmasterOf(database.url);
const [token = ""] = await first.signUp(1);

const oneOf = (addresses: readonly string[]) => (index: number) => callTo(addresses, index);
await compare("two processes, own creations");
const limits = [first, second].map(({ pid }) => limitProcessor(pid, SHARE));
if (limits.every(Boolean)) {
  await compare(`two processes, own creations, each with ${SHARE} of a core`);
} else console.log("The second row needs Linux and root.");
await second.close();
await first.close();
for (const takeAway of limits) takeAway?.();
database.remove();

async function compare(name: string): Promise<void> {
  const one: number[] = [];
  const two: number[] = [];
  const used = { product: 0, database: 0, callers: 0, calls: 0 };
  for (let round = -1; round < ROUNDS; round += 1) {
    const load = { connections: CONNECTIONS, forMs: ROUND_MS };
    const single = await throughput(oneOf([first.url]), load);
    const before = usage();
    const both = await throughput(oneOf([first.url, second.url]), load);
    const after = usage();
    if (round < 0) continue;
    one.push(single);
    two.push(both);
    used.product += after.product - before.product;
    used.database += after.database - before.database;
    used.callers += after.callers - before.callers;
    used.calls += (both * ROUND_MS) / 1_000;
  }
  const [own, beside] = [median(two), median(one)];
  const perCall = (seconds: number) => `${((1_000 * seconds) / used.calls).toFixed(2)} ms`;
  printRow({
    name,
    product: `${own.toFixed(0)}/s`,
    beside: `${beside.toFixed(0)}/s`,
    ratio: own / beside,
    remark: `${availableParallelism()} cores; a call takes ${perCall(used.product)} in the product, ${perCall(used.database)} in Postgres, ${perCall(used.callers)} in its caller`,
  });
}

function callTo(addresses: readonly string[], index: number): Call {
  const address = addresses[index % addresses.length] ?? "";
  const headers = { authorization: `Bearer ${token}` };
  return { url: `${address}/api/user/get-user-creations`, headers };
}

/** The process that all of Postgres's others descend from; undefined when it runs elsewhere. */
async function postmasterOf(url: string): Promise<number | undefined> {
  if (process.env.BENCH_DATABASE_URL) return undefined;
  const sql = postgres(url, { max: 1 });
  const [row] = await sql`select pg_backend_pid() as pid`;
  const parent = parentOf(row?.pid);
  await sql.end();
  return parent;
}

/** Processor seconds so far. */
function usage() {
  const { user, system } = process.cpuUsage();
  return {
    product: processorSeconds(first.pid) + processorSeconds(second.pid),
    database: postmaster ? processorSeconds(postmaster) : Number.NaN,
    callers: (user + system) / 1_000_000,
  };
}
