"use client";

import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import { useId } from "react";

import type { StyleFieldsProps } from "@/components/tools/write-article-style-fields";
import { lazyPart } from "@/components/ui/lazy-part";

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

/** What most articles don't need: closed at first. What was chosen stands beside the button while it's closed. */
export function WriteArticleOptions(props: WriteArticleOptionsProps) {
  const { open, onOpenChange, ...fields } = props;
  const id = useId();
  const hasChosen = Object.values(fields.style).some(Boolean);
  return (
    <div className="grid grid-cols-1 gap-4">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpenChange(!open)}
        onPointerEnter={() => void fetchFields().catch(() => {})}
        className="-mx-2 flex min-h-11 items-center gap-2 rounded-control px-2 text-left text-sm transition-colors duration-150 hover:bg-sunken"
      >
        <ChevronDown
          aria-hidden
          size={16}
          className={clsx(
            "shrink-0 text-soft transition-transform duration-150",
            open && "rotate-180",
          )}
        />
        <span className="shrink-0 font-medium">More options</span>
        {!open && hasChosen && <ChosenStyle style={fields.style} />}
      </button>
      <div id={id} hidden={!open}>
        {open && <StyleFields {...fields} />}
      </div>
    </div>
  );
}
