import clsx from "clsx";

import { Textarea } from "@/components/ui/textarea";

/**
 * Text that was read from an image, to select and copy.
 *
 * @param props.isGrid set in columns, which only line up in a font of one width and without wrapping
 */
export function ExtractedText({ text, isGrid }: { text: string; isGrid: boolean }) {
  return (
    <Textarea
      readOnly
      aria-label="Extracted text"
      value={text}
      wrap={isGrid ? "off" : "soft"}
      className={clsx(
        "max-h-[480px] min-h-48",
        isGrid ? "overflow-x-auto whitespace-pre font-mono text-sm" : "field-sizing-content",
      )}
      rows={isGrid ? Math.min(20, text.split("\n").length + 1) : undefined}
    />
  );
}
