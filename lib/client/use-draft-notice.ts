"use client";

import type { ShownArticle } from "@/lib/client/stored-article";
import type { AskedArticle } from "@/lib/client/use-article";
import { currentWriter, useEngines } from "@/lib/client/use-engines";
import { draftNotice, PRACTICE_DRAFT } from "@/lib/drafting/draft-notice";

/** What stands above an article of the draft model; while it's being written, too, when only the page knows its engine. */
export function useDraftNotice({ meta }: ShownArticle, asked: AskedArticle): string | undefined {
  const engines = useEngines();
  if (meta) return draftNotice(meta);
  // From notes or a document, it's their own words that are arranged.
  const isDraft = currentWriter(engines)?.builtIn && !asked?.notes && !asked?.source;
  return isDraft ? PRACTICE_DRAFT : undefined;
}
