import {
  baseKeymap,
  chainCommands,
  exitCode,
  setBlockType,
  toggleMark,
} from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import {
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem } from "prosemirror-schema-list";
import { type Command, type Plugin, TextSelection } from "prosemirror-state";

import { targetPlugin } from "@/components/editor/target";
import { splitItem } from "@/lib/editor/list-commands";
import { schema } from "@/lib/editor/schema";

const { nodes, marks } = schema;

/** Everything the editor does but show itself. */
export function editorPlugins(keys: Record<string, Command>): Plugin[] {
  return [rules(), keymap(keys), keymap(ourKeys()), keymap(baseKeymap), history(), targetPlugin()];
}

/** Markdown's own signs, typed at the start of a line. */
function rules(): Plugin {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,3})\s$/, nodes.heading, ([, signs]) => ({
        level: signs?.length,
      })),
      textblockTypeInputRule(/^```$/, nodes.code_block),
      wrappingInputRule(/^>\s$/, nodes.blockquote),
      wrappingInputRule(/^[-*+]\s$/, nodes.bullet_list),
      wrappingInputRule(/^1[.)]\s$/, nodes.ordered_list),
    ],
  });
}

function ourKeys(): Record<string, Command> {
  return {
    "Mod-z": undo,
    "Shift-Mod-z": redo,
    "Mod-y": redo,
    Backspace: undoInputRule,
    "Mod-b": toggleMark(marks.strong),
    "Mod-i": toggleMark(marks.em),
    "Mod-Alt-0": setBlockType(nodes.paragraph),
    "Mod-Alt-2": setBlockType(nodes.heading, { level: 2 }),
    "Mod-Alt-3": setBlockType(nodes.heading, { level: 3 }),
    Enter: chainCommands(inCell(insertBreak), splitItem),
    "Shift-Enter": chainCommands(exitCode, insertBreak),
    // Where there is nothing to do, Tab leaves the editor.
    Tab: chainCommands(goToCell(1), sinkListItem(nodes.list_item)),
    "Shift-Tab": chainCommands(goToCell(-1), liftListItem(nodes.list_item)),
  };
}

const insertBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent || state.selection.$from.parent.type.spec.code)
    return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

function inCell(command: Command): Command {
  return (state, dispatch, view) =>
    state.selection.$from.parent.type === nodes.table_cell && command(state, dispatch, view);
}

/** Moves to the next or the previous cell of a table. */
function goToCell(direction: 1 | -1): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    if ($from.parent.type !== nodes.table_cell) return false;
    const cells: number[] = [];
    const table = $from.before(-2);
    $from.node(-2).descendants((node, pos) => {
      if (node.type === nodes.table_cell) cells.push(table + 1 + pos);
      return node.type !== nodes.table_cell;
    });
    const target = cells[cells.indexOf($from.before()) + direction];
    if (target === undefined) return false;
    const end = target + (state.doc.nodeAt(target)?.nodeSize ?? 2) - 1;
    const selection = TextSelection.create(state.doc, target + 1, end);
    dispatch?.(state.tr.setSelection(selection).scrollIntoView());
    return true;
  };
}
