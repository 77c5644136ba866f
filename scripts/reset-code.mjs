// Makes a code with which somebody chooses a new password: npm run reset-code -- someone@example.com
import { createHash, randomBytes } from "node:crypto";

import { askServer, environment, inDatabase, stop } from "./admin.mjs";

const LIFETIME_MS = 60 * 60_000;

const [rawEmail, ...rest] = process.argv.slice(2);
if (!rawEmail?.includes("@") || rest.length > 0) {
  stop("Usage: npm run reset-code -- someone@example.com", 2);
}
if (environment.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY && environment.CLERK_SECRET_KEY) {
  stop("This server uses Clerk accounts, and Clerk sends people its own links.");
}

const email = rawEmail.trim().toLowerCase();
const code = environment.DATABASE_URL
  ? await inDatabase(makeCode)
  : (await askServer("/api/admin/reset-code", { email }))?.code;
if (!code) stop(`No account has the email ${email}.`);
const page = environment.APP_URL
  ? new URL("/reset-password", environment.APP_URL).href
  : "/reset-password";
console.log(`${code}
With this code, ${email} can choose a new password within an hour, at ${page}.
It works once. Give it to nobody else.`);

/** As `lib/account/reset-code.ts` does it; undefined when no account has this email. */
async function makeCode(sql) {
  const digits = randomBytes(10).toString("hex");
  const codeHash = createHash("sha256").update(digits).digest("hex");
  const expiresAt = new Date(Date.now() + LIFETIME_MS).toISOString();
  const kept = await sql`
    insert into password_resets (code_hash, user_id, expires_at)
    select ${codeHash}, id, ${expiresAt}::timestamptz from users where email = ${email}
    returning user_id`;
  return kept.length > 0 ? digits.match(/.{4}/g).join("-") : undefined;
}
