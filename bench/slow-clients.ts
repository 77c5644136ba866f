/**
 * People on the slowest lines there are, or who pretend to be: uploads and bodies of a byte a second, readers of lists, of
 * streamed runs, and of files who never read, and connections that send half a header. Beside them, somebody else's
 * ordinary calls. Counts what was let go by the server, and what is left once all of them are gone; fails when the other
 * person waited long, memory grew, or anything is left: files of calls, open files, places.
 *
 * Run `npm run build`, then `node bench/run.mjs slow-clients [of each kind] [seconds]`. From 400 seconds on, it also sees
 * the uploads end.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Account, openAccount, TOKEN_MS, tokenOf } from "./support/accounts";
import { type Call, send } from "./support/load";
import { startModelDouble } from "./support/model-double";
import { callInTurns, printTimes } from "./support/ordinary-calls";
import { treeMegabytes } from "./support/processes";
import { startProduct } from "./support/product";
import {
  bearer,
  fileCall,
  keepFile,
  keyedCall,
  listCalls,
  noise,
  signInHead,
  streamCall,
  uploadCall,
  uploadHead,
} from "./support/slow-calls";
import {
  countHeld,
  countOpenFiles,
  neverRead,
  type SlowConnection,
  trickle,
} from "./support/slow-connections";

/** As many as one person may send at once (`lib/usage/upload-slots.ts`). */
const UPLOADS_PER_PERSON = 4;
/** A person may have 30 keyed calls running at once. */
const KEYED_AT_ONCE = 30;
const STREAMS_PER_PERSON = 25;
const LISTED = 30;
const LISTS_EACH = 4;
const BEFORE_SECONDS = 10;
const OPENED_AT_ONCE = 5;
const OPENING_PAUSE_MS = 500;
const COMING_MS = 10_000;
const AFTER_MS = 10_000;
/** Of 19 calls in 20; one may meet whatever else the machine does. */
const MOST_USUAL_MS = 1_000;
const LONGEST_MS = 10_000;
const MOST_MEGABYTES = 600;
/** When the server has let go of each kind, in seconds, with time between two looks at its connections. */
const ENDS_AFTER = { headers: 95, readers: 160, streams: 240, bodies: 400 };

const [each = "100", seconds = "170"] = process.argv.slice(2);
const COUNT = Number(each);
const HOLD_SECONDS = Number(seconds);

type Kind = { name: string; endsAfter: number; open: (index: number) => Promise<SlowConnection> };

const faults: string[] = [];
const temporary = mkdtempSync(path.join(tmpdir(), "atelier-slow-"));
const double = await startModelDouble(4324);
const product = await startProduct(4325, {
  OPENAI_BASE_URL: double.url,
  AI_TEXT_MODEL: "double",
  MODELS_FETCH: "off",
  TMPDIR: temporary,
});
const url = new URL(product.url);
const files = path.join(product.folder, "files");
mkdirSync(files, { recursive: true });
const counts = {
  uploaders: Math.ceil(COUNT / UPLOADS_PER_PERSON),
  readers: Math.ceil(COUNT / STREAMS_PER_PERSON),
};
const people: Account[] = [];
while (people.length <= counts.uploaders + counts.readers)
  people.push(await openAccount(url.origin));
let tokens = await tokensOf(people);
const refreshing = setInterval(async () => {
  // A server that is just being stopped gives none.
  tokens = await tokensOf(people).catch(() => tokens);
}, TOKEN_MS);
const uploaders = () => tokens.slice(0, counts.uploaders);
const readers = () => tokens.slice(counts.uploaders, -1);
const other = () => tokens.at(-1) ?? "";
const small = await noise(64);
const file = await keepFile(url.origin, personOf(readers(), 0));
for (const token of readers())
  for (let made = 0; made < LISTED; made += 1) await send(keyedCall(url.origin, token));

const kinds: Kind[] = [
  {
    name: "uploads, a byte a second",
    endsAfter: ENDS_AFTER.bodies,
    open: (index) => trickle(url, uploadHead(personOf(uploaders(), index)), "x"),
  },
  {
    name: "bodies, a byte a second",
    endsAfter: ENDS_AFTER.bodies,
    open: () => trickle(url, signInHead(url.origin), " "),
  },
  {
    name: "half a header",
    endsAfter: ENDS_AFTER.headers,
    open: () => trickle(url, "GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ", "x"),
  },
  {
    name: "lists that nobody reads",
    endsAfter: ENDS_AFTER.readers,
    open: (index) => neverRead(url, listCalls(personOf(readers(), index), LISTS_EACH)),
  },
  {
    name: "streams that nobody reads",
    endsAfter: ENDS_AFTER.streams,
    open: (index) => neverRead(url, streamCall(personOf(readers(), index))),
  },
  {
    name: "files that nobody reads",
    endsAfter: ENDS_AFTER.readers,
    open: () => neverRead(url, fileCall(personOf(readers(), 0), file)),
  },
];

/** Somebody else's, who has done nothing. */
const ORDINARY: Record<string, () => Call> = {
  "landing page": () => ({ url: product.url, headers: {} }),
  "own creations": () => ({
    url: `${product.url}/api/user/get-user-creations`,
    headers: { authorization: bearer(other()) },
  }),
  "QR code": () => keyedCall(url.origin, other()),
  "small upload": () => uploadCall(url.origin, other(), small),
};

try {
  printTimes("before", await callInTurns(ORDINARY, after(BEFORE_SECONDS)));
  const before = treeMegabytes(product.pid);
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, treeMegabytes(product.pid));
  }, 500);
  let isOver = false;
  const opening = openAll().finally(() =>
    pause(COMING_MS).then(() => {
      isOver = true;
    }),
  );
  // What they ask for is a load of its own, whoever reads the answers.
  printTimes("while they come", await callInTurns(ORDINARY, () => isOver));
  const opened = await opening;
  const beside = await callInTurns(ORDINARY, after(HOLD_SECONDS));
  const { most: usual, longest } = printTimes("beside them", beside);
  faults.push(...beside.failures);
  if (usual > MOST_USUAL_MS || longest > LONGEST_MS)
    faults.push(`somebody else waited ${usual.toFixed(0)} ms, and ${longest.toFixed(0)} ms once`);
  clearInterval(sampling);
  for (const { kind, connections } of opened) {
    const held = countHeld(url, connections);
    const statuses = connections.map((one) => one.status()).filter(Boolean);
    const answers = [...new Set(statuses)].join(", ") || "none";
    console.log(
      `${kind.name.padEnd(28)} ${COUNT} opened, ${held} still open, ${statuses.length} answered: ${answers}`,
    );
    if (HOLD_SECONDS >= kind.endsAfter && held > 0) faults.push(`${held} of ${kind.name} are open`);
  }
  const grown = most - before;
  console.log(
    `memory ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most, ${grown.toFixed(0)} MB more`,
  );
  if (grown > MOST_MEGABYTES) faults.push(`${grown.toFixed(0)} MB more`);
  for (const { connections } of opened) for (const one of connections) one.close();
  await lookForRemains(opened.flatMap(({ connections }) => connections));
  await tryPlaces();
} finally {
  clearInterval(refreshing);
  await product.close();
  double.close();
  rmSync(temporary, { recursive: true, force: true });
}
console.log(`${faults.length} faults`, faults.slice(0, 20));
if (faults.length > 0) process.exitCode = 1;

function tokensOf(accounts: readonly Account[]): Promise<string[]> {
  return Promise.all(accounts.map((account) => tokenOf(url.origin, account)));
}

function personOf(tokens: readonly string[], index: number): string {
  return tokens[index % tokens.length] ?? "";
}

/** Whether so many seconds have passed since now. */
function after(seconds: number): () => boolean {
  const endsAt = performance.now() + 1_000 * seconds;
  return () => performance.now() >= endsAt;
}

/** Opens all connections, some of each kind at a time. */
async function openAll(): Promise<{ kind: Kind; connections: SlowConnection[] }[]> {
  const opened = kinds.map((kind) => ({ kind, connections: [] as SlowConnection[] }));
  for (let index = 0; index < COUNT; index += 1) {
    for (const { kind, connections } of opened) connections.push(await kind.open(index));
    if (index % OPENED_AT_ONCE === 0) await pause(OPENING_PAUSE_MS);
  }
  return opened;
}

/** Counts what is left once everybody has gone, after a moment in which the server may clean up. */
async function lookForRemains(connections: readonly SlowConnection[]): Promise<void> {
  const remains = () => ({
    connections: countHeld(url, connections),
    "open files": countOpenFiles(product.pid, [files, temporary]),
    "temporary files": readdirSync(temporary).length,
  });
  const endsAt = performance.now() + AFTER_MS;
  while (performance.now() < endsAt && Object.values(remains()).some(Boolean)) await pause(200);
  const left = remains();
  console.log("left:", left, readdirSync(temporary).slice(0, 5));
  for (const [what, count] of Object.entries(left))
    if (count > 0) faults.push(`${count} ${what} left`);
}

/** Uses every place that a slow person had, at once. */
async function tryPlaces(): Promise<void> {
  const calls = [
    ...uploaders().flatMap((token) =>
      Array.from({ length: UPLOADS_PER_PERSON }, () => uploadCall(url.origin, token, small)),
    ),
    ...readers().flatMap((token) =>
      Array.from({ length: KEYED_AT_ONCE }, () => keyedCall(url.origin, token)),
    ),
  ];
  const refused = (await Promise.allSettled(calls.map(send))).filter(
    (one) => one.status === "rejected",
  );
  console.log(`places: ${calls.length} calls of the same people, ${refused.length} refused`);
  if (refused.length > 0) faults.push(`${refused.length} places are held: ${refused[0]?.reason}`);
}
