import Link from "next/link";

import { publicMetadata } from "@/app/(marketing)/metadata";
import { TextPage, TextPart } from "@/components/marketing/text-page";
import { SITE } from "@/lib/core/site";

export const dynamic = "force-static";

export const metadata = publicMetadata({
  path: "/contact",
  title: "Contact us",
  description: `Whom to ask about this ${SITE.name} server, and where faults of the software go.`,
});

export default function ContactPage() {
  return (
    <TextPage
      name="Contact us"
      title="Whom to ask"
      lead={`${SITE.name} runs where somebody installed it, so the right person depends on the question.`}
    >
      <TextPart id="server" title="This server">
        <p>
          Your account, your plan, or something that does not load: ask whoever runs this server.
          That is the person or organisation who gave you its address. If you started it yourself,
          that is you, and the answers stand in the README and in the server’s log.
        </p>
        <p>
          When a page shows an error, pass on its request id where one is shown: it leads to the
          exact line in the log.
        </p>
      </TextPart>
      <TextPart id="software" title="The software">
        <p>
          A fault or an idea belongs in the issues of the repository that this copy came from. Say
          what you did, what you expected and what happened instead; leave out private text.
        </p>
      </TextPart>
      <TextPart id="data" title="Your data">
        <p>
          What is stored, and how to delete it yourself, stands in the{" "}
          <Link href="/privacy">privacy policy</Link>. A newsletter address is taken off the list by
          whoever runs this server.
        </p>
      </TextPart>
    </TextPage>
  );
}
