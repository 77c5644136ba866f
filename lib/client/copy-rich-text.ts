"use client";

import { copyText, untilHung } from "@/lib/client/copy-text";
import { withPlainCitations } from "@/lib/core/citation-links";
import { withNotice } from "@/lib/drafting/draft-notice";

/** What a copy carries over: structure and links, none of our styling. */
const KEPT_ATTRIBUTES = new Set(["href", "start", "colspan", "rowspan", "align"]);

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

function bareHtml(element: HTMLElement): string {
  // Safe: the clone of an HTMLElement is one.
  const copy = element.cloneNode(true) as HTMLElement;
  for (const child of copy.querySelectorAll("*")) {
    for (const name of child.getAttributeNames()) {
      if (!KEPT_ATTRIBUTES.has(name)) child.removeAttribute(name);
    }
  }
  return copy.innerHTML;
}
