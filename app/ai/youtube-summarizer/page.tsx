import { NotBuilt } from "@/components/tools/not-built";
import { toolMetadata } from "@/lib/tools/metadata";

export const metadata = toolMetadata("youtube-summarizer");

export default function YoutubeSummarizerPage() {
  return <NotBuilt slug="youtube-summarizer" />;
}
