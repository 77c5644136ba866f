"use client";

import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";

import { EditorToolbar } from "@/components/editor/editor-toolbar";
import { PassageTools } from "@/components/editor/passage-tools";
import { SuggestionCard } from "@/components/editor/suggestion-card";
import { useEditorView } from "@/components/editor/use-editor-view";
import { useSuggestion } from "@/components/editor/use-suggestion";
import type { EditorHandle } from "@/lib/client/use-article-edit";
import { passageAt } from "@/lib/editor/passage";

type ArticleEditorProps = {
  /** The Markdown to open. */
  source: string;
  /** Told the Markdown shortly after each change. */
  onText: (text: string) => void;
  onSave: () => void;
  /** Receives the element with the text. */
  place: RefObject<HTMLDivElement | null>;
  ref: Ref<EditorHandle>;
  /** What to know, above the text. */
  children?: ReactNode;
};

/** Edits an article as formatted text; it comes and goes as Markdown. */
export function ArticleEditor(props: ArticleEditorProps) {
  const { source, onText, onSave, place, ref, children } = props;
  const toolbar = useRef<HTMLDivElement>(null);
  const [linking, setLinking] = useState(false);
  const save = useRef(onSave);
  useEffect(() => {
    save.current = onSave;
  });
  const keys = useMemo(
    () => ({
      "Mod-s": () => {
        save.current();
        return true;
      },
      "Mod-k": () => {
        setLinking(true);
        return true;
      },
      "Alt-F10": () => {
        toolbar.current?.querySelector("button")?.focus();
        return true;
      },
    }),
    [],
  );
  const editor = useEditorView(place, { source, onText, keys });
  const suggestion = useSuggestion(editor);
  useImperativeHandle(ref, () => ({ read: () => editor?.readText() ?? source }), [editor, source]);

  return (
    <div>
      <div
        ref={toolbar}
        className="sticky top-0 z-10 min-h-12 border-line border-b bg-card shadow-xs"
      >
        {editor && <EditorToolbar editor={editor} linking={linking} onLinking={setLinking} />}
        {editor && (
          <PassageTools
            suggestion={suggestion}
            hasSelection={!editor.state.selection.empty && passageAt(editor.state) !== null}
          />
        )}
      </div>
      {children && <div className="grid gap-3 px-4 pt-5 empty:hidden sm:px-6">{children}</div>}
      <div ref={place} className="px-4 py-5 sm:px-6" />
      <SuggestionCard suggestion={suggestion} />
    </div>
  );
}
