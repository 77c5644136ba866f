import "server-only";

import { createTransport } from "nodemailer";

import { AppError } from "@/lib/core/errors";
import type { MailPort } from "@/lib/providers/mail/port";

/** A person waits for the connection, so a silent server isn't waited for as long as the protocol allows. */
const TIMEOUTS_MS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 12_000 };

const UNAVAILABLE =
  "This server couldn't reach its mail server. Try again in a few minutes, or ask the person who runs this server for a code.";

/**
 * A mail server that speaks SMTP.
 *
 * @param url `smtp://` requires STARTTLS unless it says `?ignoreTLS=true`, `smtps://` is TLS from the start
 * @param from the sender that people see
 */
export function createSmtpMail({ url, from }: { url: string; from: string }): MailPort {
  const server = new URL(url);
  const ignoreTLS = server.searchParams.get("ignoreTLS") === "true";
  server.searchParams.delete("ignoreTLS");
  const options = {
    url: server.href,
    ignoreTLS,
    // Otherwise anyone between here and the server could strip STARTTLS and read along.
    requireTLS: !ignoreTLS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS_MS,
  };
  // One connection for each mail: they are rare, and servers close idle ones.
  const transport = createTransport(options, { from });

  return {
    async check() {
      await transport.verify().catch(unavailable);
    },
    async send({ to, subject, text }) {
      const headers = { "auto-submitted": "auto-generated" };
      // As an object, an address is never parsed as a list of several.
      const recipient = { name: "", address: to };
      await transport.sendMail({ to: recipient, subject, text, headers }).catch(unavailable);
    },
  };
}

function unavailable(cause: unknown): never {
  throw new AppError("provider_unavailable", UNAVAILABLE, { cause });
}
