import { afterAll, expect, it } from "vitest";

import { GET } from "@/app/api/health/route";
import { setAdminToken } from "@/lib/core/admin-token";
import { apiRequest } from "@/tests/support/api";

afterAll(() => setAdminToken(undefined));

it("tells visitors no host, no queue and nothing of the database", async () => {
  setAdminToken("the operator's");
  for (const token of ["", "a guess"]) {
    const answer = await GET(apiRequest("/api/health", { token }));

    const body = await answer.json();
    expect(Object.keys(body).sort()).toEqual(["engines", "live", "ready", "success"]);
    expect(body.engines.text).toMatchObject({ id: "openai/double", name: "double" });
    expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1/);
  }
});

it("tells the operator all of it", async () => {
  setAdminToken("operator");

  const answer = await GET(apiRequest("/api/health", { token: "operator" }));

  expect(await answer.json()).toMatchObject({
    database: { state: "ready" },
    engines: { text: { name: expect.stringMatching(/^double \(127\.0\.0\.1:\d+\)$/) } },
    queues: { text: { running: 0, waiting: 0 } },
  });
});
