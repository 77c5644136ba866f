import { YoutubeSummarizer } from "@/components/tools/youtube-summarizer";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("youtube-summarizer");

export default function YoutubeSummarizerPage() {
  return <YoutubeSummarizer />;
}
