import { publicMetadata } from "@/app/(marketing)/metadata";
import { EngineFacts } from "@/components/marketing/engine-facts";
import { Hero } from "@/components/marketing/hero";
import { ImageShowcase } from "@/components/marketing/image-showcase";
import { Pricing } from "@/components/marketing/pricing";
import { Questions } from "@/components/marketing/questions";
import { Testimonials } from "@/components/marketing/testimonials";
import { TextShowcase } from "@/components/marketing/text-showcase";
import { ToolGrid } from "@/components/marketing/tool-grid";
import { SITE } from "@/lib/core/site";

export const dynamic = "force-static";

export const metadata = publicMetadata({ path: "/", description: SITE.description });

export default function LandingPage() {
  return (
    <>
      <Hero />
      <ImageShowcase />
      <TextShowcase />
      <ToolGrid />
      <EngineFacts />
      <Testimonials />
      <Pricing />
      <Questions />
    </>
  );
}
