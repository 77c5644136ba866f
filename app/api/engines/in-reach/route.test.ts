import { expect, it } from "vitest";

import { POST as createToken } from "@/app/api/account/tokens/route";
import { POST as findTitles } from "@/app/api/ai/generate-blog-title/route";
import { GET } from "@/app/api/engines/in-reach/route";
import { apiRequest, signUpAccount } from "@/tests/support/api";

it("lists what a token may name as the engine of a run, and nothing of its connections", async () => {
  const { token: session } = await signUpAccount();
  const json = { name: "Script", scopes: ["run"], expiresInDays: 30 };
  const made = await createToken(apiRequest("/api/account/tokens", { token: session, json }));
  const { token } = (await made.json()) as { token: string };

  const listed = await GET(apiRequest("/api/engines/in-reach", { token }));

  expect(listed.status).toBe(200);
  const { engines } = (await listed.json()) as { engines: { kind: string; ref: string }[] };
  expect(new Set(engines.map(({ kind }) => kind))).toEqual(
    new Set(["writes", "paints", "erases", "cutsOut"]),
  );
  const writer = engines.find(({ kind }) => kind === "writes");
  expect(Object.keys(writer ?? {}).sort()).toEqual([
    "about",
    "kind",
    "name",
    "ref",
    "source",
    "state",
  ]);
  const run = await findTitles(
    apiRequest("/api/ai/generate-blog-title", {
      token,
      json: { prompt: "bees" },
      headers: { "x-engine": encodeURIComponent(writer?.ref ?? "") },
    }),
  );
  expect(run.status).toBe(200);
});
