import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = { from: string; to: string[]; raw: string; text: string };

const USER = "atelier";
const PASSWORD = "p@ss/word";

/**
 * Starts a mail server on this machine that speaks SMTP with STARTTLS and wants a password, and keeps what it's sent.
 *
 * @param options.tls false for a relay that offers no STARTTLS
 */
export async function startSmtpDouble({ tls = true, port = 0 } = {}) {
  const mails: ReceivedMail[] = [];
  /** Mails to refuse, each as a busy server does; then it takes them again. */
  const state = { refusals: 0 };
  const server = new SMTPServer({
    // Its own certificate, which is known to everybody, is what a test wants.
    logger: false,
    disabledCommands: tls ? [] : ["STARTTLS"],
    allowInsecureAuth: !tls,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth({ username, password }, _session, answer) {
      if (username === USER && password === PASSWORD) answer(null, { user: USER });
      else answer(new Error("Wrong user or password"));
    },
    onData(stream, { envelope }, answer) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (state.refusals > 0) {
          state.refusals -= 1;
          answer(Object.assign(new Error("Try again later"), { responseCode: 451 }));
          return;
        }
        const raw = Buffer.concat(chunks).toString();
        mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : "",
          to: envelope.rcptTo.map(({ address }) => address),
          raw,
          text: bodyOf(raw),
        });
        answer();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const at = (server.server.address() as AddressInfo).port;
  const address = (password: string, query: string) =>
    `smtp://${USER}:${encodeURIComponent(password)}@127.0.0.1:${at}?${query}`;
  const trusting = "tls.rejectUnauthorized=false";
  return {
    url: address(PASSWORD, trusting),
    urlWithWrongPassword: address("guess", trusting),
    urlWithoutTrust: address(PASSWORD, ""),
    urlWithoutTls: address(PASSWORD, "ignoreTLS=true"),
    mails,
    state,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The text of a message that is plain, or quoted-printable. */
function bodyOf(raw: string): string {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const body = rest.join("\r\n\r\n");
  if (!/quoted-printable/i.test(head)) return body;
  return body
    .replace(/=\r\n/g, "")
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
