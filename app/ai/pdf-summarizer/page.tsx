import { PdfSummarizer } from "@/components/tools/pdf-summarizer";
import { ToolPage } from "@/components/tools/tool-page";
import { firstRunOf } from "@/lib/engines/first-run-of";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("pdf-summarizer");

export default async function PdfSummarizerPage() {
  return (
    <ToolPage slug="pdf-summarizer">
      <PdfSummarizer firstRun={await firstRunOf("summaries")} />
    </ToolPage>
  );
}
