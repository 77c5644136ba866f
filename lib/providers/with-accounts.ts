import "server-only";

import { authServer } from "#auth-server";
import type { Database } from "@/db/client";
import { env } from "@/lib/core/env";
import { singleton } from "@/lib/core/singleton";
import { getPorts, type Ports } from "@/lib/providers";
import type { AuthServer } from "@/lib/providers/auth/port";
import { getDatabase } from "@/lib/providers/database";
import type { MailPort } from "@/lib/providers/mail/port";
import { createSmtpMail } from "@/lib/providers/mail/smtp";

const mail = singleton("mail", (): MailPort | null => {
  const { SMTP_URL, MAIL_FROM } = env();
  return SMTP_URL && MAIL_FROM ? createSmtpMail({ url: SMTP_URL, from: MAIL_FROM }) : null;
});

/** The mail server; null where none is configured. */
export function getMail(): MailPort | null {
  return mail.get();
}

/** Everything that a server with pages needs of the outside. Workers know no accounts, whose code comes with Next. */
export async function getProviders(): Promise<Ports & { db: Database; auth: AuthServer }> {
  return { ...getPorts(), db: await getDatabase(), auth: authServer };
}
