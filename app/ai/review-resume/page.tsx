import { firstAdvice } from "@/components/engines/first-advice";
import { ReviewResume } from "@/components/tools/review-resume";
import { ToolPage } from "@/components/tools/tool-page";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("review-resume");

export default async function ReviewResumePage({ searchParams }: PageProps<"/ai/review-resume">) {
  return (
    <ToolPage slug="review-resume">
      <ReviewResume advice={await firstAdvice("reviews", await searchParams)} />
    </ToolPage>
  );
}
