import { generateKeyPairSync, sign } from "node:crypto";
import type { APIRequestContext } from "playwright/test";

import { forgedToken, sessionToken, unsignedToken } from "./clerk-tokens";

/** What the contract suite needs from a provider: tokens that must be accepted, and ones that must not. */
export type ContractProvider = {
  goodToken: () => Promise<string>;
  badTokens: () => Promise<Record<string, string>>;
};

type Setup = { request: APIRequestContext; origin: string };

export function contractProvider(project: string, setup: Setup): ContractProvider {
  return project === "clerk" ? clerk(setup) : local(setup);
}

function clerk({ origin }: Setup): ContractProvider {
  const options = { userId: "user_of_the_contract", party: origin };
  return {
    goodToken: async () => sessionToken(options),
    badTokens: async () => ({
      expired: sessionToken({ ...options, lifetimeSeconds: -60 }),
      forged: forgedToken(options),
      unsigned: unsignedToken(options),
      "for another party": sessionToken({ ...options, party: "https://elsewhere.example" }),
      pending: sessionToken({ ...options, status: "pending" }),
      tampered: tamper(sessionToken(options)),
      "no token at all": "nothing-of-the-kind",
    }),
  };
}

let people = 0;

function local({ request, origin }: Setup): ContractProvider {
  const headers = { origin };
  async function signUp() {
    people += 1;
    const email = `contract-${process.pid}-${Date.now()}-${people}@example.com`;
    const person = { name: "Ada Contract", email, password: "correct horse battery" };
    const answer = await request.post("/api/auth/sign-up/email", { data: person, headers });
    const session = answer.headers()["set-auth-token"] ?? "";
    const { token } = (await (await request.get("/api/auth/token")).json()) as { token: string };
    return { session, token };
  }
  return {
    goodToken: async () => (await signUp()).token,
    badTokens: async () => {
      const ended = await signUp();
      await request.post("/api/auth/sign-out", { data: {}, headers });
      const { session, token } = await signUp();
      return {
        "of an ended session": ended.token,
        tampered: tamper(token),
        resigned: resign(token),
        "the session's own": session,
        "no token at all": "nothing-of-the-kind",
      };
    },
  };
}

/** A different user id with the original signature. */
function tamper(token: string): string {
  const [header, payload = "", signature] = token.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const other = Buffer.from(JSON.stringify({ ...claims, sub: "user_someone_else" }));
  return [header, other.toString("base64url"), signature].join(".");
}

/** The same claims signed with an unknown key. */
function resign(token: string): string {
  const [header, payload = ""] = token.split(".");
  const { privateKey } = generateKeyPairSync("ed25519");
  const content = `${header}.${payload}`;
  return `${content}.${sign(null, Buffer.from(content), privateKey).toString("base64url")}`;
}
