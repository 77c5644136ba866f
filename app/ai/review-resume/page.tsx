import { ReviewResume } from "@/components/tools/review-resume";
import { ToolPage } from "@/components/tools/tool-page";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("review-resume");

export default function ReviewResumePage() {
  return (
    <ToolPage slug="review-resume">
      <ReviewResume />
    </ToolPage>
  );
}
