import Link from "next/link";

import { publicMetadata } from "@/app/(marketing)/metadata";
import { TextPage, TextSection } from "@/components/marketing/text-page";
import { SITE } from "@/lib/core/site";

export const dynamic = "force-static";

export const metadata = publicMetadata({
  path: "/contact",
  title: "Contact us",
  description: `Who to ask about this ${SITE.name} server, and where to report bugs in the software.`,
});

export default function ContactPage() {
  return (
    <TextPage
      name="Contact us"
      title="Who to ask"
      lead={`Anyone can run an ${SITE.name} server, so the right person depends on your question.`}
    >
      <TextSection id="server" title="This server">
        <p>
          For questions about your account or plan, or if something won't load, ask this server's
          administrator: the person or organization that gave you its address. If that's you, check
          the README and the server logs.
        </p>
        <p>
          If an error page shows a reference number, include it. It helps find the error in the
          logs.
        </p>
      </TextSection>
      <TextSection id="software" title="The software">
        <p>
          Report bugs and suggest ideas in the issue tracker of the repository this copy came from.
          Say what you did, what you expected, and what happened instead, and leave out anything
          private.
        </p>
      </TextSection>
      <TextSection id="data" title="Your data">
        <p>
          The <Link href="/privacy">privacy policy</Link> explains what is stored and how to delete
          it yourself. To unsubscribe from the newsletter, ask this server's administrator.
        </p>
      </TextSection>
    </TextPage>
  );
}
