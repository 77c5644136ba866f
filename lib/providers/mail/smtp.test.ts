import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createSmtpMail } from "@/lib/providers/mail/smtp";
import { startSmtpDouble } from "@/tests/support/smtp-double";

const FROM = "Atelier <atelier@example.com>";
const MAIL = { to: "ada@example.com", subject: "A subject", text: "Héllo.\n" };

let double: Awaited<ReturnType<typeof startSmtpDouble>>;
let relay: Awaited<ReturnType<typeof startSmtpDouble>>;

beforeAll(async () => {
  [double, relay] = await Promise.all([startSmtpDouble(), startSmtpDouble({ tls: false })]);
});
afterAll(() => Promise.all([double.close(), relay.close()]));

function withIgnoreTls(value: string): string {
  const url = new URL(relay.url);
  url.searchParams.set("ignoreTLS", value);
  return url.href;
}

describe("a mail server", () => {
  it("gets a mail over STARTTLS, with the account's password", async () => {
    const mail = createSmtpMail({ url: double.url, from: FROM });

    await mail.check();
    expect(double.mails).toEqual([]);
    await mail.send(MAIL);

    expect(double.mails).toHaveLength(1);
    expect(double.mails[0]).toMatchObject({ from: "atelier@example.com", to: [MAIL.to] });
    expect(double.mails[0]?.raw).toMatch(/^From: Atelier <atelier@example.com>\r$/m);
    expect(double.mails[0]?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  it.each([
    ["a wrong password", () => double.urlWithWrongPassword],
    ["a certificate that nobody vouches for", () => double.urlWithoutTrust],
    ["a server without STARTTLS", () => relay.url],
    ["a server without STARTTLS that may not do without", () => withIgnoreTls("false")],
    ["a server without STARTTLS and a typo", () => withIgnoreTls("1")],
    ["nobody there", () => "smtp://127.0.0.1:1"],
  ])("is unavailable with %s, in the same words", async (_what, url) => {
    const mail = createSmtpMail({ url: url(), from: FROM });

    const failures = [mail.check(), mail.send(MAIL)];
    for (const failure of failures) {
      await expect(failure).rejects.toMatchObject({
        code: "provider_unavailable",
        message: expect.stringContaining("couldn't reach its mail server"),
      });
    }
  });

  it("may be a relay without TLS, if its address says so", async () => {
    await createSmtpMail({ url: relay.urlWithoutTls, from: FROM }).send(MAIL);

    expect(relay.mails).toHaveLength(1);
  });

  it.each([
    "ada@example.com\r\nBcc: mallory@example.com",
    "ada@example.com, mallory@example.com",
    "ada@example.com> RCPT TO:<mallory@example.com",
  ])("never writes to a second address: %j", async (to) => {
    const before = double.mails.length;

    await createSmtpMail({ url: double.url, from: FROM })
      .send({ ...MAIL, to })
      .catch(() => {});

    const sent = double.mails.slice(before);
    expect(sent.flatMap((mail) => mail.to)).not.toContain("mallory@example.com");
    for (const { raw } of sent) expect(raw).not.toMatch(/^Bcc:/m);
  });
});
