import { publicMetadata } from "@/app/(marketing)/metadata";
import { EnginesSection } from "@/components/marketing/privacy-engines";
import {
  CookiesSection,
  DeletionSection,
  StorageLocationSection,
  StoredDataSection,
  SummarySection,
} from "@/components/marketing/privacy-sections";
import { TextPage } from "@/components/marketing/text-page";
import { SITE } from "@/lib/core/site";

export const dynamic = "force-static";

export const metadata = publicMetadata({
  path: "/privacy",
  title: "Privacy policy",
  description: `What ${SITE.name} stores, where it's stored, and what each engine sends elsewhere.`,
});

export default function PrivacyPage() {
  return (
    <TextPage
      name="Privacy policy"
      title="What's stored and what's sent"
      lead="No trackers, no analytics, no ads. Everything else depends on the engines this server uses, and it's all explained here."
    >
      <SummarySection />
      <StoredDataSection />
      <StorageLocationSection />
      <EnginesSection />
      <DeletionSection />
      <CookiesSection />
    </TextPage>
  );
}
