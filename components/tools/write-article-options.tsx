"use client";

import { ChosenStyle, fetchFormParts, StyleFields } from "@/components/tools/write-article-parts";
import type { StyleFieldsProps } from "@/components/tools/write-article-style-fields";
import { MoreOptions } from "@/components/ui/more-options";

type WriteArticleOptionsProps = StyleFieldsProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** What most articles don't need. */
export function WriteArticleOptions(props: WriteArticleOptionsProps) {
  const { open, onOpenChange, ...fields } = props;
  const hasChosen = Object.values(fields.style).some(Boolean);
  return (
    <MoreOptions
      open={open}
      onOpenChange={onOpenChange}
      onNear={() => void fetchFormParts().catch(() => {})}
      chosen={hasChosen && <ChosenStyle style={fields.style} />}
    >
      <StyleFields {...fields} />
    </MoreOptions>
  );
}
