import sharp from "sharp";

import { type Acknowledged, type Call, send, signUpWorker, type Worker, work } from "./kill-work";
import { photo } from "./test-images";
import { startTestServer, type TestServer, untilReady } from "./test-server";

export type KillCounts = {
  kills: number;
  /** What was answered with a success, by kind; likes are single toggles. */
  acknowledged: Record<Call["kind"] | "like", number>;
  /** Calls that a kill cut off; all were sent again with their key. */
  cutOff: number;
  /** Those whose result was in the history all the same. */
  savedUnanswered: number;
  /** Acknowledged, and not there any more. */
  lost: string[];
  /** In the history more than once. */
  twice: string[];
  /** Likes that aren't as last acknowledged, or whose count is wrong. */
  wrongLikes: number;
  /** Images that couldn't be loaded and decoded whole. */
  brokenImages: string[];
  imagesChecked: number;
  /** The longest that a call sent again waited for its success. */
  longestRetrySeconds: number;
};

type Creation = {
  id: string;
  prompt: string;
  content: string;
  likedByMe: boolean;
  likeCount: number;
};

/** `seen`: texts and addresses that were counted before. */
type Run = {
  seen: Set<string>;
  worker: Worker;
  picture: Blob;
  acknowledged: Acknowledged;
  counts: KillCounts;
};

/**
 * Keeps a server busy, kills it with SIGKILL, starts it again on the same data, and compares what is there with what
 * it had acknowledged; again and again.
 */
export async function runKillRounds(options: {
  rounds: number;
  port: number;
  env: Record<string, string>;
  /** Sends what was cut off again after every round instead of once at the end. */
  retryEachRound: boolean;
  onRound?: (counts: KillCounts) => void;
}): Promise<KillCounts> {
  const { rounds, retryEachRound, onRound = () => {} } = options;
  let server = await start(options);
  const run = await begin(server.url);
  let cutOff: Call[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const working = work(run.worker, run.picture, run.acknowledged);
    // Spread over the work, the same in every run.
    await new Promise((resolve) => setTimeout(resolve, 500 + ((round * 373) % 1_700)));
    await server.end("SIGKILL");
    cutOff.push(...(await working));
    run.counts.kills += 1;
    server = await start(options);
    await run.worker.refresh();
    await compare(run, cutOff);
    if (retryEachRound || round === rounds - 1) {
      await Promise.all(cutOff.map((call) => retry(run, call)));
      cutOff = [];
      await compare(run, cutOff);
    }
    onRound(run.counts);
  }
  await server.end("SIGTERM");
  return run.counts;
}

async function start(options: { port: number; env: Record<string, string> }): Promise<TestServer> {
  const server = startTestServer(options.port, {
    APP_URL: `http://localhost:${options.port}`,
    MODELS_FETCH: "off",
    SIGN_UPS_PER_HOUR: "1000",
    BUILT_IN_RUNS_PER_HOUR_FREE: "1000000",
    RUNS_PER_HOUR_FREE: "1000000",
    CALLS_PER_MINUTE: "1000000",
    ...options.env,
  });
  await untilReady(server);
  return server;
}

async function begin(url: string): Promise<Run> {
  const worker = await signUpWorker(url);
  const picture = new Blob([new Uint8Array(await photo(900, 600).jpeg().toBuffer())]);
  const first: Call = { kind: "code", key: crypto.randomUUID(), text: `liked${process.pid}z` };
  const id = await send(worker, picture, first);
  const liked = { id, isLiked: false, unsure: false };
  const acknowledged = { made: new Map([[id, first]]), likes: 0, liked };
  const counts: KillCounts = {
    kills: 0,
    acknowledged: { article: 0, code: 0, image: 0, like: 0 },
    cutOff: 0,
    savedUnanswered: 0,
    lost: [],
    twice: [],
    wrongLikes: 0,
    brokenImages: [],
    imagesChecked: 0,
    longestRetrySeconds: 0,
  };
  return { worker, picture, acknowledged, counts, seen: new Set() };
}

/** Waits until a call that was cut off is answered. */
async function retry({ worker, picture, acknowledged, counts }: Run, call: Call): Promise<void> {
  const startedAt = performance.now();
  acknowledged.made.set(await send(worker, picture, call), call);
  const seconds = (performance.now() - startedAt) / 1_000;
  counts.longestRetrySeconds = Math.max(counts.longestRetrySeconds, seconds);
  counts.cutOff += 1;
}

async function compare(run: Run, cutOff: Call[]): Promise<void> {
  const { worker, acknowledged, counts, seen } = run;
  const creations = await listAll(worker);
  const madeBy = ({ text }: Call) => creations.filter(({ prompt }) => prompt.includes(text));
  for (const [id, call] of acknowledged.made) {
    const found = madeBy(call);
    if (!found.some((creation) => creation.id === id)) counts.lost.push(call.text);
    if (found.length > 1) counts.twice.push(call.text);
  }
  for (const call of cutOff) {
    const found = madeBy(call);
    if (found.length > 1) counts.twice.push(call.text);
    if (found.length === 1 && !seen.has(call.text)) counts.savedUnanswered += 1;
    seen.add(call.text);
  }
  compareLikes(creations, acknowledged, counts);
  await checkImages(run, creations);
  for (const kind of ["article", "code", "image"] as const) {
    counts.acknowledged[kind] = [...acknowledged.made.values()].filter(
      (call) => call.kind === kind,
    ).length;
  }
}

function compareLikes(creations: Creation[], { liked, likes }: Acknowledged, counts: KillCounts) {
  counts.acknowledged.like = likes;
  const found = creations.find(({ id }) => id === liked.id);
  const isRight = liked.unsure || found?.likedByMe === liked.isLiked;
  if (!found || !isRight || found.likeCount !== Number(found.likedByMe)) counts.wrongLikes += 1;
}

/** Loads and decodes every image that wasn't checked before. */
async function checkImages({ worker, counts, seen }: Run, creations: Creation[]): Promise<void> {
  for (const { id, content } of creations) {
    const path = /\/api\/files\/[\w-]+/.exec(content)?.[0];
    if (!path || seen.has(path)) continue;
    seen.add(path);
    counts.imagesChecked += 1;
    if (!(await isWhole(worker, path))) counts.brokenImages.push(id);
  }
}

async function listAll(worker: Worker): Promise<Creation[]> {
  const creations: Creation[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const query = `?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const answer = await worker.fetch(`/api/user/get-user-creations${query}`);
    const page = (await answer.json()) as { creations: Creation[]; nextCursor: string | null };
    creations.push(...page.creations);
    cursor = page.nextCursor;
  }
  return creations;
}

async function isWhole(worker: Worker, path: string): Promise<boolean> {
  const answer = await worker.fetch(path);
  if (answer.status !== 200) return false;
  const bytes = Buffer.from(await answer.arrayBuffer());
  return sharp(bytes, { failOn: "truncated" })
    .stats()
    .then(
      () => true,
      () => false,
    );
}
