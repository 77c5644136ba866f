import { PdfSummarizer } from "@/components/tools/pdf-summarizer";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("pdf-summarizer");

export default function PdfSummarizerPage() {
  return <PdfSummarizer />;
}
