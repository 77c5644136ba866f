"use client";

import { bareHtml } from "@/lib/client/bare-html";
import { copyText, untilHung } from "@/lib/client/copy-text";
import { withPlainCitations } from "@/lib/core/citation-links";
import { withNotice } from "@/lib/drafting/draft-notice";

/**
 * Puts what an element shows on the clipboard: formatted for editors that support it, `plain` for
 * the rest.
 *
 * @param notice first line of both
 * @returns whether it worked
 */
export async function copyRichText(
  element: HTMLElement,
  markdown: string,
  notice: string | undefined,
): Promise<boolean> {
  const plain = withNotice(withPlainCitations(markdown), notice);
  try {
    const opening = notice ? `<p><em>${notice}</em></p>` : "";
    const html = new Blob([opening, bareHtml(element)], { type: "text/html" });
    const text = new Blob([plain], { type: "text/plain" });
    const item = new ClipboardItem({ "text/html": html, "text/plain": text });
    await untilHung(navigator.clipboard.write([item]));
    return true;
  } catch {
    return copyText(plain);
  }
}
