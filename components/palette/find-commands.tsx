import { FileClock } from "lucide-react";

import {
  type Command,
  GO,
  SETTINGS,
  TOOL_COMMANDS,
  WITH_OPERATORS,
} from "@/components/palette/commands";
import { creationName } from "@/lib/creations/prompt-parts";
import type { Creation } from "@/lib/creations/schema";
import { openPath } from "@/lib/registry/open-path";
import { findTool } from "@/lib/registry/tools";

export type CommandGroup = { value: string; items: Command[] };

/**
 * The commands that a search finds, in groups: those whose label, hint, or words hold each of its words.
 *
 * @param creations what the server found for the same search
 * @param isOperator whether the person runs this server
 */
export function findCommands(
  search: string,
  creations: readonly Creation[],
  isOperator: boolean,
): CommandGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = (commands: Command[]) =>
    commands.filter(({ label, hint, words: more = "" }) => {
      const text = `${label} ${hint} ${more}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  return [
    { value: "Tools", items: matching(TOOL_COMMANDS) },
    { value: "Go to", items: matching(GO) },
    { value: "Settings and actions", items: matching(isOperator ? WITH_OPERATORS : SETTINGS) },
    // They arrive later: above others, they would move what Enter is about to choose.
    { value: "Your creations", items: creations.flatMap(toCommand) },
  ].filter(({ items }) => items.length > 0);
}

function toCommand(creation: Creation): Command[] {
  const href = openPath(creation);
  if (href === null) return [];
  const tool = findTool(creation.tool);
  return [
    {
      id: creation.id,
      label: creationName(creation),
      hint: tool?.label ?? "",
      icon: tool ? <tool.icon aria-hidden /> : <FileClock aria-hidden />,
      deed: { href },
    },
  ];
}
