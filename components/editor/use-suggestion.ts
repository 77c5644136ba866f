"use client";

import { closeHistory } from "prosemirror-history";
import { useState } from "react";

import { targetOf, withTarget } from "@/components/editor/target";
import type { Editor } from "@/components/editor/use-editor-view";
import { useTool } from "@/lib/client/use-tool";
import { type Passage, passageAt, replacePassage, textAround } from "@/lib/editor/passage";
import {
  PASSAGE_CONTEXT_CHARACTERS,
  type PassageAction,
} from "@/lib/tools/write-article/passage-actions";

const fetchContract = async () =>
  (await import("@/lib/tools/write-article/rewrite-contract")).rewriteTextContract;

/** Asks a model for other words for the selection, and puts them in its place. */
export function useSuggestion(editor: Editor | null) {
  const view = editor?.view;
  const run = useTool(fetchContract, { stream: true });
  const [asked, setAsked] = useState<{ passage: Passage; action: PassageAction } | null>(null);
  const target = editor && targetOf(editor.state);

  function ask(action: PassageAction): void {
    const passage = view && passageAt(view.state);
    if (!passage) return;
    const { from, to, markdown, shape } = passage;
    view.dispatch(withTarget(view.state.tr, { from, to }));
    setAsked({ passage, action });
    const around = textAround(view.state, passage, PASSAGE_CONTEXT_CHARACTERS);
    run.run({ action, passage: markdown, shape, ...around });
  }

  function close(): void {
    if (run.status === "pending") run.stop();
    setAsked(null);
    view?.dispatch(withTarget(view.state.tr, null));
    view?.focus();
  }

  function replace(markdown: string): void {
    if (!view || !target || !asked) return;
    const { shape } = asked.passage;
    const tr = replacePassage(closeHistory(view.state.tr), { ...target, shape }, markdown);
    view.dispatch(withTarget(tr, null).scrollIntoView());
    setAsked(null);
    view.focus();
  }

  return {
    /** What a suggestion was asked for; null without one. */
    asked,
    run,
    ask,
    close,
    /** Null when the text it is for has been deleted. */
    replace: target && replace,
  };
}
