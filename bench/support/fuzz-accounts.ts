import { readFileSync } from "node:fs";

import type { Account } from "./accounts";
import type { validValue } from "./nearly-valid";

type Schema = Parameters<typeof validValue>[0];

const HANDLER = "lib/providers/auth/local/handle-auth-request.ts";

/** The calls that better-auth answers, from the list of those it's asked. */
export function accountCalls(): { address: string; methods: string[] }[] {
  const calls = readFileSync(HANDLER, "utf8").matchAll(/^ {2}"([A-Z]+) (\/[\w/-]+)",$/gm);
  const found = [...calls].map(([, method = "", path]) => ({
    address: `/api/auth${path}`,
    methods: [method],
  }));
  if (found.length === 0) throw new Error(`${HANDLER} lists no calls.`);
  return found;
}

/** What better-auth's calls take, which our own description of the calls doesn't say. */
export function bodyOfAccountCall(address: string, accounts: Account[]): Schema | undefined {
  const text = { type: "string" };
  const emails = ["new", "other"].map((name) => `${name}-${crypto.randomUUID()}@example.com`);
  const email = { enum: [...accounts.map((one) => one.email), ...emails] };
  const password = {
    enum: [...accounts.map((one) => one.password), "not the password of anybody"],
  };
  const also = {
    rememberMe: { type: "boolean" },
    callbackURL: { enum: ["/ai", "https://elsewhere.example/", "//elsewhere.example"] },
  };
  const bodies: Record<string, Schema> = {
    "/sign-up/email": {
      properties: { name: text, email, password, image: { type: "null" }, plan: text, ...also },
      required: ["name", "email", "password"],
    },
    "/sign-in/email": { properties: { email, password, ...also }, required: ["email", "password"] },
    "/change-password": {
      properties: {
        currentPassword: password,
        newPassword: password,
        revokeOtherSessions: { type: "boolean" },
      },
      required: ["currentPassword", "newPassword"],
    },
    "/update-user": {
      properties: { name: text, image: text, plan: text, email },
      required: ["name"],
    },
    "/sign-out": { properties: {} },
  };
  return bodies[address.replace("/api/auth", "")];
}

/** The IDs of some creations, made without a model. */
export async function makeCodes(origin: string, token: string): Promise<string[]> {
  const made = await Promise.all(
    ["a", "b", "c"].map(async (text) => {
      const answer = await fetch(`${origin}/api/ai/qr-generate`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({ text: `https://example.com/${text}` }),
      });
      const { id, creation } = (await answer.json()) as { id?: string; creation?: { id: string } };
      return id ?? creation?.id;
    }),
  );
  return made.filter((id) => id !== undefined);
}
