"use client";

import { Notice } from "@/components/ui/notice";
import type { Article } from "@/lib/tools/write-article/contract";

/** Above an article: what its reader should know; renders nothing when there is nothing to say. */
export function WriteArticleNotices({ meta }: { meta: Article["meta"] | null | undefined }) {
  const notices = meta?.notices ?? [];
  if (notices.length === 0) return null;
  return (
    <div className="grid gap-2">
      {notices.map((notice) => (
        <Notice key={notice}>{notice}</Notice>
      ))}
    </div>
  );
}
