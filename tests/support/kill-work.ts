import { articleRequest } from "@/lib/tools/write-article/options";

/** One call. `text` is part of the prompt of what it makes, and of no other's. */
export type Call = { kind: "article" | "code" | "image"; key: string; text: string };

export type Worker = {
  url: string;
  userId: string;
  /** Calls the server with this person's token. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** A new token, for a server that was started again. */
  refresh: () => Promise<void>;
};

/** What the server has acknowledged so far. */
export type Acknowledged = {
  made: Map<string, Call>;
  likes: number;
  /** The creation that is liked and unliked. `unsure` while a toggle isn't answered. */
  liked: { id: string; isLiked: boolean; unsure: boolean };
};

const KINDS = ["code", "image", "article"] as const;
const PATHS = { article: "generate-article", code: "qr-generate", image: "compress-resize-image" };

/** Signs up at a server that takes this origin. */
export async function signUpWorker(url: string): Promise<Worker> {
  const headers = { "content-type": "application/json", origin: url };
  const email = `worker-${process.pid}-${Date.now()}@example.com`;
  const body = JSON.stringify({ name: "Worker", email, password: "correct horse battery" });
  const answer = await fetch(`${url}/api/auth/sign-up/email`, { method: "POST", headers, body });
  const { user } = (await answer.json()) as { user: { id: string } };
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  let token = "";
  const worker: Worker = {
    url,
    userId: user.id,
    fetch: (path, init = {}) =>
      fetch(`${url}${path}`, {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${token}` },
      }),
    async refresh() {
      const cookie = cookies.join("; ");
      const got = await fetch(`${url}/api/auth/token`, { headers: { ...headers, cookie } });
      token = ((await got.json()) as { token: string }).token;
    },
  };
  await worker.refresh();
  return worker;
}

/**
 * Makes things and likes one of them, several at a time, until the server is gone.
 *
 * @returns the calls that were cut off
 */
export async function work(
  worker: Worker,
  picture: Blob,
  acknowledged: Acknowledged,
): Promise<Call[]> {
  const makers = KINDS.map((kind) => makeUntilCutOff(worker, picture, acknowledged, kind));
  const [cutOff] = await Promise.all([Promise.all(makers), likeUntilCutOff(worker, acknowledged)]);
  return cutOff;
}

let calls = 0;

async function makeUntilCutOff(
  worker: Worker,
  picture: Blob,
  acknowledged: Acknowledged,
  kind: Call["kind"],
): Promise<Call> {
  for (;;) {
    calls += 1;
    const call = { kind, key: crypto.randomUUID(), text: `made${calls}x${process.pid}z` };
    const id = await send(worker, picture, call).catch(ignoreCutOff);
    if (id === undefined) return call;
    acknowledged.made.set(id, call);
  }
}

async function likeUntilCutOff(worker: Worker, acknowledged: Acknowledged): Promise<void> {
  const { liked } = acknowledged;
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ id: liked.id });
  for (;;) {
    liked.unsure = true;
    const message = await worker
      .fetch("/api/user/toggle-like-creation", { method: "POST", headers, body })
      .then(readSuccess)
      .then((answer) => answer.message, ignoreCutOff);
    if (message === undefined) return;
    liked.isLiked = message === "Creation liked";
    liked.unsure = false;
    acknowledged.likes += 1;
  }
}

/**
 * Sends one call.
 *
 * @returns the id of what it made
 * @throws TypeError when the connection breaks, Error for any other answer than a success
 */
export async function send(worker: Worker, picture: Blob, call: Call): Promise<string> {
  const path = `/api/ai/${PATHS[call.kind]}`;
  const response = await worker.fetch(path, { method: "POST", ...requestOf(call, picture) });
  return String((await readSuccess(response)).id);
}

function requestOf({ kind, key, text }: Call, picture: Blob): RequestInit {
  const headers = { "idempotency-key": key };
  if (kind === "image") {
    const body = new FormData();
    body.set("image", picture, `${text}.jpg`);
    body.set("quality", "60");
    return { headers, body };
  }
  const json = { ...headers, "content-type": "application/json" };
  if (kind === "code") return { headers: json, body: JSON.stringify({ text }) };
  const streamed = { ...json, accept: "text/event-stream" };
  const topic = `${text} [[drip:8]] [[words:120]]`;
  return { headers: streamed, body: JSON.stringify(articleRequest(topic, 800)) };
}

/** The body of a success, whether it comes as JSON or at the end of a stream. */
async function readSuccess(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text();
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  const body = isStream ? /^event: (?:done|error)\ndata: (.*)$/m.exec(text)?.[1] : text;
  if (body === undefined) throw new TypeError("The stream was cut off.");
  const answer = JSON.parse(body) as Record<string, unknown>;
  if (answer.success !== true) throw new Error(`${response.status}: ${body}`);
  return answer;
}

/** What `fetch` throws for a connection that breaks. */
function ignoreCutOff(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error;
}
