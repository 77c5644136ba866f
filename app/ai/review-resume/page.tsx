import { ReviewResume } from "@/components/tools/review-resume";
import { ToolPage } from "@/components/tools/tool-page";
import { firstRunOf } from "@/lib/engines/first-run-of";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("review-resume");

export default async function ReviewResumePage() {
  return (
    <ToolPage slug="review-resume">
      <ReviewResume firstRun={await firstRunOf("reviews")} />
    </ToolPage>
  );
}
