import { NotBuilt } from "@/components/tools/not-built";
import { toolMetadata } from "@/lib/tools/metadata";

export const metadata = toolMetadata("review-resume");

export default function ReviewResumePage() {
  return <NotBuilt slug="review-resume" />;
}
