import type { NoteBlock } from "@/lib/tools/write-article/notes-structure";

/** What ends a meeting, and belongs to none of its subjects: "AOB: key lost again", "Next mtg 14 Jan". */
const ENDS =
  /^(aob|aocb|any other business|other business|(?:date (?:of|for) )?next (?:meeting|mtg)|date of next|(?:the )?meeting (?:closed|ended|adjourned))(?![\p{L}\d-])\s*[:–—-]?\s*(.*)$/isu;
/** "Next meeting is on 14 Jan" is a sentence. */
const SAYS = /^(?:is|was|will|to be|has|at|on|by|in)(?!\p{L})/iu;

/** Begins a section of its own with each line that ends a meeting, also below the last of its subjects. */
export function withMeetingEnd(blocks: readonly NoteBlock[]): NoteBlock[] {
  return blocks.flatMap((block): NoteBlock[] => {
    if (block.kind === "prose") return endOf(block.text, block.group) ?? [block];
    if (block.kind !== "lines") return [block];
    const made: NoteBlock[] = [];
    for (const item of block.items) {
      const ended = item.depth === 0 && !item.part ? endOf(item.text, block.group) : undefined;
      const last = made.at(-1);
      if (ended) made.push(...ended);
      else if (last?.kind === "lines")
        made[made.length - 1] = { ...last, items: [...last.items, item] };
      else made.push({ ...block, items: [item] });
    }
    return made.map(withoutOneLine);
  });
}

function endOf(text: string, group: number): NoteBlock[] | undefined {
  const [, name, said = ""] = ENDS.exec(text) ?? [];
  if (name === undefined) return undefined;
  const heading: NoteBlock = { kind: "heading", text: name, level: 2 };
  if (said === "") return [heading];
  return [heading, { kind: "prose", text: SAYS.test(said) ? text : said, group }];
}

/** A line that is left alone is a text, as it is elsewhere. */
function withoutOneLine(block: NoteBlock): NoteBlock {
  const [only, ...others] = block.kind === "lines" ? block.items : [];
  if (!only || others.length > 0 || block.kind !== "lines") return block;
  return { kind: "prose", text: only.text, group: block.group };
}
