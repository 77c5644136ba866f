import { type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

/** The part of the text that a suggestion is for, wherever edits move it; null without one. */
export type Target = { from: number; to: number };

const key = new PluginKey<Target | null>("target");

/** Remembers and marks the part of the text that a suggestion is for. */
export function targetPlugin(): Plugin {
  return new Plugin<Target | null>({
    key,
    state: {
      init: () => null,
      apply: (tr, before) => {
        const set: Target | null | undefined = tr.getMeta(key);
        if (set !== undefined) return set;
        if (!before || !tr.docChanged) return before;
        const moved = { from: tr.mapping.map(before.from, 1), to: tr.mapping.map(before.to, -1) };
        return moved.from < moved.to ? moved : null;
      },
    },
    props: {
      decorations: (state) => {
        const target = targetOf(state);
        if (!target) return null;
        const mark = Decoration.inline(target.from, target.to, { class: "bg-warning-ground" });
        return DecorationSet.create(state.doc, [mark]);
      },
    },
  });
}

export function targetOf(state: EditorState): Target | null {
  return key.getState(state) ?? null;
}

export function withTarget(tr: Transaction, target: Target | null): Transaction {
  return tr.setMeta(key, target);
}
