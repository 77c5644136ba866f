import Link from "next/link";

import { publicMetadata } from "@/app/(marketing)/metadata";
import { TextPage, TextPart } from "@/components/marketing/text-page";
import { SITE } from "@/lib/core/site";

export const dynamic = "force-static";

export const metadata = publicMetadata({
  path: "/about",
  title: "About us",
  description: `What ${SITE.name} is, what it can do today, and where it is modest.`,
});

export default function AboutPage() {
  return (
    <TextPage
      name="About us"
      title="A workshop, not a black box"
      lead={`${SITE.name} puts writing, picture and document tools on one bench, and says of each result what made it.`}
    >
      <TextPart id="what" title="What it is">
        <p>
          {SITE.name} is software that you install. Two commands install and start it, with nothing
          else to set up: the database, the accounts and a first writing model come with it. When
          you have something better, a hosted model, a Postgres server, Clerk for accounts, you name
          it in the settings and the tools stay the same.
        </p>
        <p>
          The tools share one habit. You say what you want in a plain form, the result appears
          beside it, and it is kept on your dashboard until you delete it.
        </p>
      </TextPart>
      <TextPart id="modest" title="Where it is modest">
        <p>
          The model that comes with it has 1.1 billion parameters. It drafts; it does not know
          things. Check every fact, name and figure it writes. That is why each result carries the
          engine’s name, and a link to <Link href="/privacy#engines">connect a better one</Link>.
        </p>
        <p>
          Twelve tools are planned and some are still on the bench. Those carry a note on their
          card, and their page says so too.
        </p>
      </TextPart>
      <TextPart id="who" title="Who says what">
        <p>
          The testimonials on the first page are samples, written by us and marked as such. The line
          about how many people trust {SITE.name} is a slogan; no server counts its visitors for us.
        </p>
      </TextPart>
    </TextPage>
  );
}
