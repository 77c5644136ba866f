"use client";

import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Textarea } from "@/components/ui/textarea";
import { isComposing } from "@/lib/client/is-composing";
import type { OutlineRow } from "@/lib/client/use-outline";
import { OUTLINE_LIMITS, type OutlineFaults } from "@/lib/tools/write-article/outline";

type OutlineEditorProps = {
  rows: readonly OutlineRow[];
  onRowsChange: (rows: OutlineRow[]) => void;
  /** Why no headings were proposed; undefined where some were. */
  unproposed: string | undefined;
  /** What was wrong at the last try to write; undefined before. */
  faults: OutlineFaults | undefined;
  /** The first heading gets the focus, as the button that asked for the outline is gone. */
  takesFocus: boolean;
  disabled: boolean;
};

type Part = "text" | "up" | "down";

/** The headings of an article to be: change, move, delete, and add them. */
export function OutlineEditor(props: OutlineEditorProps) {
  const { rows, onRowsChange, unproposed, faults, takesFocus, disabled } = props;
  const listId = useId();
  const whyId = useId();
  const [said, setSaid] = useState("");
  const focus = useFocusNext(listId, takesFocus ? rows[0]?.id : undefined);
  const isFull = rows.length >= OUTLINE_LIMITS.maxHeadings;

  function move(index: number, by: -1 | 1): void {
    const row = rows[index];
    if (!row || !rows[index + by]) return;
    const others = rows.filter((one) => one !== row);
    onRowsChange(others.toSpliced(index + by, 0, row));
    focus(row.id, by < 0 ? "up" : "down");
    setSaid(`Moved to position ${index + by + 1} of ${rows.length}.`);
  }

  function remove(index: number): void {
    const next = rows[index + 1] ?? rows[index - 1];
    onRowsChange(rows.toSpliced(index, 1));
    if (next) focus(next.id, "text");
    setSaid(`Heading ${index + 1} deleted.`);
  }

  function add(after: number): void {
    if (isFull) return;
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    onRowsChange(rows.toSpliced(after, 0, { id, text: "" }));
    focus(id, "text");
  }

  function change(index: number, text: string): void {
    onRowsChange(rows.map((row, at) => (at === index ? { ...row, text } : row)));
  }

  return (
    <fieldset
      // Read when the first heading gets the focus.
      aria-describedby={unproposed && whyId}
      className="grid min-w-0 grid-cols-1 gap-3"
      disabled={disabled}
    >
      <legend className="mb-1 font-medium text-sm">Outline</legend>
      <div id={whyId} aria-live="polite" className="empty:-mb-3">
        {unproposed && <Notice>{unproposed}</Notice>}
      </div>
      <p className="text-pretty text-sm text-soft">
        The article will have exactly these headings, in this order.
      </p>
      <ol id={listId} className="grid gap-3">
        {rows.map((row, index) => (
          <li key={row.id} data-row={row.id} className="flex items-start gap-1">
            <div className="min-w-0 flex-1">
              <Field label={`Heading ${index + 1}`} hideLabel error={faults?.headings[index]}>
                {(control) => (
                  <Textarea
                    {...control}
                    rows={1}
                    data-part="text"
                    value={row.text}
                    onChange={(event) =>
                      change(index, event.currentTarget.value.replace(/[\r\n]+/g, " "))
                    }
                    onKeyDown={(event) => {
                      if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
                      event.preventDefault();
                      add(index + 1);
                    }}
                    className="field-sizing-content min-h-11 resize-none text-sm"
                  />
                )}
              </Field>
            </div>
            <RowButtons
              index={index}
              count={rows.length}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      {faults?.whole && (
        <p role="alert" className="text-danger text-sm">
          {faults.whole}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button size="sm" disabled={isFull} onClick={() => add(rows.length)}>
          <Plus aria-hidden />
          Add heading
        </Button>
        {isFull && (
          <span className="text-sm text-soft">{OUTLINE_LIMITS.maxHeadings} headings at most.</span>
        )}
      </div>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </fieldset>
  );
}

type RowButtonsProps = {
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** A button at the end of its way stays focusable, so that the focus isn't lost under the fingers. */
function RowButtons({ index, count, onMove, onRemove }: RowButtonsProps) {
  const name = `heading ${index + 1}`;
  const icon = "w-9 aria-disabled:cursor-not-allowed aria-disabled:opacity-40";
  return (
    <div className="flex shrink-0">
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Move ${name} up`}
        aria-disabled={index === 0 || undefined}
        data-part="up"
        onClick={() => onMove(-1)}
        className={icon}
      >
        <ArrowUp aria-hidden size={18} />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Move ${name} down`}
        aria-disabled={index === count - 1 || undefined}
        data-part="down"
        onClick={() => onMove(1)}
        className={icon}
      >
        <ArrowDown aria-hidden size={18} />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Delete ${name}`}
        onClick={onRemove}
        className={icon}
      >
        <Trash2 aria-hidden size={18} />
      </Button>
    </div>
  );
}

/** Moves the focus to a part of a row once the rows are drawn anew. */
function useFocusNext(listId: string, firstId: number | undefined) {
  const first = firstId === undefined ? null : { id: firstId, part: "text" as Part };
  const wanted = useRef(first);
  useEffect(() => {
    const next = wanted.current;
    if (!next) return;
    wanted.current = null;
    const row = document.getElementById(listId)?.querySelector(`[data-row="${next.id}"]`);
    const part = row?.querySelector<HTMLElement>(`[data-part="${next.part}"]`);
    part?.focus();
    // The focus alone leaves it behind the main button, where that's in view over it.
    part?.scrollIntoView({ block: "nearest" });
  });
  return (id: number, part: Part) => {
    wanted.current = { id, part };
  };
}
