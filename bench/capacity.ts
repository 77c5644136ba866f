/**
 * A day of ten million accounts on paper: arrivals drawn for a day with a busy evening, measured costs of each run
 * (`bench/footprint.ts`, `bench/queue.ts`), and the queue of cutouts simulated second by second. Prints rows, bytes,
 * queue depth, machines, and cost as Markdown. The assumptions are constants: put your own in their place.
 *
 * Run `node bench/run.mjs capacity [accounts]`. Always draws the same day.
 */
import { PLACES } from "@/lib/queue/kinds";
import { percentile } from "./support/statistics";

const ACCOUNTS = Number(process.argv[2] ?? 10_000_000);

/** Assumed, not measured. */
const ASSUMED = {
  /** Of all accounts, on one day. */
  activeShare: 0.05,
  /** Calls of pages by an active person: lists, pictures' rows, usage. */
  pageCalls: 25,
  /** How long a page is in view of an active person without a run: it looks for runs begun elsewhere. */
  idleMinutes: 10,
  /** How far the evening is above the day's mean, and the night below it. */
  swing: 0.8,
  /** How busy cores are meant to be in the busiest hour. */
  coreLoad: 0.6,
  /** Postgres and a standby. */
  databaseCores: 2 * 16,
  /** A hosted model writes an article in this time. */
  articleSeconds: 20,
  /** US dollars: a core for an hour, a gigabyte of database disk and of object storage for a month. */
  price: { coreHour: 0.04, diskGigabyte: 0.1, objectGigabyte: 0.023 },
};

/** What one run takes, measured; `perDay` is what an active person is assumed to run. */
const RUNS = {
  article: {
    perDay: 0.8,
    coreSeconds: 0.08,
    transactions: 15.1,
    tableKB: 11.2,
    logKB: 10.2,
    fileKB: 0,
  },
  titles: {
    perDay: 0.6,
    coreSeconds: 0.03,
    transactions: 14.9,
    tableKB: 6.0,
    logKB: 8.8,
    fileKB: 0,
  },
  qr: { perDay: 0.8, coreSeconds: 0.03, transactions: 6.4, tableKB: 3.6, logKB: 5.3, fileKB: 0.4 },
  compressed: {
    perDay: 1,
    coreSeconds: 0.06,
    transactions: 6.5,
    tableKB: 4.0,
    logKB: 4.3,
    fileKB: 38.4,
  },
  cutout: {
    perDay: 0.8,
    coreSeconds: 0.04,
    transactions: 22.4,
    tableKB: 4.8,
    logKB: 26.3,
    fileKB: 364.8,
  },
} as const;

/** Measured: cutouts a minute of a worker machine with two cores, and core seconds of a page's call. */
const CUTOUTS_PER_MINUTE = 42.7;
const PAGE_CALL_SECONDS = 0.002;
/** As in `lib/client/use-runs.ts`. */
const LOOKS_PER_MINUTE = 3;
/** A creation, and what it was asked for; files have rows of their own. */
const ROWS_PER_RUN = 2;
const CORES = 2;

const DAY_SECONDS = 86_400;
const DAYS_OF_MONTH = 30;
const GIGABYTE_KB = 1_000_000;
const SEED = 20_260;

const active = ACCOUNTS * ASSUMED.activeShare;
const peak = 1 + ASSUMED.swing;
const sum = (key: Exclude<keyof (typeof RUNS)["article"], "perDay">) =>
  Object.values(RUNS).reduce((total, run) => total + run.perDay * run[key], 0) * active;
const runsPerDay = Object.values(RUNS).reduce((total, run) => total + run.perDay, 0) * active;
const perPeakSecond = (perDay: number) => (perDay / DAY_SECONDS) * peak;

const pageCalls = active * (ASSUMED.pageCalls + ASSUMED.idleMinutes * LOOKS_PER_MINUTE);
const rowsPerDay = runsPerDay * ROWS_PER_RUN;
const webCoreSeconds = sum("coreSeconds") + pageCalls * PAGE_CALL_SECONDS;
const webCores = perPeakSecond(webCoreSeconds) / ASSUMED.coreLoad;
const writing = perPeakSecond(RUNS.article.perDay * active) * ASSUMED.articleSeconds;
const webMachines = Math.ceil(Math.max(webCores / CORES, writing / PLACES.remote));
const needed = (RUNS.cutout.perDay * active * peak) / DAY_SECONDS / (CUTOUTS_PER_MINUTE / 60);
const tableGB = sum("tableKB") / GIGABYTE_KB;
const fileGB = sum("fileKB") / GIGABYTE_KB;

const count = (value: number) => Math.round(value).toLocaleString("en");
const rows: string[][] = [
  ["active people a day", count(active)],
  [
    "runs a day; a second in the busiest hour",
    `${count(runsPerDay)}; ${perPeakSecond(runsPerDay).toFixed(0)}`,
  ],
  ["page calls a second in the busiest hour", count(perPeakSecond(pageCalls))],
  [
    "rows of creations, a day; a year",
    `${count(rowsPerDay)}; ${((rowsPerDay * 365) / 1e9).toFixed(1)} billion`,
  ],
  ["transactions a second in the busiest hour, of runs", count(perPeakSecond(sum("transactions")))],
  [
    "tables with indexes, a day; a year",
    `${tableGB.toFixed(0)} GB; ${((tableGB * 365) / 1000).toFixed(1)} TB`,
  ],
  ["write-ahead log, a day", `${(sum("logKB") / GIGABYTE_KB).toFixed(0)} GB`],
  ["files, a day; a year", `${count(fileGB)} GB; ${((fileGB * 365) / 1000).toFixed(0)} TB`],
  ["articles being written at once in the busiest hour", count(writing)],
  [`web machines of ${CORES} cores`, `${webMachines}`],
];
print(["a day", "figure"], rows);

const draw = randomNumbers(SEED);
const arrivals = arrivalsOfDay(RUNS.cutout.perDay * active);
const enough = Math.ceil(needed);
const tried = [enough - 2, enough - 1, enough, enough + 1, enough + 3];
const simulated = tried.map((machines) => {
  const { waits, depths } = queueOf(arrivals, machines);
  return [
    `${machines}`,
    `${percentile(waits, 50).toFixed(0)} s`,
    `${percentile(waits, 95).toFixed(0)} s`,
    `${percentile(waits, 100).toFixed(0)} s`,
    count(percentile(depths, 100)),
  ];
});
print(["vision machines", "wait, median", "wait, p95", "longest", "deepest queue"], simulated);

const visionMachines = tried.at(-2) ?? 0;
const coreMonth = DAYS_OF_MONTH * 24 * ASSUMED.price.coreHour;
const monthly = [
  ["Postgres and a standby, 16 cores each", ASSUMED.databaseCores * coreMonth],
  [
    `${webMachines} web and ${visionMachines} vision machines`,
    (webMachines + visionMachines) * CORES * coreMonth,
  ],
  ["a year's tables on a database disk", tableGB * 365 * ASSUMED.price.diskGigabyte],
  ["a year's files in object storage", fileGB * 365 * ASSUMED.price.objectGigabyte],
] as const;
print(
  ["each month, after a year", "US dollars"],
  monthly.map(([name, cost]) => [name, count(cost)]),
);

/** Arrivals in each second of a day. */
function arrivalsOfDay(perDay: number): number[] {
  return Array.from({ length: DAY_SECONDS }, (_, second) => {
    const curve = 1 - ASSUMED.swing * Math.cos((2 * Math.PI * second) / DAY_SECONDS);
    return poisson((perDay / DAY_SECONDS) * curve);
  });
}

/** First come, first served. Waits in seconds of each, and the queue's depth after each second. */
function queueOf(arriving: readonly number[], machines: number) {
  const perSecond = (machines * CUTOUTS_PER_MINUTE) / 60;
  const waits: number[] = [];
  const depths: number[] = [];
  const queue: number[] = [];
  let head = 0;
  let capacity = 0;
  for (let second = 0; second < arriving.length || head < queue.length; second += 1) {
    for (let one = 0; one < (arriving[second] ?? 0); one += 1) queue.push(second);
    // A machine that had nothing to do can't do it later.
    capacity = Math.min(capacity, 1) + perSecond;
    for (; capacity >= 1 && head < queue.length; head += 1, capacity -= 1) {
      waits.push(second - (queue[head] ?? second));
    }
    depths.push(queue.length - head);
  }
  return { waits, depths };
}

/** Knuth's way, which is quick for small means. */
function poisson(mean: number): number {
  const limit = Math.exp(-mean);
  let product = draw();
  let drawn = 0;
  for (; product > limit; product *= draw()) drawn += 1;
  return drawn;
}

/** Mulberry32: the same numbers on every machine. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function print(head: readonly string[], lines: readonly (readonly string[])[]): void {
  for (const line of [head, head.map(() => "---"), ...lines])
    console.log(`| ${line.join(" | ")} |`);
  console.log();
}
