import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { forgotPassword } from "@/lib/account/forgot-password";
import { getDatabase } from "@/lib/providers/database";
import type { MailPort } from "@/lib/providers/mail/port";
import { createSmtpMail } from "@/lib/providers/mail/smtp";
import { signUpAccount } from "@/tests/support/api";
import { startSmtpDouble } from "@/tests/support/smtp-double";
import { stopClock } from "@/tests/support/stop-clock";

let double: Awaited<ReturnType<typeof startSmtpDouble>>;
let mail: MailPort;

beforeAll(async () => {
  double = await startSmtpDouble();
  mail = createSmtpMail({ url: double.url, from: "atelier@example.com" });
});
afterAll(() => double.close());

async function ask(email: string, parts: { mail?: MailPort | null; clientIp?: string } = {}) {
  const ctx = { db: await getDatabase(), now: () => new Date(), mail, ...parts };
  const { sent } = await forgotPassword(ctx, { email, clientIp: parts.clientIp ?? uuidv7() });
  await sent;
}

const mailsTo = (email: string) => double.mails.filter(({ to }) => to.includes(email));

describe("a forgotten password", () => {
  it("is replaced with a link to APP_URL, sent to the account's own address", async () => {
    const { email } = await signUpAccount();

    await ask(email.toUpperCase());

    expect(mailsTo(email)).toHaveLength(1);
    const text = mailsTo(email)[0]?.text;
    expect(text).toMatch(
      /^http:\/\/localhost:3000\/reset-password#code=(?:[\da-f]{4}-){4}[\da-f]{4}\r$/m,
    );
    // Anyone can sign up with somebody else's address: nothing that they typed is mailed there.
    expect(text).not.toContain("Ada");
  });

  it("sends nothing, and says the same, where there is no account", async () => {
    const before = double.mails.length;

    await expect(ask(`${uuidv7()}@example.com`)).resolves.toBeUndefined();

    expect(double.mails).toHaveLength(before);
  });

  it.each(["with", "without"])(
    "is limited to five an hour for an address %s an account",
    async (kind) => {
      stopClock();
      const { email } =
        kind === "with" ? await signUpAccount() : { email: `${uuidv7()}@example.com` };
      for (let count = 0; count < 5; count += 1) await ask(email);

      await expect(ask(email.toUpperCase())).rejects.toMatchObject({ code: "rate_limited" });
    },
  );

  it("doesn't count against an address while the mail server is down", async () => {
    stopClock();
    const { email } = await signUpAccount();
    const broken = createSmtpMail({ url: "smtp://127.0.0.1:1", from: "atelier@example.com" });
    for (let count = 0; count < 5; count += 1) {
      const failure = ask(email, { mail: broken });
      await expect(failure).rejects.toMatchObject({ code: "provider_unavailable" });
    }

    await ask(email);

    expect(mailsTo(email)).toHaveLength(1);
  });

  it("is limited to twenty an hour for a caller", async () => {
    stopClock();
    const clientIp = uuidv7();
    for (let count = 0; count < 20; count += 1) await ask(`${uuidv7()}@example.com`, { clientIp });

    const next = ask(`${uuidv7()}@example.com`, { clientIp });
    await expect(next).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("doesn't tell by a broken mail server who has an account", async () => {
    const { email } = await signUpAccount();
    const broken = createSmtpMail({ url: "smtp://127.0.0.1:1", from: "atelier@example.com" });

    for (const address of [email, `${uuidv7()}@example.com`]) {
      const failure = ask(address, { mail: broken });
      await expect(failure).rejects.toMatchObject({ code: "provider_unavailable", status: 503 });
    }
  });

  it("answers before the account is looked up, so that the time tells nothing", async () => {
    const { email } = await signUpAccount();
    let sending: (() => void) | undefined;
    const slow: MailPort = {
      check: async () => {},
      send: () =>
        new Promise((resolve) => {
          sending = resolve;
        }),
    };
    const ctx = { db: await getDatabase(), now: () => new Date(), mail: slow };

    const { sent } = await forgotPassword(ctx, { email, clientIp: uuidv7() });

    await expect.poll(() => sending).toBeDefined();
    sending?.();
    await sent;
  });

  it("sends the mail again that a busy server refused", async () => {
    const { email } = await signUpAccount();
    double.state.refusals = 1;

    await ask(email);

    expect(mailsTo(email)).toHaveLength(1);
  });

  it("says that no mail is sent where none can be", async () => {
    const failure = ask("ada@example.com", { mail: null });

    await expect(failure).rejects.toMatchObject({ code: "conflict", status: 409 });
  });
});
