import Link from "next/link";

import { publicMetadata } from "@/app/(marketing)/metadata";
import { ENGINE_SETTINGS } from "@/components/engines/engine-words";
import { TextPage, TextSection } from "@/components/marketing/text-page";
import { SITE } from "@/lib/core/site";

export const dynamic = "force-static";

export const metadata = publicMetadata({
  path: "/about",
  title: "About us",
  description: `What ${SITE.name} is, how it works, and where its limits are.`,
});

export default function AboutPage() {
  return (
    <TextPage
      name="About us"
      title="A workshop, not a black box"
      lead={`${SITE.name} brings writing, image, and document tools together and tells you which engine made each result.`}
    >
      <TextSection id="what" title="What it is">
        <p>
          {SITE.name} is software you install yourself. Two commands install and start it, with
          nothing else to set up: the database and accounts are built in, and a starter writing
          model downloads on first launch. When you want something more powerful, such as a hosted
          model, a Postgres server, or Clerk for accounts, configure it and the tools stay the same.
        </p>
        <p>
          The tools all work the same way: fill in a short form, and the result appears next to it
          or, on a phone, below it. Articles, images, codes, and summaries stay on your dashboard
          until you delete them; lists of codes and outlines that you're still editing don't.
        </p>
      </TextSection>
      <TextSection id="modest" title="Know its limits">
        <p>
          The built-in writing model has 1.1 billion parameters. It's fine for drafts, but it isn't
          a source of facts: check every name, date, and number it writes. That's why each of its
          results names the engine and shows you how to{" "}
          <Link href={ENGINE_SETTINGS} prefetch={false}>
            connect a better one
          </Link>
          .
        </p>
      </TextSection>
      <TextSection id="who" title="About the quotes">
        <p>
          The testimonials on the home page are samples that we wrote, and they're labeled that way.
          The line about how many people trust {SITE.name} is a slogan; we don't count visitors.
        </p>
      </TextSection>
    </TextPage>
  );
}
