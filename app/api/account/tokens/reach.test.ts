import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";

import { POST as revoke } from "@/app/api/account/tokens/revoke/route";
import { POST as write } from "@/app/api/ai/generate-article/route";
import { POST as generate } from "@/app/api/ai/generate-image/route";
import { GET as follow } from "@/app/api/runs/follow/route";
import { GET as get } from "@/app/api/runs/get/route";
import { GET as list } from "@/app/api/runs/route";
import { POST as stop } from "@/app/api/runs/stop/route";
import { GET as listCreations } from "@/app/api/user/get-user-creations/route";
import { insertRun } from "@/db/queries/run-queue";
import { findRun } from "@/db/queries/runs";
import { env } from "@/lib/core/env";
import { getDatabase } from "@/lib/providers/database";
import { RUN_CHAIN } from "@/lib/registry/chain-paths";
import { articleRequest } from "@/lib/tools/write-article/options";
import { limitCalls } from "@/lib/usage/call-limit";
import { signUpWithToken } from "@/tests/support/access-token";
import { apiRequest } from "@/tests/support/api";
import { stopClock } from "@/tests/support/stop-clock";

describe("the scope “run”", () => {
  it("publishes no image", async () => {
    const runner = await signUpWithToken("run");
    const publisher = await signUpWithToken("run", "write");
    const json = { prompt: "a red fox", publish: true };
    const post = (token: string) => generate(apiRequest("/api/ai/generate-image", { token, json }));

    const refused = await post(runner.token);

    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: "forbidden",
      message: expect.stringContaining("needs the scope “write” as well for “publish”"),
    });
    const { token } = runner.account;
    const kept = await listCreations(apiRequest("/api/user/get-user-creations", { token }));
    expect(await kept.json()).toMatchObject({ total: 0 });
    expect(await (await post(publisher.token)).json()).toMatchObject({ meta: { published: true } });
  });

  it("replaces no article", async () => {
    const json = { ...articleRequest("Bees", 800), continueFrom: uuidv7() };
    const post = (token: string) => write(apiRequest("/api/ai/generate-article", { token, json }));

    expect((await post((await signUpWithToken("run")).token)).status).toBe(403);
    // There's no such article.
    expect((await post((await signUpWithToken("run", "write")).token)).status).toBe(404);
  });

  it("neither sees nor stops a chain", async () => {
    const { account, token } = await signUpWithToken("run", "read", "write");
    const db = await getDatabase();
    const insert = async (endpoint: string) => {
      const id = uuidv7();
      await insertRun(db, { userId: account.id, id, endpoint, input: { id }, now: new Date() });
      return id;
    };
    const chain = await insert(RUN_CHAIN);
    const article = await insert("generate-article");
    const idsFor = async (as: string) => {
      const { runs } = await (await list(apiRequest("/api/runs", { token: as }))).json();
      return runs.map(({ id }: { id: string }) => id);
    };

    const refused = [
      await get(apiRequest(`/api/runs/get?id=${chain}`, { token })),
      await follow(apiRequest(`/api/runs/follow?id=${chain}`, { token })),
      await stop(apiRequest("/api/runs/stop", { token, json: { id: chain } })),
    ];

    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await findRun(db, { userId: account.id, id: chain })).toMatchObject({
      stopRequested: false,
    });
    expect(await idsFor(token)).toEqual([article]);
    expect(await idsFor(account.token)).toEqual([article, chain]);
    expect((await get(apiRequest(`/api/runs/get?id=${article}`, { token }))).status).toBe(200);
  });
});

it("a token that used up its calls doesn't keep its person from revoking it", async () => {
  stopClock();
  const { account, token, id } = await signUpWithToken("read");
  const calls = { userId: account.id, by: "programs", max: env().CALLS_PER_MINUTE } as const;
  const db = await getDatabase();
  const useUp = async () => {
    for (;;) await limitCalls(db, { ...calls, now: new Date() });
  };
  await expect(useUp()).rejects.toMatchObject({ code: "rate_limited" });
  const search = apiRequest("/api/user/get-user-creations", { token });
  expect((await listCreations(search)).status).toBe(429);

  const revoked = await revoke(
    apiRequest("/api/account/tokens/revoke", { token: account.token, json: { id } }),
  );

  expect(revoked.status).toBe(200);
});
