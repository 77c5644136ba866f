"use client";

import clsx from "clsx";
import { Link2 } from "lucide-react";
import { Fragment, type KeyboardEvent, type ReactNode, useState } from "react";

import { LinkField } from "@/components/editor/link-field";
import { hasMark, TABLE_TOOLS, TOOLBAR, type ToolbarItem } from "@/components/editor/toolbar-items";
import type { Editor } from "@/components/editor/use-editor-view";
import { ariaShortcut, shownShortcut } from "@/lib/client/shortcut";
import { schema } from "@/lib/editor/schema";
import { isInTable } from "@/lib/editor/table-commands";

type EditorToolbarProps = {
  editor: Editor;
  /** Whether the field for a link is open. */
  linking: boolean;
  onLinking: (linking: boolean) => void;
};

/** Formats the selection. The arrow keys move between its buttons. */
export function EditorToolbar({ editor, linking, onLinking }: EditorToolbarProps) {
  const { state } = editor;
  return (
    <>
      <div
        role="toolbar"
        aria-label="Formatting"
        onKeyDown={moveByArrow}
        className="flex flex-wrap items-center gap-0.5 px-2 py-1 sm:px-4"
      >
        {TOOLBAR.map((group, index) => (
          <Fragment key={group[0]?.label}>
            {index > 0 && <Divider />}
            <ToolbarGroup items={group} editor={editor} />
          </Fragment>
        ))}
        <ToolbarButton
          label="Link"
          keys="Mod+K"
          isOn={hasMark(state, schema.marks.link)}
          disabled={false}
          onClick={() => onLinking(!linking)}
        >
          <Link2 aria-hidden />
        </ToolbarButton>
        {isInTable(state) && (
          <>
            <Divider />
            <ToolbarGroup items={TABLE_TOOLS} editor={editor} />
          </>
        )}
      </div>
      {linking && <LinkField editor={editor} onClose={() => onLinking(false)} />}
    </>
  );
}

function ToolbarGroup({ items, editor }: { items: readonly ToolbarItem[]; editor: Editor }) {
  const { state, run } = editor;
  return items.map(({ label, keys, icon: Icon, command, isOn }) => (
    <ToolbarButton
      key={label}
      label={label}
      keys={keys}
      isOn={isOn?.(state)}
      disabled={!isOn?.(state) && !command(state)}
      onClick={() => run(command)}
    >
      <Icon aria-hidden />
    </ToolbarButton>
  ));
}

type ToolbarButtonProps = {
  label: string;
  keys: string | undefined;
  isOn: boolean | undefined;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
};

function ToolbarButton({ label, keys, isOn, disabled, onClick, children }: ToolbarButtonProps) {
  const [focused, setFocused] = useState(false);
  return (
    <button
      type="button"
      aria-label={label}
      title={keys ? `${label} (${shownShortcut(keys)})` : label}
      aria-keyshortcuts={keys && ariaShortcut(keys)}
      aria-pressed={isOn}
      // Stays focusable, so that the arrow keys don't lose their place.
      aria-disabled={disabled}
      tabIndex={focused || label === "Undo" ? 0 : -1}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      // Keeps the selection where it is.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => disabled || onClick()}
      className={clsx(
        "grid size-10 shrink-0 place-items-center rounded-control transition-colors duration-150",
        "focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:opacity-40",
        isOn ? "bg-line text-ink" : "text-soft hover:bg-sunken hover:text-ink",
      )}
    >
      {children}
    </button>
  );
}

function Divider() {
  return <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-line" />;
}

function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex((one) => one.matches(":focus"));
  buttons.at((at + step) % buttons.length)?.focus();
  event.preventDefault();
}
