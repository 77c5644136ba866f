"use client";

import { unverifiedText } from "@/components/documents/unverified-text";
import { ResultFooter } from "@/components/tools/result-footer";
import { DownloadMenu, SendText } from "@/components/tools/running-part";
import { CopyButton } from "@/components/ui/copy-button";
import { withPlainCitations } from "@/lib/core/citation-links";
import { formatSeconds } from "@/lib/core/format";
import type { SentText } from "@/lib/registry/send-to";
import type { ToolSlug } from "@/lib/registry/tools";

/** What summaries of every kind of document have in common. */
export type Summary = {
  id: string;
  /** Markdown with citations: untrusted. */
  content: string;
  contextId: string;
  meta: { title: string; questions: string[]; dropped: number; seconds: number; engine: unknown };
};

type SummaryToolbarProps = { summary: Summary; text: SentText; slug: ToolSlug };

/** What can be done with a summary. */
export function SummaryToolbar({ summary, text, slug }: SummaryToolbarProps) {
  const markdown = withPlainCitations(summary.content);
  return (
    <>
      <CopyButton size="sm" text={markdown} />
      <DownloadMenu markdown={markdown} title={summary.meta.title} meta={summary.meta} />
      <SendText {...text} from={slug} creationId={summary.id} />
    </>
  );
}

type SummaryFooterProps = { summary: Summary; figures: readonly string[] };

/** What made a summary, and of what. */
export function SummaryFooter({ summary: { meta }, figures }: SummaryFooterProps) {
  const whole = [
    ...figures,
    formatSeconds(meta.seconds),
    ...(meta.dropped > 0 ? [unverifiedText(meta.dropped)] : []),
  ];
  return <ResultFooter meta={meta} figures={whole} />;
}
