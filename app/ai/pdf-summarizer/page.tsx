import { PdfSummarizer } from "@/components/tools/pdf-summarizer";
import { toolMetadata } from "@/lib/tools/metadata";

export const metadata = toolMetadata("pdf-summarizer");

export default function PdfSummarizerPage() {
  return <PdfSummarizer />;
}
