import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  ListX,
  type LucideIcon,
  Pilcrow,
  Redo2,
  SquareX,
  TextQuote,
  Undo2,
} from "lucide-react";
import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import type { Attrs, MarkType, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState } from "prosemirror-state";

import { schema } from "@/lib/editor/schema";
import { addColumn, addRow, deleteColumn, deleteRow } from "@/lib/editor/table-commands";

const { nodes, marks } = schema;

/** A button of the toolbar. */
export type ToolbarItem = {
  label: string;
  /** Its shortcut, for `shortcut.ts`. */
  keys?: string;
  icon: LucideIcon;
  command: Command;
  /** Absent where there is nothing to be on or off. */
  isOn?: (state: EditorState) => boolean;
};

/** Groups of the toolbar, in order. */
export const TOOLBAR: ToolbarItem[][] = [
  [
    { label: "Undo", keys: "Mod+Z", icon: Undo2, command: undo },
    { label: "Redo", keys: "Mod+Shift+Z", icon: Redo2, command: redo },
  ],
  [
    { label: "Bold", keys: "Mod+B", icon: Bold, ...mark(marks.strong) },
    { label: "Italic", keys: "Mod+I", icon: Italic, ...mark(marks.em) },
  ],
  [
    { label: "Paragraph", keys: "Mod+Alt+0", icon: Pilcrow, ...textblock(nodes.paragraph) },
    {
      label: "Heading 2",
      keys: "Mod+Alt+2",
      icon: Heading2,
      ...textblock(nodes.heading, { level: 2 }),
    },
    {
      label: "Heading 3",
      keys: "Mod+Alt+3",
      icon: Heading3,
      ...textblock(nodes.heading, { level: 3 }),
    },
  ],
  [
    { label: "Bulleted list", icon: List, ...list(nodes.bullet_list) },
    { label: "Numbered list", icon: ListOrdered, ...list(nodes.ordered_list) },
    { label: "Quote", icon: TextQuote, ...quote() },
  ],
];

/** What a table's rows and columns need, while the cursor is in one. */
export const TABLE_TOOLS: ToolbarItem[] = [
  { label: "Add row below", icon: BetweenHorizontalEnd, command: addRow },
  { label: "Delete row", icon: ListX, command: deleteRow },
  { label: "Add column to the right", icon: BetweenVerticalEnd, command: addColumn },
  { label: "Delete column", icon: SquareX, command: deleteColumn },
];

/** Whether the selection, or the place of the cursor, has a mark. */
export function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, $from, empty } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

function mark(type: MarkType) {
  return { command: toggleMark(type), isOn: (state: EditorState) => hasMark(state, type) };
}

function textblock(type: NodeType, attrs: Attrs | null = null) {
  const isOn = ({ selection: { $from } }: EditorState) =>
    $from.parent.hasMarkup(type, attrs ?? undefined);
  return { command: setBlockType(type, attrs), isOn };
}

function list(type: NodeType) {
  const isOn = (state: EditorState) =>
    closest(state, [nodes.bullet_list, nodes.ordered_list]) === type;
  const command: Command = (state, dispatch) =>
    (isOn(state) ? liftListItem(nodes.list_item) : wrapInList(type))(state, dispatch);
  return { command, isOn };
}

function quote() {
  const isOn = (state: EditorState) => closest(state, [nodes.blockquote]) !== undefined;
  const command: Command = (state, dispatch) =>
    (isOn(state) ? lift : wrapIn(nodes.blockquote))(state, dispatch);
  return { command, isOn };
}

/** The innermost block of these types around the selection. */
function closest({ selection: { $from } }: EditorState, types: NodeType[]): NodeType | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (types.includes(type)) return type;
  }
  return undefined;
}
