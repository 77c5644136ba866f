import { randomInt } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { env } from "@/lib/core/env";
import { singleton } from "@/lib/core/singleton";
import { PEER_HEADER } from "@/lib/http/client-ip";
import { CLIENT_HEADER } from "@/lib/providers/auth/local/handle-auth-request";
import { authServer } from "@/lib/providers/auth/local/server";
import { apiRequest } from "@/tests/support/api";
import { stopClock } from "@/tests/support/stop-clock";

const LIMIT = 5;
const { SIGN_INS_PER_MINUTE, SIGN_UPS_PER_HOUR, TRUSTED_PROXIES } = env();
const library = singleton<unknown>("auth", () => undefined);
let usual: unknown;

// better-auth takes its limits when it's created.
beforeAll(() => {
  usual = library.set(undefined);
  Object.assign(env(), { SIGN_INS_PER_MINUTE: LIMIT, SIGN_UPS_PER_HOUR: LIMIT });
});
afterAll(() => {
  Object.assign(env(), { SIGN_INS_PER_MINUTE, SIGN_UPS_PER_HOUR, TRUSTED_PROXIES });
  library.set(usual);
});

/** Each test, and each run on a database, has visitors of its own: what they used up is stored. */
const network = `10.${randomInt(256)}.${randomInt(256)}`;
let visitors = 0;
function newVisitor(): string {
  visitors += 1;
  return `${network}.${visitors}`;
}

describe.each(["/change-password", "/sign-in/email", "/sign-up/email"])("%s", (path) => {
  /** Whether the limit of its caller refuses a call, which would fail anyway. */
  async function isRefused(headers: Record<string, string>): Promise<boolean> {
    const origin = "http://localhost:3000";
    const answer = await authServer.handle(
      apiRequest(`/api/auth${path}`, { json: {}, headers: { origin, ...headers } }),
    );
    if (answer.status === 429) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    return answer.status === 429;
  }

  /** Uses up the limit, with a made-up address in every call. */
  async function useUp(headersOf: (madeUp: string) => Record<string, string>): Promise<void> {
    stopClock();
    for (let call = 0; call <= LIMIT; call += 1) {
      expect(await isRefused(headersOf(newVisitor())), `call ${call}`).toBe(call === LIMIT);
    }
  }

  it("limits each visitor behind two proxies by themselves", async () => {
    env().TRUSTED_PROXIES = 2;
    const [one, other] = [newVisitor(), newVisitor()];
    const from = (visitor: string, madeUp: string) => ({
      [PEER_HEADER]: "172.16.0.3",
      "x-forwarded-for": `${madeUp}, ${visitor}, 172.16.0.2`,
    });

    await useUp((madeUp) => from(one, madeUp));

    expect(await isRefused(from(other, one))).toBe(false);
  });

  it.each(["x-forwarded-for", "x-real-ip", "forwarded", CLIENT_HEADER])(
    "knows a visitor without proxies by the socket, whatever %s says",
    async (header) => {
      env().TRUSTED_PROXIES = 0;
      const [one, other] = [newVisitor(), newVisitor()];

      await useUp((madeUp) => ({ [PEER_HEADER]: one, [header]: madeUp }));

      expect(await isRefused({ [PEER_HEADER]: other, [header]: one })).toBe(false);
    },
  );

  it(`takes no address from the header ${CLIENT_HEADER} that came through two proxies`, async () => {
    env().TRUSTED_PROXIES = 2;
    const [one, other] = [newVisitor(), newVisitor()];
    const from = (visitor: string, madeUp: string) => ({
      [PEER_HEADER]: "172.16.0.3",
      "x-forwarded-for": `${visitor}, 172.16.0.2`,
      [CLIENT_HEADER]: madeUp,
    });

    await useUp((madeUp) => from(one, madeUp));

    expect(await isRefused(from(other, one))).toBe(false);
  });
});
