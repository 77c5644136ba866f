import { createHmac, createSign, generateKeyPairSync, randomUUID } from "node:crypto";

import { CLERK_PRIVATE_KEY, CLERK_RUN_ENV } from "./clerk-env";

const LIFETIME_SECONDS = 60;
const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** A token signed the way Clerk does. */
export function signToken(claims: Record<string, unknown>, privateKey = CLERK_PRIVATE_KEY): string {
  const content = `${encode({ alg: "RS256", typ: "JWT", kid: "ins_emulated" })}.${encode(claims)}`;
  const signature = createSign("RSA-SHA256").update(content).sign(privateKey).toString("base64url");
  return `${content}.${signature}`;
}

type SessionTokenOptions = {
  userId: string;
  /** Origin of the page that requested it. */
  party: string;
  sessionId?: string;
  plan?: "premium" | "free_user";
  status?: "active" | "pending";
  lifetimeSeconds?: number;
};

export function sessionClaims(options: SessionTokenOptions): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1000);
  const { plan = "free_user", lifetimeSeconds = LIFETIME_SECONDS } = options;
  return {
    azp: options.party,
    exp: now + lifetimeSeconds,
    fva: [0, -1],
    iat: Math.min(now, now + lifetimeSeconds),
    iss: "http://clerk.emulated",
    jti: randomUUID(),
    nbf: now - 3600,
    pla: `u:${plan}`,
    fea: "",
    sid: options.sessionId ?? "sess_test",
    sts: options.status ?? "active",
    sub: options.userId,
    v: 2,
  };
}

export function sessionToken(options: SessionTokenOptions): string {
  return signToken(sessionClaims(options));
}

/** Valid in every way except that it is signed with the wrong key. */
export function forgedToken(options: SessionTokenOptions): string {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  return signToken(sessionClaims(options), pem);
}

/** A token with `alg: none` and no signature. */
export function unsignedToken(options: SessionTokenOptions): string {
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(sessionClaims(options))}.`;
}

/** Headers and body of a webhook call, signed the way Clerk does. */
export function signedWebhook(message: unknown): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify(message);
  const id = `msg_${randomUUID()}`;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const secret = Buffer.from(
    CLERK_RUN_ENV.CLERK_WEBHOOK_SIGNING_SECRET.slice("whsec_".length),
    "base64",
  );
  const signature = createHmac("sha256", secret)
    .update(`${id}.${timestamp}.${body}`)
    .digest("base64");
  const headers = {
    "content-type": "application/json",
    "svix-id": id,
    "svix-timestamp": timestamp,
    "svix-signature": `v1,${signature}`,
  };
  return { headers, body };
}
