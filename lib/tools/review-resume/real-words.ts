import type { GrammarIssue } from "@/lib/providers/grammar/port";

/** A word that is spelled right and is another one, with the context that makes it certain. */
type Confusion = {
  /** The wrong word, at the place of the match that its group has. */
  written: RegExp;
  meant: string;
  /** What the line must have. */
  with?: RegExp;
  /** What a résumé must not have anywhere, as the word is meant there. */
  unless?: RegExp;
};

const CONFUSIONS: readonly Confusion[] = [
  {
    written: /\bcostumer(?=s?\b)/i,
    meant: "customer",
    with: /\b(?:help|serv|assist|greet|deliver|answer|support|sold|sell|sales|cash|orders?|complain|satisf)/i,
    unless: /\b(?:costume|costum(?:ed|ing)|wardrobe|theat(?:er|re)|film|opera|fashion|stage)s?\b/i,
  },
  {
    written: /\bcollage\b/i,
    meant: "college",
    with: /\b(?:some collage|community|degree|graduat|diploma|semesters?|did not finish|campus)/i,
    unless: /\b(?:collages|mixed media|paint(?:ing|er|ed)|art(?:ist|s)?)\b/i,
  },
  {
    written:
      /\b(?<=(?:store|shift|office|project|sales|general|account|product|branch|assistant) )manger(?=s?\b)/i,
    meant: "manager",
  },
  {
    written: /\bprinciple(?= (?:engineer|investigator|architect|consultant|analyst)s?\b)/i,
    meant: "principal",
  },
  {
    written: /\bpubic(?= (?:relations|speaking|school|health|service|sector|library)\b)/i,
    meant: "public",
  },
  { written: /\buntied(?= states\b)/i, meant: "united" },
];

/** Finds words that a dictionary has and that can't be meant where they are: "helped costumers", "some collage". */
export function confusedWords(lines: readonly string[]): GrammarIssue[] {
  const whole = lines.join("\n");
  const certain = CONFUSIONS.filter(
    ({ written, unless }) => written.test(whole) && !unless?.test(whole),
  );
  return lines.flatMap((text, line) =>
    certain.flatMap(({ written, meant, with: context }) => {
      const found = written.exec(text);
      if (!found || (context && !context.test(text))) return [];
      const [word] = found;
      const isCapital = /^\p{Lu}/u.test(word);
      const better = isCapital ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
      const rest = /^s?/.exec(text.slice(found.index + word.length))?.[0] ?? "";
      return [
        {
          line,
          start: found.index,
          end: found.index + word.length + rest.length,
          message: `“${word}${rest}” is a word, but hardly the one that is meant.`,
          replacements: [better + rest],
        },
      ];
    }),
  );
}
