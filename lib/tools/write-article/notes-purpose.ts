import { stemsOf } from "@/lib/drafting/draft-words";

/** What a text is called that notes are for. */
const KIND =
  "(?:blog|blog ?post|post|article|essay|piece|paper|thesis|dissertation|report|newsletter|website|web ?page|page|site|intranet|booklet|leaflet|flyer|brochure|magazine|journal|local paper|letter|e-?mail|speech|talk|toast|eulogy|presentation|slides|deck|post-?mortem|write-?up|review|summary|memo|handout|announcement|press release|comms piece|case study|story|column|chapter|book|script|podcast|video)";
const QUALITY =
  "(?:(?:some|key|main|talking|copy|product|page|web|rough|quick|raw|my|our|the|a|an|few|a few|messy|short|first|reading|speech|letter|essay|talk|blog|post|article|lecture|meeting|bullet|draft|random|book|site|interview|field) )*";
/** "bullet pts", "reading notes", "speech ideas", "essay plan" */
const NOTES = `(?:notes?|pts|points|bits|thoughts|ideas|jottings|draft|outline|plan|material|facts|stuff|bullets)`;
/** "(for the essay, due 2 Dec)", "(2000 words, Tues 9th)", "max 800 words" */
const OF_TEXT = new RegExp(
  `^for (?:(?:the|my|our|a|an|next|this) )?(?:\\p{L}+ ){0,2}${KIND}(?![\\p{L}-])|(?:^|\\s)\\d[\\d.,k]* ?(?:words|wds)(?!\\p{L})|^(?:due|deadline)(?!\\p{L})`,
  "iu",
);
const NAMES_NOTES = new RegExp(`^${QUALITY}${NOTES}$`, "iu");
/** "bullet pts for blog post", "notes for the society newsletter" */
const NOTES_FOR = new RegExp(
  `^${QUALITY}${NOTES} (?:for|towards) (?:(?:the|my|our|a|an|next|this) )?(?:[\\p{L}'’-]+ ){0,2}${KIND}$`,
  "iu",
);
/** "notes for" of "notes for letter to Mr. Prentice": who it goes to stays. */
const BEFORE_LETTER = new RegExp(
  `^${QUALITY}${NOTES} (?:for|towards) (?=(?:(?:the|my|our|a|an) )?(?:letter|e-?mail|complaint|speech|talk|toast|interview|meeting|call|piece|article|report|review|obituary)(?: (?:to|for|with|about|on|at|by) ))`,
  "iu",
);
/** "Notes - " of "Notes - Walter Brandt, 84. His workshop", which says more than one thing. */
const BEFORE_NAME = new RegExp(
  `^${QUALITY}${NOTES}(?: [-–—]|:)\\s+(?=[^.!?]*[.!?]\\s+\\p{L})`,
  "iu",
);
const PART = /( [-–—] |, |: | ?\((?=[^()]*\)))/;
const MAX_CHARACTERS = 200;
const MIN_PARTS = 2;

/** A line at the top, in two: what it says, and what only says what the notes are for. */
export type Purpose = { said: string; left: string[] };

/**
 * Takes out of a line at the top what only says what the notes are for: "bullet pts for blog post", "(for the essay, due 2
 * Dec)". What it names besides stays.
 */
export function withoutPurpose(line: string): Purpose {
  const notes = BEFORE_NAME.exec(line)?.[0];
  if (notes && line.length <= MAX_CHARACTERS)
    return { said: line.slice(notes.length), left: [notes.replace(/\s*[-–—:]\s+$/, "")] };
  if (line.length > MAX_CHARACTERS || /[.!?]\s+\p{L}/u.test(line)) return { said: line, left: [] };
  const letter = BEFORE_LETTER.exec(line)?.[0];
  if (letter) return { said: line.slice(letter.length), left: [letter.trim()] };
  const left: string[] = [];
  const bare = line.replace(/\s*\(([^()]{1,80})\)/g, (typed, inner: string) => {
    if (!OF_TEXT.test(inner) && !NOTES_FOR.test(inner)) return typed;
    left.push(`(${inner})`);
    return "";
  });
  const parts = bare.split(PART);
  if (parts.length <= MIN_PARTS) return { said: bare.trim(), left };
  let said = "";
  let wasPurpose = false;
  for (let at = 0; at < parts.length; at += 2) {
    const [part = "", sign = ""] = [parts[at], parts[at - 1]];
    const isPurpose = NAMES_NOTES.test(part.trim()) || NOTES_FOR.test(part.trim());
    if (isPurpose) left.push(part.trim());
    // What it stood between are two statements.
    else
      said += (said === "" ? "" : wasPurpose ? `. ${sign.trim() === "(" ? "(" : ""}` : sign) + part;
    wasPurpose = isPurpose;
  }
  return { said: said.replace(/^[\s,:–—-]+/, "").trim(), left };
}

const MAX_NEW = 2;

/**
 * Whether what is left of a first line names nothing that neither the title nor the other lines name: no figure, no name,
 * and one or two other words at most.
 */
export function repeats(said: string, title: string, others: string): boolean {
  const known = stemsOf(`${title} ${others}`);
  const inTitle = stemsOf(title);
  const figures: ReadonlySet<string> = new Set(`${title} ${others}`.match(/\d+/g));
  if ((said.match(/\d+/g) ?? []).some((figure) => !figures.has(figure))) return false;
  const [, ...names] = said.match(/[\p{L}\d'’-]+/gu) ?? [];
  const isNew = names.some(
    (word) => /^\p{Lu}/u.test(word) && [...stemsOf(word)].some((stem) => !known.has(stem)),
  );
  const stems = [...stemsOf(said)];
  const fresh = stems.filter((stem) => !inTitle.has(stem));
  return !isNew && fresh.length <= MAX_NEW && fresh.length < stems.length;
}
