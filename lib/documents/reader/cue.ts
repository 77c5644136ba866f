import { escapeMarkdown } from "@/lib/documents/citation";

/** A cue to a kind of document: what it is called, how much it says, and where it must be. */
export type Cue = {
  name: string;
  weight: number;
  pattern: RegExp;
  in?: "title" | "headings";
  /** It is named by the words that were found. */
  isQuoted?: boolean;
};

/** What a cue is looked for in. */
export type CuedText = { body: string; title: string; headings: string };

/** The cues that a text has, those that are quoted named by its words. */
export function cuesIn(cues: readonly Cue[], text: CuedText): Cue[] {
  return cues.flatMap((cue) => {
    const found = cue.pattern.exec(text[cue.in ?? "body"])?.[0];
    if (found === undefined) return [];
    return [
      cue.isQuoted ? { ...cue, name: `“${escapeMarkdown(found.replace(/\s+/g, " "))}”` } : cue,
    ];
  });
}
