import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { POST as writeArticle } from "@/app/api/ai/generate-article/route";
import { POST as writeTitles } from "@/app/api/ai/generate-blog-title/route";
import { POST as connect } from "@/app/api/engines/connect/route";
import { GET } from "@/app/api/engines/route";
import { POST as test } from "@/app/api/engines/test/route";
import { getProvider } from "@/lib/engines/providers";
import { createServerText } from "@/lib/providers/choose";
import { titlesRequest } from "@/lib/tools/blog-titles/options";
import { articleRequest } from "@/lib/tools/write-article/options";
import { anthropicFailure, startAnthropicDouble } from "@/tests/support/anthropic-double";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { googleFailure, retryInfo, startGoogleDouble } from "@/tests/support/google-double";
import type { ProviderDouble } from "@/tests/support/provider-double";

const PROVIDERS = [
  {
    id: "anthropic",
    start: startAnthropicDouble,
    models: ["claude-sonnet-5-5", "claude-opus-5-5", "claude-haiku-4-5-20251001"],
    // More than it lists at once unless it's asked to.
    listed: 23,
    contextTokens: 1_000_000,
    busy: anthropicFailure(429, "rate_limit_error", "secret of the service", {
      "retry-after": "40",
    }),
    overloaded: anthropicFailure(529, "overloaded_error", "Overloaded"),
  },
  {
    id: "google",
    start: startGoogleDouble,
    models: ["gemini-2.5-flash", "gemini-2.5-pro"],
    listed: 2,
    contextTokens: null,
    busy: googleFailure(429, "secret of the service", [retryInfo("39.604097346s")]),
    overloaded: googleFailure(503, "The model is overloaded. Please try again later."),
  },
] as const;

describe.each(PROVIDERS)(
  "a key of $id",
  ({ id, start, models, listed, contextTokens, busy, overloaded }) => {
    const key = `key-of-${id}-77aa19c3`;
    const provider = getProvider(id);
    const realUrl = provider.baseUrl ?? "";
    let double: ProviderDouble;
    let ann: TestAccount;

    beforeAll(async () => {
      double = await start(key);
      // Where the provider is; the rest of its address is the double's own.
      provider.baseUrl = realUrl.replace(new URL(realUrl).origin, new URL(double.url).origin);
      ann = await signUpAccount();
    });
    afterEach(() => double.failWith(undefined));
    afterAll(async () => {
      provider.baseUrl = realUrl;
      await double.close();
    });

    const send = (path: string, json: unknown, headers: Record<string, string> = {}) =>
      apiRequest(path, { json, token: ann.token, headers });
    const tried = (apiKey = key) => test(send("/api/engines/test", { provider: id, apiKey }));
    const titles = () =>
      writeTitles(send("/api/ai/generate-blog-title", titlesRequest("beekeeping", "Food")));

    it("is tried with a real call: its models that write, the suggested one first", async () => {
      const answer = await (await tried()).json();

      expect(answer).toMatchObject({ success: true, model: models[0] });
      expect(answer.models.slice(0, models.length)).toEqual(models);
      expect(answer.models).toHaveLength(listed);
      expect(double.requests.at(-1)).toMatchObject({
        authorization: `Bearer ${key}`,
        body: { model: models[0], stream: true },
      });
    });

    it("is refused when it is wrong, without repeating it [X-01]", async () => {
      const answer = await tried(`${key}-wrong`);

      expect(answer.status).toBe(422);
      const said = await answer.text();
      expect(said).toContain("rejected this key");
      expect(said).not.toContain(key);
    });

    it("can't be tried while its provider is busy, which says until when [X-01]", async () => {
      double.failWith(busy);

      const answer = await tried();

      expect(answer.status).toBe(429);
      expect(answer.headers.get("retry-after")).toBe("40");
      expect((await answer.json()).message).toMatch(/busy. Try again in about 40 seconds/);
    });

    it("writes once it is connected, all at once and as a stream [C-04, C-05, E-07]", async () => {
      const connected = await connect(
        send("/api/engines/connect", { provider: id, apiKey: key, model: models[0] }),
      );
      expect((await connected.json()).current).toMatch(/^own-key:/);

      const whole = await (await titles()).json();
      const streamed = await writeArticle(
        send("/api/ai/generate-article", articleRequest("urban beekeeping", 800), {
          accept: "text/event-stream",
        }),
      );

      const name = `${models[0]} (${provider.name}, your key)`;
      expect(whole).toMatchObject({
        success: true,
        content: expect.stringContaining("10. "),
        meta: { engine: { name }, tokens: { input: expect.any(Number) } },
      });
      expect(streamed.headers.get("content-type")).toContain("text/event-stream");
      const events = await streamed.text();
      expect(events.match(/event: delta\n/g)?.length).toBeGreaterThan(10);
      expect(events).toMatch(/event: done\n/);
      expect(events).not.toContain(key);
    });

    it("is listed with what is known of its model", async () => {
      const { writers } = await (
        await GET(apiRequest("/api/engines", { token: ann.token }))
      ).json();

      expect(writers.find(({ source }: { source: string }) => source === "own-key")).toMatchObject({
        contextTokens,
      });
    });

    it("that was revoked later is told so, and where to change it [X-01]", async () => {
      double.failWith(
        id === "google"
          ? googleFailure(400, "API key expired. Please renew the API key.", [
              { "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: "API_KEY_INVALID" },
            ])
          : anthropicFailure(401, "authentication_error", "Invalid bearer token"),
      );

      const answer = await titles();

      expect(answer.status).toBe(502);
      expect((await answer.json()).message).toMatch(/rejected your API key.*under Engines/);
    });

    it("whose service has too much to do is told so, and may be followed by another engine", async () => {
      double.failWith(overloaded);

      const answer = await titles();

      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({
        code: "provider_unavailable",
        byEngine: true,
        message: "The AI service is overloaded. Try again in a moment.",
      });
    });

    it("writes nothing of a text that is too long for its model, and says so", async () => {
      const text = createServerText({
        baseUrl: double.url,
        apiKey: key,
        model: models[0],
        contextTokens: undefined,
        isOwnKey: true,
        publicOnly: false,
      });
      const failure = text.generate({
        system: "Be brief.",
        prompt: "word ".repeat(200_000),
        maxOutputTokens: 500,
        userId: ann.id,
        signal: new AbortController().signal,
      });

      await expect(failure).rejects.toMatchObject({
        code: "unusable",
        message: expect.stringContaining("too long for the model"),
      });
    });
  },
);
