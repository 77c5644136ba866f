import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";

import { POST as writeTitles } from "@/app/api/ai/generate-blog-title/route";
import { POST as connect } from "@/app/api/engines/connect/route";
import { GET } from "@/app/api/engines/route";
import { POST as test } from "@/app/api/engines/test/route";
import { appSecrets } from "@/db/schema/app-secrets";
import { FIRST_ACCOUNT } from "@/lib/account/operator";
import { type Env, env } from "@/lib/core/env";
import { getProviders } from "@/lib/providers/with-accounts";
import { titlesRequest } from "@/lib/tools/blog-titles/options";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { type OpenAiDouble, startOpenAiDouble } from "@/tests/support/openai-double";

const settings = env();
const { PRIVATE_ENGINES, DATABASE_URL, OPERATOR_EMAILS } = settings;

let inner: OpenAiDouble;
let ann: TestAccount;

beforeAll(async () => {
  inner = await startOpenAiDouble({ models: [{ id: "inner-chat" }] });
  ann = await signUpAccount();
});
afterEach(() => configure({ PRIVATE_ENGINES, DATABASE_URL, OPERATOR_EMAILS }));
afterAll(() => inner.close());

function configure(parts: Partial<Env>): void {
  Object.assign(settings, parts);
}

const OFF = { PRIVATE_ENGINES: "off", DATABASE_URL } as const;
/** Nothing said of private addresses, and a database of the operator's. */
const HOSTED = { PRIVATE_ENGINES: undefined, DATABASE_URL: "postgres://db.example.com/atelier" };
const EMBEDDED = { PRIVATE_ENGINES: undefined, DATABASE_URL: undefined, OPERATOR_EMAILS: [] };

const send = (path: string, json: object, token = ann.token) => apiRequest(path, { json, token });
const mine = (baseUrl: string) => ({ provider: "other", baseUrl, apiKey: "" });

async function allowed(token = ann.token): Promise<boolean> {
  const answer = await GET(apiRequest("/api/engines", { token }));
  return (await answer.json()).allowsPrivateAddresses;
}

it.each([
  ["turned off", OFF],
  ["hosted", HOSTED],
])(
  "a private address is neither tried nor connected where it's %s [X-01]",
  async (_what, parts) => {
    configure(parts);
    const { length } = inner.requests;
    const name = inner.url.replace("127.0.0.1", "localhost");

    for (const url of [inner.url, name, name.replace("http:", "https:"), "https://10.0.0.5/v1"]) {
      const tried = await test(send("/api/engines/test", mine(url)));
      const connected = await connect(
        send("/api/engines/connect", { ...mine(url), model: "inner-chat" }),
      );

      for (const answer of [tried, connected]) {
        expect(answer.status, url).toBe(400);
        expect((await answer.json()).message).toContain("must be a public server with https://");
      }
    }
    expect(inner.requests).toHaveLength(length);
    expect(await allowed()).toBe(false);
  },
);

it("one that was connected before isn't called any longer", async () => {
  configure({ PRIVATE_ENGINES: "on", DATABASE_URL });
  const bea = await signUpAccount();
  const model = "inner-chat";
  const connected = await connect(
    send("/api/engines/connect", { ...mine(inner.url), model }, bea.token),
  );
  expect(connected.status).toBe(200);
  configure(OFF);
  const { length } = inner.requests;

  const request = titlesRequest("beekeeping", "Food");
  const answer = await writeTitles(send("/api/ai/generate-blog-title", request, bea.token));

  expect(answer.status).toBe(503);
  expect((await answer.json()).message).toContain("can't reach the AI service");
  expect(inner.requests).toHaveLength(length);
});

it("a private address is tried where the operator allows it", async () => {
  configure({ ...HOSTED, PRIVATE_ENGINES: "on" });

  const answer = await test(send("/api/engines/test", mine(inner.url)));

  expect(await answer.json()).toMatchObject({ success: true, model: "inner-chat" });
  expect(await allowed()).toBe(true);
});

it("on the embedded default, only whoever runs the server sees into its network", async () => {
  const cal = await signUpAccount();
  configure({ PRIVATE_ENGINES: "on", DATABASE_URL });
  const json = { ...mine(inner.url), model: "inner-chat" };
  expect((await connect(send("/api/engines/connect", json, cal.token))).status).toBe(200);
  configure(EMBEDDED);
  const request = titlesRequest("beekeeping", "Food");
  const asStranger = async () => [
    await test(send("/api/engines/test", mine(inner.url), cal.token)),
    await writeTitles(send("/api/ai/generate-blog-title", request, cal.token)),
  ];
  const { length } = inner.requests;

  expect((await asStranger()).map(({ status }) => status)).toEqual([400, 503]);
  expect(inner.requests).toHaveLength(length);
  expect(await allowed(cal.token)).toBe(false);

  const { db } = await getProviders();
  await db.update(appSecrets).set({ secret: cal.id }).where(eq(appSecrets.name, FIRST_ACCOUNT));
  expect((await asStranger()).map(({ status }) => status)).toEqual([200, 200]);
  expect(await allowed(cal.token)).toBe(true);

  await db.delete(appSecrets).where(eq(appSecrets.name, FIRST_ACCOUNT));
});

it("the servers that the operator named on this machine stay in reach", async () => {
  configure(HOSTED);

  const { writers } = await (await GET(apiRequest("/api/engines", { token: ann.token }))).json();

  expect(writers.map(({ name }: { name: string }) => name)).toContain("good:4b (Ollama)");
});
