import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

import { GET as nowhere } from "@/app/api/[...path]/route";
import { PATCH } from "@/app/api/operator/messages/route";
import { PUT } from "@/app/api/plans/route";
import { apiRequest } from "@/tests/support/api";

/** What other servers call. */
const NOT_FOR_PROGRAMS = /^webhooks\//;

it("is part of every route, so that no method gets an answer without a body", () => {
  const routes = readdirSync("app/api", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("/route.ts") && !NOT_FOR_PROGRAMS.test(path))
    .map((path) => `app/api/${path}`);
  const without = routes.filter((path) => {
    const source = readFileSync(path, "utf8");
    return /define(?:Tool)?Route\(/.test(source) && !source.includes(wantedIn(path));
  });
  expect(routes.length).toBeGreaterThan(50);
  expect(without).toEqual([]);
});

it.each(["backup", "messages", "plan", "reports", "reset-code"])(
  "tells strangers nothing about whether there is an address for the administrator: %s",
  async (name) => {
    const route = await import(`../../app/api/admin/${name}/route.ts`);
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"] as const) {
      const request = () => new Request(`http://localhost:3000/api/admin/${name}`, { method });
      const [told, unknown] = [await route[method]?.(request()), nowhere(request())];
      expect([told?.status, await told?.json()]).toEqual([404, await unknown.json()]);
      const names = (answer: Response) => [...answer.headers.keys()];
      expect(names(told)).toEqual(names(unknown));
    }
  },
);

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

/** Where a 405 would tell that there is something, it's a 404. */
function wantedIn(path: string): string {
  return path.startsWith("app/api/admin/") ? "absentMethods(" : "otherMethods(";
}
