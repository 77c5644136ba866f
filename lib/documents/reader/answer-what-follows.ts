import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { focusOf } from "@/lib/documents/reader/focus";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { NUMBER_WORD } from "@/lib/documents/reader/number-words";
import { alternatives, stems } from "@/lib/documents/reader/same-words";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

const ASKS =
  /^\W{0,3}(?:and |but |so )?what (?:if|happens? (?:if|when|to)|(?:will|would) happen (?:if|when|to))\b(?<case>.*)$/i;
/** A case, and what comes of it. */
const CASE =
  /\b(?:if|when|whenever|once|unless|should|in case|whoever|anyone|without|costs?|will be|is added|lapses?|may|must|invalid|void|not apply)\b/i;
/** "What happens to my deposit?": that it must be paid says nothing of what becomes of it. */
const ASKS_FATE = /^\W{0,3}(?:and |but |so )?what (?:happens?|(?:will|would) happen) to\b/i;
const FATE = new RegExp(
  [
    String.raw`\b(?:if|when|whenever|once|unless|in case|lapses?|invalid|void|not apply)\b`,
    String.raw`\b(?:re(?:turn|fund|pay|lease|move)|forfeit|keeps?|retain|stays?|remains?|belongs?|passes|goes|go)\b`,
    String.raw`\b(?:be|is|are|gets?) (?:\p{L}+ly )?(?!(?:paid(?! back)|required|needed|charged|expected|owed|requested|received|limited)\b)(?:\p{L}+ed|kept|lost|sold|given|sent|held|thrown|paid back)\b`,
  ].join("|"),
  "iu",
);
/** What a case is called by somebody it happens to, and by a document. */
const CALLED = new Map<string, readonly string[]>(
  [
    ["bounce bounced bounces", "failed fails fail returned dishonored dishonoured"],
    ["direct debit", "payment instalment installment"],
    ["turn turns turned", "found recovered"],
    ["resurface reappear", "found recovered"],
    ["fall falls fell", "slip slips come comes"],
  ].flatMap(([words = "", others = ""]) =>
    stems(words).map((term) => [term, stems(others)] as const),
  ),
);
/** Whose case it is doesn't tell which. */
const UNTOLD = new Set(stems("myself yourself ourselves me out up off away back get gets got"));
const MOST = 2;
/** "Ten days late": a rule may be for more than that. */
const COUNTS_TIME = new RegExp(
  String.raw`\b(?:\d{1,3}|${NUMBER_WORD}|an?) (?:hour|day|week|month|year)s?\b`,
  "i",
);

/** What comes of a case: the one or two statements that name all of it, and say what follows. */
export async function answerWhatFollows(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (COUNTS_TIME.test(question)) return undefined;
  const asksFate = ASKS_FATE.test(question);
  const words = ASKS.exec(question)?.groups?.case ?? "";
  const { required, generic } = focusOf(words);
  const asked = [...new Set([...required, ...generic, ...contentTerms(words)])].filter(
    (term) => !UNTOLD.has(term) && /\p{L}/u.test(term),
  );
  if (asked.length === 0) return undefined;
  const { structure, signal } = index;
  const fitting = async (isKnownAbove: boolean) =>
    filterInTurns(
      structure.units,
      ({ kind, text, section }) => {
        if (kind === "heading" || !CASE.test(text)) return false;
        const above = isKnownAbove ? (structure.sections[section]?.title ?? "") : "";
        const there = new Set([...searchTerms(text), ...contentTerms(above)]);
        return asked.every((term) =>
          [...alternatives(term), ...(CALLED.get(term) ?? [])].some((one) => there.has(one)),
        );
      },
      signal,
    );
  const own = await fitting(false);
  const units = own.length > 0 ? own : await fitting(true);
  const telling = asksFate ? units.filter(({ text }) => FATE.test(text)) : units;
  // What else is said of it, like its amount, is no answer.
  if (units.length > 0 && telling.length === 0) return { kind: "open" };
  return telling.length > 0 && telling.length <= MOST
    ? { kind: "answer", units: telling }
    : undefined;
}
