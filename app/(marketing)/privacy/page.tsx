import { publicMetadata } from "@/app/(marketing)/metadata";
import { EnginesPart } from "@/components/marketing/privacy-engines";
import {
  CookiesPart,
  DeletionPart,
  StoredPart,
  WherePart,
} from "@/components/marketing/privacy-parts";
import { TextPage } from "@/components/marketing/text-page";
import { SITE } from "@/lib/core/site";

export const dynamic = "force-static";

export const metadata = publicMetadata({
  path: "/privacy",
  title: "Privacy policy",
  description: `What ${SITE.name} stores, where it stands, and what leaves the machine with which engine.`,
});

export default function PrivacyPage() {
  return (
    <TextPage
      name="Privacy policy"
      title="What is kept, and what leaves"
      lead="No trackers, no analytics, no advertising. The rest depends on which engines this server uses, and all of it is said here."
    >
      <StoredPart />
      <WherePart />
      <EnginesPart />
      <DeletionPart />
      <CookiesPart />
    </TextPage>
  );
}
