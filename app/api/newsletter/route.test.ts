import { randomInt } from "node:crypto";
import { eq, like } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";

import { POST } from "@/app/api/newsletter/route";
import { newsletterSubscriptions } from "@/db/schema";
import { usageCounters } from "@/db/schema/usage-counters";
import { env } from "@/lib/core/env";
import { LIMITS } from "@/lib/core/limits";
import { PEER_HEADER } from "@/lib/http/client-ip";
import { getDatabase } from "@/lib/providers/database";
import { apiRequest } from "@/tests/support/api";
import { stopClock } from "@/tests/support/stop-clock";

const PATH = "/api/newsletter";

/** One call, from a client that no other test is unless it says so. */
function send(json: unknown, client = newAddressOfCaller()): Promise<Response> {
  return POST(apiRequest(PATH, { json, headers: { [PEER_HEADER]: client } }));
}

async function rowsOf(email: string) {
  const db = await getDatabase();
  return db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
}

function newAddressOfCaller(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}

const newAddress = () => `${uuidv7()}@example.com`;

describe("POST /api/newsletter", () => {
  it("stores an address trimmed and in lowercase [L-21]", async () => {
    const email = newAddress();

    const response = await send({ email: `  ${email.toUpperCase()} ` });

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, message: expect.any(String) });
    expect(await rowsOf(email)).toHaveLength(1);
  });

  it("answers the same for a known address and stores it once [L-21]", async () => {
    const email = newAddress();
    const first = await send({ email });
    const [before] = await rowsOf(email);

    const second = await send({ email });

    expect(second.status).toBe(first.status);
    expect(await second.json()).toEqual(await first.json());
    expect(await rowsOf(email)).toEqual([before]);
  });

  it.each([
    ["a missing address", {}],
    ["a blank address", { email: " " }],
    ["an address without a host", { email: "reader@" }],
    ["a number", { email: 7 }],
    ["two addresses", { email: "a@example.com, b@example.com" }],
  ])("refuses %s with one sentence [V-17]", async (_case, json) => {
    const response = await send(json);

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      success: false,
      code: "invalid_input",
      message: "Enter a valid email address, for example name@example.com.",
    });
  });

  it("accepts the longest valid address and refuses a longer one [V-17, V-18]", async () => {
    const longest = addressOf(LIMITS.newsletterEmailCharacters);

    expect((await send({ email: longest })).status).toBe(200);
    const refused = await send({ email: addressOf(LIMITS.newsletterEmailCharacters + 1) });

    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining("254") });
  });

  it("takes no more than a form for anyone holds", async () => {
    const response = await send({ email: "a".repeat(LIMITS.accountBytes) });

    expect(response.status).toBe(413);
  });

  it("refuses form data and malformed JSON", async () => {
    const form = await POST(
      apiRequest(PATH, { body: new URLSearchParams({ email: newAddress() }) }),
    );
    const broken = await POST(
      apiRequest(PATH, { body: "{", headers: { "content-type": "application/json" } }),
    );

    expect(form.status).toBe(415);
    expect(broken.status).toBe(400);
  });

  it("limits each client per hour, whatever the address", async () => {
    stopClock();
    const client = newAddressOfCaller();
    for (let call = 0; call < env().NEWSLETTER_PER_HOUR; call += 1) {
      expect((await send({ email: newAddress() }, client)).status).toBe(200);
    }
    const email = newAddress();

    const refused = await send({ email }, client);

    expect(refused.status).toBe(429);
    expect((await send({ email, fromPage: false }, client)).status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ success: false, code: "rate_limited" });
    expect(await rowsOf(email)).toEqual([]);
  });

  it("limits each address per hour, whoever sends it", async () => {
    stopClock();
    const email = newAddress();
    for (let call = 0; call < env().NEWSLETTER_PER_HOUR; call += 1) {
      expect((await send({ email })).status).toBe(200);
    }

    expect((await send({ email })).status).toBe(429);
    const counted = await (await getDatabase())
      .select()
      .from(usageCounters)
      .where(like(usageCounters.subject, `%${email}%`));
    expect(counted).toEqual([]);
  });

  it("tells our own pages about each limit in its own words, which isn't an error to a browser", async () => {
    const [client, email] = [newAddressOfCaller(), newAddress()];
    for (let call = 0; call < env().NEWSLETTER_PER_HOUR; call += 1) {
      await send({ email }, client);
    }

    const other = newAddress();
    const forClient = await send({ email: other, fromPage: true }, client);
    const forAddress = await send({ email, fromPage: true });

    expect([forClient.status, forAddress.status]).toEqual([200, 200]);
    expect(await forClient.json()).toMatchObject({
      accepted: false,
      message: expect.stringMatching(/^Your network .* Try again in \d+ min\.$/),
    });
    expect(await forAddress.json()).toMatchObject({
      accepted: false,
      message: expect.stringMatching(/^This address .* Try again in \d+ min\.$/),
    });
    expect(await rowsOf(other)).toEqual([]);
  });
});

/** A well-formed address of exactly so many characters. */
function addressOf(characters: number): string {
  const host = "host.".repeat(60);
  const local = `${uuidv7()}@`;
  const end = "example.com";
  const middle = host.slice(0, characters - local.length - end.length - 1).replace(/\.$/, "x");
  return `${local}${middle}.${end}`;
}
