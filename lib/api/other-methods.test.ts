import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

import { PATCH } from "@/app/api/operator/messages/route";
import { PUT } from "@/app/api/plans/route";
import { apiRequest } from "@/tests/support/api";

/** What only commands and other servers call. */
const NOT_FOR_PROGRAMS = /^(?:admin|webhooks)\//;

it("is part of every route, so that no method gets an answer without a body", () => {
  const routes = readdirSync("app/api", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("/route.ts") && !NOT_FOR_PROGRAMS.test(path))
    .map((path) => `app/api/${path}`);
  const without = routes.filter((path) => {
    const source = readFileSync(path, "utf8");
    return /define(?:Tool)?Route\(/.test(source) && !source.includes("otherMethods(");
  });
  expect(routes.length).toBeGreaterThan(50);
  expect(without).toEqual([]);
});

it("names each method that there is", async () => {
  const one = PUT(apiRequest("/api/plans"));
  const two = PATCH(apiRequest("/api/operator/messages"));

  expect([one.status, two.status]).toEqual([405, 405]);
  expect([one, two].map(({ headers }) => headers.get("allow"))).toEqual([
    "GET, HEAD",
    "GET, HEAD, POST",
  ]);
  expect(await two.json()).toMatchObject({
    success: false,
    code: "method_not_allowed",
    message: "This endpoint only accepts GET and POST requests.",
  });
});
