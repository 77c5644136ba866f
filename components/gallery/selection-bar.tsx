"use client";

import { FileArchive, Trash2, X } from "lucide-react";
import { useEffect, useEffectEvent } from "react";

import { Button } from "@/components/ui/button";
import { focusNextItem } from "@/lib/client/focus-next-item";
import { useSelected } from "@/lib/client/use-selected";
import type { Selection } from "@/lib/client/use-selection";

/** The server takes so many at once. */
const MAX_SELECTED = 100;

type SelectionBarProps = {
  selection: Selection;
  /** Everything that the list has loaded, in its order. */
  listed: readonly string[];
};

/** What can be done with the chosen creations. Delete and Escape are its keys. */
export function SelectionBar({ selection, listed }: SelectionBarProps) {
  const { deleting, downloading } = useSelected(selection.end);
  const chosen = listed.filter((id) => selection.ids?.has(id));
  const all = listed.slice(0, MAX_SELECTED);
  const tooMany = chosen.length > MAX_SELECTED;
  const disabled = chosen.length === 0 || tooMany || deleting.isPending;

  function deleteChosen(): void {
    const boxes = [...document.querySelectorAll("#main li input[type=checkbox]:checked")];
    const stay = focusNextItem(boxes.map((box) => box.closest("li")));
    void deleting.mutateAsync(chosen).catch(stay);
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof HTMLElement &&
      event.target.matches("input[type=search], textarea, select");
    if (
      isTyping ||
      event.defaultPrevented ||
      document.querySelector('[role="dialog"], [role="menu"]')
    )
      return;
    if (event.key === "Escape") selection.end();
    if (event.key === "Delete" && !disabled) deleteChosen();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);

  return (
    <section
      aria-label="Selected creations"
      className="sticky bottom-3 order-last z-20 mt-4 flex flex-wrap items-center gap-2 rounded-card border border-line bg-card p-3 shadow-float"
    >
      <p role="status" className="min-w-0 flex-1 basis-40 px-1 text-sm tabular-nums">
        {tooMany
          ? `${chosen.length} selected. Choose ${MAX_SELECTED} or fewer.`
          : `${chosen.length} selected`}
      </p>
      <Button
        variant="ghost"
        onClick={() => selection.choose(chosen.length === all.length ? [] : all)}
      >
        {chosen.length === all.length ? "Select none" : "Select all"}
      </Button>
      <Button
        disabled={disabled}
        pending={downloading.isPending}
        onClick={() => downloading.mutate(chosen)}
      >
        {!downloading.isPending && <FileArchive aria-hidden />}
        Download ZIP
      </Button>
      <Button
        variant="danger"
        disabled={disabled}
        pending={deleting.isPending}
        onClick={deleteChosen}
      >
        {!deleting.isPending && <Trash2 aria-hidden />}
        Delete selected
      </Button>
      <Button size="icon" variant="ghost" aria-label="Cancel selection" onClick={selection.end}>
        <X aria-hidden />
      </Button>
    </section>
  );
}
