import "server-only";

import { createHash, randomBytes } from "node:crypto";
import type { z } from "zod";

import { insertPasswordReset } from "@/db/queries/password-resets";
import type { resetCodeInput, resetCodeSchema } from "@/lib/account/password-contract";
import { AppError } from "@/lib/core/errors";
import type { AuthServer } from "@/lib/providers/auth/port";
import type { VisitorContext } from "@/lib/providers/context";

/** 80 bits, as 20 hexadecimal digits: can be typed, and can't be guessed in its hour. */
const CODE_BYTES = 10;
const LIFETIME_MS = 60 * 60_000;

type Keeper = Pick<VisitorContext, "db" | "now">;

/** What is stored of a code; takes it without dashes. */
export function hashOfCode(code: string): string {
  return createHash("sha256").update(code).digest("hex");
}

/**
 * Makes a code with which the person behind an email can choose a new password once, within an hour. Only its hash is
 * kept. `scripts/reset-code.mjs` does the same in a database of its own.
 *
 * @returns the code in groups of four, and the account's own email; null when there is no such account
 */
export async function makeResetCode(
  { db, now }: Keeper,
  email: string,
): Promise<z.input<typeof resetCodeSchema> | null> {
  const code = randomBytes(CODE_BYTES).toString("hex");
  const expiresAt = new Date(now().getTime() + LIFETIME_MS);
  const codeHash = hashOfCode(code);
  const found = await insertPasswordReset(db, { email, codeHash, expiresAt });
  if (found === null) return null;
  return { email: found, code: inGroups(code), expiresAt: expiresAt.toISOString() };
}

/**
 * A code that the operator hands to someone who can't sign in.
 *
 * @throws AppError `conflict` where Clerk manages the accounts, `not_found` for an email without an account
 */
export async function giveResetCode(
  { auth, ...keeper }: Keeper & { auth: Pick<AuthServer, "provider"> },
  { email }: z.output<typeof resetCodeInput>,
): Promise<z.input<typeof resetCodeSchema>> {
  if (auth.provider !== "local") {
    const message = "Clerk manages these accounts, and sends people its own links.";
    throw new AppError("conflict", message);
  }
  const made = await makeResetCode(keeper, email);
  if (!made) throw new AppError("not_found", `No account has the email ${email}.`);
  return made;
}

function inGroups(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1-");
}
