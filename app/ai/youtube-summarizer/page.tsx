import { ToolPage } from "@/components/tools/tool-page";
import { YoutubeSummarizer } from "@/components/tools/youtube-summarizer";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("youtube-summarizer");

export default function YoutubeSummarizerPage() {
  return (
    <ToolPage slug="youtube-summarizer">
      <YoutubeSummarizer />
    </ToolPage>
  );
}
