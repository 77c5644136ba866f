import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

/** What the double of Clerk's API answers by path, and what it was asked. */
const answers = new Map<string, { status: number; body: unknown }>();
const asked: string[] = [];
const clerk = createServer((request, response) => {
  const path = request.url ?? "";
  asked.push(path);
  const { status, body } = answers.get(path) ?? { status: 404, body: { errors: [] } };
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
});

let findClerkUser: (id: string) => Promise<unknown>;
beforeAll(async () => {
  await new Promise<void>((resolve) => clerk.listen(0, "127.0.0.1", resolve));
  const { port } = clerk.address() as AddressInfo;
  vi.stubEnv("CLERK_API_URL", `http://127.0.0.1:${port}`);
  vi.stubEnv("CLERK_SECRET_KEY", "sk_test_double");
  ({ findClerkUser } = await import("@/lib/providers/auth/clerk/user-by-id"));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await new Promise((resolve) => clerk.close(resolve));
});

const FORBIDDEN = { status: 403, body: { errors: [] } };
const userPath = (id: string) => `/v1/users/${id}`;

function knows(id: string) {
  answers.set(userPath(id), { status: 200, body: { id, first_name: "Ada", object: "user" } });
  answers.set(`${userPath(id)}/billing/subscription`, FORBIDDEN);
}

describe("a user whom Clerk manages", () => {
  it("is asked for once by calls at the same moment, and is on the free plan where nothing is sold", async () => {
    knows("user_one");

    const found = await Promise.all([1, 2, 3].map(() => findClerkUser("user_one")));

    expect(found).toEqual(Array(3).fill(expect.objectContaining({ id: "user_one", plan: "free" })));
    expect(asked.filter((path) => path === userPath("user_one"))).toHaveLength(1);
  });

  it("is gone only when Clerk says so, not when it refuses to answer", async () => {
    answers.set(userPath("user_two"), FORBIDDEN);

    for (let tries = 0; tries < 2; tries += 1) {
      await expect(findClerkUser("user_two")).rejects.toMatchObject({
        code: "provider_unavailable",
      });
    }
    expect(await findClerkUser("user_three")).toBeNull();
    expect(asked.filter((path) => path === userPath("user_two"))).toHaveLength(1);
  });
});
