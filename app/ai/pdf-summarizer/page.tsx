import { PdfSummarizer } from "@/components/tools/pdf-summarizer";
import { ToolPage } from "@/components/tools/tool-page";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("pdf-summarizer");

export default function PdfSummarizerPage() {
  return (
    <ToolPage slug="pdf-summarizer">
      <PdfSummarizer />
    </ToolPage>
  );
}
