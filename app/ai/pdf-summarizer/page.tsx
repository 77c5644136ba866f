import { firstAdvice } from "@/components/engines/first-advice";
import { PdfSummarizer } from "@/components/tools/pdf-summarizer";
import { ToolPage } from "@/components/tools/tool-page";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("pdf-summarizer");

export default async function PdfSummarizerPage({ searchParams }: PageProps<"/ai/pdf-summarizer">) {
  return (
    <ToolPage slug="pdf-summarizer">
      <PdfSummarizer advice={await firstAdvice("summaries", await searchParams)} />
    </ToolPage>
  );
}
