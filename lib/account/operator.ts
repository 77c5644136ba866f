import "server-only";

import type { Database } from "@/db/client";
import { findOldestAccountId } from "@/db/queries/accounts";
import { findSecret, getOrCreateSecret } from "@/db/queries/app-secrets";
import { env, isEmbedded } from "@/lib/core/env";
import { logger } from "@/lib/core/logger";
import { singleton } from "@/lib/core/singleton";
import type { AuthServer, User } from "@/lib/providers/auth/port";

/** Clerk is asked over the network, and a page that shows a download calls every second. */
const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 1_000;

const remembered = singleton("operators", () => new Map<string, Answer>());

type Answer = { isOperator: boolean; untilMs: number };

type Caller = { db: Database; auth: Pick<AuthServer, "emailsOf">; user: User };

/** Who runs this server: accounts with these emails or, without any, the first account if `orFirst` is set. */
type Rule = { emails: readonly string[]; orFirst: boolean };

function ruleOfServer(): Rule {
  return { emails: env().OPERATOR_EMAILS, orFirst: isEmbedded() };
}

/** Whether this server has an operator at all, or gets one with its first account. */
export function hasOperator({ emails, orFirst }: Rule = ruleOfServer()): boolean {
  return emails.length > 0 || orFirst;
}

/** Whether people can write to whoever runs this server: with the form, or to the address that its contact page names. */
export function hasContact(rule = ruleOfServer(), address = env().CONTACT_EMAIL): boolean {
  return hasOperator(rule) || Boolean(address);
}

/**
 * Whether a person may change what everybody on this server shares. With everything on one machine that's the first who
 * signed up, and nobody once that account is deleted; elsewhere the administrator names them in OPERATOR_EMAILS.
 */
export async function isOperator(caller: Caller, rule: Rule = ruleOfServer()): Promise<boolean> {
  const { db, user } = caller;
  if (rule.emails.length > 0) return hasEmailOf(caller, rule.emails);
  return rule.orFirst && (await firstAccountId(db)) === user.id;
}

/** The name of the row that says whose account was the first. */
export const FIRST_ACCOUNT = "first-account";

/** The first account, whether or not it's still there: nobody else gets what it may do. */
async function firstAccountId(db: Database): Promise<string | null> {
  const known = await findSecret(db, FIRST_ACCOUNT);
  if (known !== null) return known;
  const oldest = await findOldestAccountId(db);
  return oldest && getOrCreateSecret(db, FIRST_ACCOUNT, () => oldest);
}

async function hasEmailOf({ auth, user }: Caller, emails: readonly string[]): Promise<boolean> {
  const answers = remembered.get();
  const known = answers.get(user.id);
  if (known && known.untilMs > Date.now()) return known.isOperator;
  try {
    const own = await auth.emailsOf(user.id);
    const isOperator = own.some((email) => emails.includes(email));
    if (answers.size >= MAX_REMEMBERED) answers.clear();
    answers.set(user.id, { isOperator, untilMs: Date.now() + REMEMBERED_MS });
    return isOperator;
  } catch (error) {
    logger.warn({ error }, "could not look up an account's email");
    return false;
  }
}
