import { ReviewResume } from "@/components/tools/review-resume";
import { toolMetadata } from "@/lib/tools/metadata";

export const metadata = toolMetadata("review-resume");

export default function ReviewResumePage() {
  return <ReviewResume />;
}
