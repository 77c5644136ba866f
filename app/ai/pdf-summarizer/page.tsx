import { NotBuilt } from "@/components/tools/not-built";
import { toolMetadata } from "@/lib/tools/metadata";

export const metadata = toolMetadata("pdf-summarizer");

export default function PdfSummarizerPage() {
  return <NotBuilt slug="pdf-summarizer" />;
}
