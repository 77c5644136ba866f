import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

export const CLERK_EMULATOR_PORT = 4320;
const EMULATOR_URL = `http://127.0.0.1:${CLERK_EMULATOR_PORT}`;
const KEY_FILE = ".test/clerk-key.pem";

/** Key of an instance that doesn't exist: `pk_live_` and the encoded host, in Clerk's format. */
export const PUBLISHABLE_KEY = `pk_live_${Buffer.from("clerk.atelier.test$").toString("base64")}`;

/** Signs the emulator's tokens: generated once and shared by all processes of a test run. */
export const CLERK_PRIVATE_KEY = readOrMakeKey();

function readOrMakeKey(): string {
  mkdirSync(".test", { recursive: true });
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  try {
    writeFileSync(KEY_FILE, pem, { flag: "wx", mode: 0o600 });
    return pem;
  } catch {
    return readFileSync(KEY_FILE, "utf8");
  }
}

/** Where this build's pages send their calls: the same server, which browsers take for another host. */
export const API_ORIGIN = "http://127.0.0.1:4311";

/** Environment in which `next build` makes the Clerk build. */
export const CLERK_BUILD_ENV = {
  NEXT_DIST_DIR: ".next-clerk",
  NEXT_PUBLIC_BASE_URL: API_ORIGIN,
  NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
  NEXT_PUBLIC_CLERK_PROXY_URL: "/__clerk",
  NEXT_PUBLIC_CLERK_TELEMETRY_DISABLED: "1",
  CLERK_SECRET_KEY: "sk_live_of_an_instance_that_does_not_exist",
};

/** Environment in which the Clerk build's server uses the emulator instead of Clerk. */
export const CLERK_RUN_ENV = {
  ...CLERK_BUILD_ENV,
  APP_ORIGINS: "http://localhost:4311",
  CLERK_JWT_KEY: createPublicKey(CLERK_PRIVATE_KEY)
    .export({ type: "spki", format: "pem" })
    .toString(),
  CLERK_WEBHOOK_SIGNING_SECRET: `whsec_${Buffer.from("a signing secret of the tests").toString("base64")}`,
  // The model double as well, because these tests are about accounts.
  OPENAI_BASE_URL: "http://127.0.0.1:4399/v1",
  AI_TEXT_MODEL: "double",
  CLERK_FAPI_URL: EMULATOR_URL,
  CLERK_API_URL: EMULATOR_URL,
};
