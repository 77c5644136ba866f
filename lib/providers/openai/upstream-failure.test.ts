import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { failureResponse } from "@/lib/http/respond";
import { readAllModels } from "@/lib/providers/model-servers/read-models";
import { createOpenAiText } from "@/lib/providers/text/openai";
import { type FaultyUpstream, startFaultyUpstream } from "@/tests/support/faulty-upstream";
import { googleFailure, retryInfo } from "@/tests/support/google-double";

const NOW = new Date("2026-11-23T10:00:00Z");
/** After a short wait the SDK asks once more; this header of OpenAI's own stops it. */
const ONCE = { "x-should-retry": "false" };

let upstream: FaultyUpstream;
beforeAll(async () => {
  upstream = await startFaultyUpstream();
});
afterEach(() => vi.useRealTimers());
afterAll(() => upstream.close());

/** What a person gets of a service that answers this to every call. */
type Told = [status: number, retryAfter: string | null, message: string];

const in40 = "in about 40 seconds.";
const busy = (when: string) => `The AI service is busy. Try again ${when}`;
const overloaded = (when: string) => `The AI service is overloaded. Try again ${when}`;
const headers = (after: string) => ({ "retry-after": after });
const OUT_OF_CREDIT: Told = [
  503,
  null,
  "The account behind this engine is out of credit. Add credit with its provider, or choose another engine.",
];
const NOTHING = { error: { message: "secret of the service" } };

const TABLE: [what: string, status: number, headers: object, body: unknown, told: Told][] = [
  ["429", 429, {}, NOTHING, [429, "30", busy("in a moment.")]],
  ["429 for 40 s", 429, headers("40"), NOTHING, [429, "40", busy(in40)]],
  ["429 for 39.6 s", 429, headers("39.6"), NOTHING, [429, "40", busy(in40)]],
  ["429 for 2 s", 429, headers("2"), NOTHING, [429, "2", busy("in a moment.")]],
  ["429 for 15 min", 429, headers("900"), NOTHING, [429, "900", busy("in about 15 minutes.")]],
  ["429 for a day", 429, headers("86400"), NOTHING, [429, "86400", busy("in about 24 hours.")]],
  ["429 until a time", 429, headers(date(40)), NOTHING, [429, "40", busy(in40)]],
  [
    "429 until a time that is over",
    429,
    headers(date(-9)),
    NOTHING,
    [429, "30", busy("in a moment.")],
  ],
  ["429 for no number", 429, headers("soon"), NOTHING, [429, "30", busy("in a moment.")]],
  ["429 for less than nothing", 429, headers("-5"), NOTHING, [429, "30", busy("in a moment.")]],
  [
    "429 of Google's",
    429,
    {},
    googleFailure(429, "x", [retryInfo("39.6s")]).body,
    [429, "40", busy(in40)],
  ],
  ["429 with a page", 429, headers("40"), "<html>[{", [429, "40", busy(in40)]],
  ["503", 503, {}, NOTHING, [503, "30", overloaded("in a moment.")]],
  ["503 for 40 s", 503, headers("40"), NOTHING, [503, "40", overloaded(in40)]],
  ["402", 402, {}, NOTHING, OUT_OF_CREDIT],
  [
    "429 of an account without credit",
    429,
    {},
    { error: { message: "x", type: "insufficient_quota", code: "insufficient_quota" } },
    OUT_OF_CREDIT,
  ],
  [
    "400 of an account without credit",
    400,
    {},
    { error: { message: "Your credit balance is too low to access the API." } },
    OUT_OF_CREDIT,
  ],
  ["529", 529, {}, NOTHING, [503, "30", overloaded("in a moment.")]],
  ["529 for 40 s", 529, headers("40"), NOTHING, [503, "40", overloaded(in40)]],
];

function date(seconds: number): string {
  return new Date(NOW.getTime() + seconds * 1_000).toUTCString();
}

const CALLS: [what: string, call: () => Promise<unknown>][] = [
  ["a text", () => ask(20_000)],
  ["a list of models", () => readAllModels({ baseUrl: upstream.url }, AbortSignal.timeout(9_000))],
];

function ask(timeoutMs: number) {
  const server = { apiKey: undefined, baseUrl: upstream.url, model: "m", timeoutMs };
  return createOpenAiText(server).generate({
    system: "Be brief.",
    prompt: "Bees",
    maxOutputTokens: 100,
    userId: "ann",
    signal: new AbortController().signal,
  });
}

/** The answer to whoever made a call that failed. */
async function toldOf(call: () => Promise<unknown>): Promise<[...Told, byEngine: boolean]> {
  const error = await call().catch((thrown: unknown) => thrown);
  const answer = failureResponse(error, "request-1");
  const { message, byEngine = false } = await answer.json();
  return [answer.status, answer.headers.get("retry-after"), message, byEngine];
}

describe.each(CALLS)("%s, when the service answers", (_what, call) => {
  it.each(TABLE)("%s: says when to try again, or with another engine [X-01]", async (...row) => {
    const [, status, sent, body, told] = row;
    vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
    upstream.behave((response) => {
      const once = /about|credit/.test(told[2]) ? {} : ONCE;
      response.writeHead(status, { "content-type": "application/json", ...once, ...sent });
      response.end(typeof body === "string" ? body : JSON.stringify(body));
    });

    expect(await toldOf(call)).toEqual([...told, true]);
    expect(upstream.calls).toHaveLength(1);
  });
});

it("a service that takes too long is a time-out, and one that asks for more time than a call has says so at once [X-01]", async () => {
  const told = [504, null, "The AI service took too long. Try again.", false];
  upstream.behave(() => {});
  expect(await toldOf(() => ask(300))).toEqual(told);

  upstream.behave((response) => {
    response.writeHead(429, headers("50")).end("{}");
  });
  expect(await toldOf(() => ask(300))).toEqual([429, "50", busy("in about 50 seconds."), true]);
});
