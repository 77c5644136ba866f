"use client";

import type { StyleFieldsProps } from "@/components/tools/write-article-style-fields";
import { lazyPart } from "@/components/ui/lazy-part";
import { MoreOptions } from "@/components/ui/more-options";

const fetchFields = async () =>
  (await import("@/components/tools/write-article-style-fields")).StyleFields;

const StyleFields = lazyPart(fetchFields);

const ChosenStyle = lazyPart(
  async () => (await import("@/components/tools/write-article-style-fields")).ChosenStyle,
  null,
);

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
      onNear={() => void fetchFields().catch(() => {})}
      chosen={hasChosen && <ChosenStyle style={fields.style} />}
    >
      <StyleFields {...fields} />
    </MoreOptions>
  );
}
