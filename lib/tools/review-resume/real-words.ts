import type { GrammarIssue } from "@/lib/providers/grammar/port";

/** A word that is spelled right and is another one, with the context that makes it certain. */
type Confusion = {
  /** The wrong word, at the place of the match that its group has. */
  written: RegExp;
  meant: string | ((word: string) => string);
  /** What the line must have. */
  with?: RegExp;
  /** What a résumé must not have anywhere, as the word is meant there. */
  unless?: RegExp;
};

/** Names that dictionaries have and that nobody means in lowercase. */
const NAMES: Readonly<Record<string, string>> = {
  crete: "create",
  handel: "handle",
  lerner: "learner",
  reilly: "really",
  salas: "sales",
};

const CONFUSIONS: readonly Confusion[] = [
  ...Object.entries(NAMES).map(([name, meant]) => ({
    // In no address.
    written: new RegExp(`(?<![\\p{L}\\d@./'’_-])${name}(?=s?(?![\\p{L}\\d@/'’_-]|\\.\\p{L}))`, "u"),
    meant,
  })),
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
  {
    written:
      /\byou['’]re(?= (?:business|clients?|company|customers?|employees|firm|hospital|offer|organi[sz]ation|practice|requirements|restaurant|school|store|website)\b)/i,
    meant: "your",
  },
  {
    // "The team have" is right in British English, and "my manager and boss have" everywhere.
    written:
      /(?<=(?<!\b(?:and|or|of) )\b(?:my|our|the) (?:\w{1,20} )?(?:manager|boss|supervisor|teacher|director|employer|coach|owner) )have(?= (?:said|told|been|given|asked|praised|trusted|promoted|described|called|made)\b)/i,
    meant: "has",
  },
  {
    // "a team player who think", and not "a group of people who think".
    written:
      /(?<=\ban? (?:(?!of\b)[\w-]{1,20} ){0,4}[\w-]{1,20}(?:er|or|ist|person|nurse) who )(?:bring|care|deliver|enjoy|find|get|give|help|keep|know|lead|learn|like|love|make|manage|solve|take|think|want|work)(?= )/i,
    meant: (verb) => `${verb}s`,
  },
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
      const plain = typeof meant === "string" ? meant : meant(word);
      const better = isCapital ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
      const rest = /^s?(?!\p{L})/u.exec(text.slice(found.index + word.length))?.[0] ?? "";
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
