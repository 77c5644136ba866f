import { withPlainCitations } from "@/lib/core/citation-links";
import type { Creation } from "@/lib/creations/schema";
import { draftNotice, withNotice } from "@/lib/drafting/draft-notice";

/** What copying a creation puts on the clipboard: what a QR code says, any other text below its notice. */
export function copiedText({ type, content, meta }: Pick<Creation, "type" | "content" | "meta">) {
  const encoded = type === "qr-code" && FENCED.exec(content)?.[2];
  if (typeof encoded === "string") return encoded;
  return withNotice(withPlainCitations(content), draftNotice(meta));
}

/** What a code says, below its image, as the generator stores it. */
const FENCED = /^[^\n]*\n\n(`{3,})\n([\s\S]*)\n\1$/;
