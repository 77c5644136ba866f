import { firstAdvice } from "@/components/engines/first-advice";
import { ToolPage } from "@/components/tools/tool-page";
import { YoutubeSummarizer } from "@/components/tools/youtube-summarizer";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("youtube-summarizer");

export default async function YoutubeSummarizerPage({
  searchParams,
}: PageProps<"/ai/youtube-summarizer">) {
  return (
    <ToolPage slug="youtube-summarizer">
      <YoutubeSummarizer advice={await firstAdvice("summaries", await searchParams)} />
    </ToolPage>
  );
}
