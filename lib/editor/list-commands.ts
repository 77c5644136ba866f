import { splitListItem } from "prosemirror-schema-list";
import type { Command } from "prosemirror-state";

import { schema } from "@/lib/editor/schema";

const { list_item: item } = schema.nodes;

/** Begins another item at the cursor; a new task isn't done yet. */
export const splitItem: Command = (state, dispatch, view) => {
  const { $from } = state.selection;
  const { attrs } = $from.node(Math.max(0, $from.depth - 1));
  const isDone = attrs.checked === true;
  return splitListItem(item, isDone ? { ...attrs, checked: false } : undefined)(
    state,
    dispatch,
    view,
  );
};
