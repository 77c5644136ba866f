import { YoutubeSummarizer } from "@/components/tools/youtube-summarizer";
import { toolMetadata } from "@/lib/tools/metadata";

export const metadata = toolMetadata("youtube-summarizer");

export default function YoutubeSummarizerPage() {
  return <YoutubeSummarizer />;
}
