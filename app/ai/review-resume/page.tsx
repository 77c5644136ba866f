import { ReviewResume } from "@/components/tools/review-resume";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("review-resume");

export default function ReviewResumePage() {
  return <ReviewResume />;
}
