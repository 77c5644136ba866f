import "server-only";

import { appUrl } from "@/lib/core/env";
import { SITE } from "@/lib/core/site";
import type { Mail } from "@/lib/providers/mail/port";

/**
 * The mail with the link for a new password. It leads to `APP_URL`, whatever host the caller named. The code follows a
 * `#`, so that no server or proxy logs it. It holds nothing that people typed: an account may have somebody else's address.
 */
export function resetMail({ email, code }: { email: string; code: string }): Mail {
  const server = new URL(appUrl());
  const link = new URL("/reset-password", server);
  link.hash = `code=${code}`;
  const text = `Someone asked for a new password for your account at ${server.host}.

To choose one, open this link within an hour. It works once:
${link}

If the link doesn't open, go to ${server.origin}/reset-password and enter this code:
${code}

Afterward, you're signed out on every device.

If it wasn't you, you don't have to do anything. Your password stays as it is.
`;
  return { to: email, subject: `Choose a new password for ${SITE.name}`, text };
}
