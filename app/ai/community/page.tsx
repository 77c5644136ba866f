import { NotBuilt } from "@/components/tools/not-built";
import { toolMetadata } from "@/lib/tools/metadata";

export const metadata = toolMetadata("community");

export default function CommunityPage() {
  return <NotBuilt slug="community" />;
}
