"use client";

import { type Command, EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { type RefObject, useEffect, useRef, useState } from "react";

import { editorPlugins } from "@/components/editor/editor-plugins";
import { readClipboard, writeClipboard } from "@/lib/editor/clipboard";
import { openMarkdown } from "@/lib/editor/opened-markdown";

/** After a pause in typing: reading a long text takes some milliseconds. */
const TEXT_AFTER_MS = 300;

/** An editor on the page. */
export type Editor = {
  /** Changes with every keystroke. */
  state: EditorState;
  run: (command: Command) => void;
  view: EditorView;
  readText: () => string;
};

/**
 * Opens Markdown in an editor.
 *
 * @param place an empty element
 * @param onText told the Markdown shortly after a change
 * @param keys further keyboard shortcuts; those of the first render
 * @returns null until it is there
 */
export function useEditorView(
  place: RefObject<HTMLElement | null>,
  {
    source,
    onText,
    keys,
  }: { source: string; onText: (text: string) => void; keys: Record<string, Command> },
): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const latest = useRef({ onText, keys });
  useEffect(() => {
    latest.current = { onText, keys };
  });

  useEffect(() => {
    const { doc, toMarkdown } = openMarkdown(source);
    const run = (command: Command) => command(view.state, view.dispatch, view) && view.focus();
    let read = { doc, text: source };
    const readText = () => {
      const { doc } = view.state;
      if (doc !== read.doc) read = { doc, text: toMarkdown(doc) };
      return read.text;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      clearTimeout(timer);
      timer = undefined;
      latest.current.onText(readText());
    };
    const gone = new AbortController();
    // The page may be gone before the pause is over.
    const left = () => timer && tell();
    window.addEventListener("pagehide", left, { signal: gone.signal });
    document.addEventListener("visibilitychange", left, { signal: gone.signal });
    const view = new EditorView(place.current, {
      ...CLIPBOARD,
      state: EditorState.create({ doc, plugins: editorPlugins(latest.current.keys) }),
      attributes: ATTRIBUTES,
      dispatchTransaction: (tr) => {
        view.updateState(view.state.apply(tr));
        setEditor({ state: view.state, run, view, readText });
        if (!tr.docChanged) return;
        clearTimeout(timer);
        timer = setTimeout(tell, TEXT_AFTER_MS);
      },
    });
    setEditor({ state: view.state, run, view, readText });
    view.focus();
    return () => {
      gone.abort();
      clearTimeout(timer);
      view.destroy();
    };
  }, [source, place]);

  return editor;
}

const ATTRIBUTES = {
  role: "textbox",
  "aria-multiline": "true",
  "aria-label": "Article text",
  // To the toolbar.
  "aria-keyshortcuts": "Alt+F10",
  class: "prose editor",
};

const CLIPBOARD = {
  clipboardTextParser: (text: string, _context: unknown, isPlain: boolean) =>
    readClipboard(text, isPlain),
  clipboardTextSerializer: writeClipboard,
} satisfies Partial<ConstructorParameters<typeof EditorView>[1]>;
