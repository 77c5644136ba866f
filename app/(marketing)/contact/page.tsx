import Link from "next/link";
import { connection } from "next/server";

import { publicMetadata } from "@/app/(marketing)/metadata";
import { ContactForm } from "@/components/marketing/contact-form";
import { TextPage, TextSection } from "@/components/marketing/text-page";
import { hasOperator } from "@/lib/account/operator";
import { env } from "@/lib/core/env";
import { SITE } from "@/lib/core/site";

export const metadata = publicMetadata({
  path: "/contact",
  title: "Contact us",
  description: `Write to the people who run this ${SITE.name} server, or report a bug in the software.`,
});

/** Rendered on request: who reads messages is this server's setting, not the build's. */
export default async function ContactPage() {
  await connection();
  const { CONTACT_EMAIL } = env();
  const hasForm = hasOperator();
  const canWrite = hasForm || CONTACT_EMAIL !== undefined;
  return (
    <TextPage
      name="Contact us"
      title="Write to us"
      lead={
        canWrite
          ? `Your message goes to the people who run this ${SITE.name} server.`
          : `How to reach the people who run this ${SITE.name} server.`
      }
    >
      <TextSection id="message" title="Your message">
        {canWrite ? (
          <p>
            Write about your account, your plan, the newsletter, or something that won't load. If an
            error page shows a reference number, include it.
          </p>
        ) : (
          <p>
            This server has no contact form, because nobody is set to read it. Ask whoever gave you
            its address.
          </p>
        )}
        {CONTACT_EMAIL && (
          <p>
            {hasForm ? "Or send" : "Send"} an email to{" "}
            <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>.
          </p>
        )}
        {hasForm && <ContactForm />}
      </TextSection>
      <TextSection id="software" title="The software">
        <p>
          Bugs and ideas belong in the project's issue tracker; whoever installed this copy knows
          where it is. Say what you did, what you expected, and what happened instead, and leave out
          anything private.
        </p>
      </TextSection>
      <TextSection id="data" title="Your data">
        <p>
          The <Link href="/privacy">privacy policy</Link> explains what is stored, how long messages
          are kept, and how to delete your data.
        </p>
      </TextSection>
    </TextPage>
  );
}
