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

/**
 * Names that dictionaries have, each only where its sentence has no room for a name: who writes all in lowercase may have been
 * to Crete, and may have worked for a Reilly.
 */
const NAMES: readonly Confusion[] = [
  {
    written:
      /(?<=^|[,;:•·*-] ?|(?<!\p{L})(?:and|or|to) )crete(?= (?:an?|new|our|their) )|(?<=(?<!\p{L})(?:can|could|did|helped?|helped to|I|will|would) )crete(?= (?:an?|all|many|my|new|our|the|their) )/mu,
    meant: "create",
  },
  {
    written:
      /(?<=^|[,;:•·*-] ?|(?<!\p{L})(?:and|can|could|did|helped?|I|or|to|will|would) )handel(?= (?:(?:all|any|many|several|multiple|large|difficult|the|our|their|up) \p{L}|(?:calls?|cash|complaints?|customers?|deliveries|emails?|food|freight|guests|inventory|mail|money|orders?|paperwork|payments?|payroll|phones?|pressure|returns?|stress)(?!\p{L})))/mu,
    meant: "handle",
  },
  {
    written:
      /(?<=(?<!\p{L})(?:[Aa]ctive|[Aa]dult|[Aa]vid|[Cc]onstant|[Cc]ontinuous|[Ee]ager|[Ff]ast|[Gg]ood|[Gg]reat|[Ii]ndependent|[Kk]een|[Ll]ife ?long|[Qq]uick|[Rr]apid|[Ss]elf|[Vv]isual|[Ww]illing)[ -])lerner(?=s?(?![\p{L}\d@/'’_-]|\.\p{L}))/u,
    meant: "learner",
  },
  {
    written:
      /(?<=(?<!\p{L})(?:[Ii]|[Ii]['’]?m|am|an?|is|was|[Ww]e|are|were) )reilly(?= (?:busy|care[ds]?|enjoy(?:ed)?|fast|good|great|happy|hard|important|interested|likes?|liked|loves?|loved|need(?:ed)?|proud|quick(?:ly)?|want(?:ed)?|well)(?!\p{L}))/u,
    meant: "really",
  },
  {
    written:
      /(?<=^|[,;:•·*-] ?|(?<!\p{L})(?:an?|annual|car|customer service|in|inside|met|monthly|my|our|outside|phone|retail|store|the|ticket|weekly|yearly) )salas(?= (?:advisor|agent|assistant|associate|calls?|clerk|consultant|department|experience|figures|floor|goals?|leads?|manager|person|rep|representative|targets?|team|worker)s?(?!\p{L}))/mu,
    meant: "sales",
  },
];

const CONFUSIONS: readonly Confusion[] = [
  ...NAMES,
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
