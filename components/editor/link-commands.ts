import type { Command, EditorState } from "prosemirror-state";

import { schema } from "@/lib/editor/schema";

const { link } = schema.marks;

/** Where the link at the cursor or in the selection leads; null without one. */
export function linkAt(state: EditorState): string | null {
  const range = rangeOf(state);
  let href: string | null = null;
  state.doc.nodesBetween(range.from, range.to, ({ marks }) => {
    href ??= link.isInSet(marks)?.attrs.href ?? null;
  });
  return href;
}

/** Links the selection, or the link that the cursor is in; without either, the address itself is inserted. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to } = rangeOf(state);
    const mark = link.create({ href });
    const { tr } = state;
    if (from === to) tr.insert(from, schema.text(href, [mark]));
    else tr.removeMark(from, to, link).addMark(from, to, mark);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

export const unlink: Command = (state, dispatch) => {
  const { from, to } = rangeOf(state);
  dispatch?.(state.tr.removeMark(from, to, link));
  return from < to;
};

/** The selection; all of a link when the cursor is just in it. */
function rangeOf({ selection }: EditorState): { from: number; to: number } {
  const { from, to, empty, $from } = selection;
  if (!empty) return { from, to };
  const mark = link.isInSet($from.marks());
  if (!mark) return { from, to };
  const start = $from.start();
  let range = { from, to };
  $from.parent.forEach((node, offset) => {
    const at = start + offset;
    if (mark.isInSet(node.marks) && at <= from && from <= at + node.nodeSize) {
      range = { from: at, to: at + node.nodeSize };
    }
  });
  return range;
}
