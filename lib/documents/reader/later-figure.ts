import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import { contentTerms } from "@/lib/documents/terms";

/** "18 days, rising to 23": what it comes to later. "Raised from £46 to £50" says what holds now. */
const BECOMES =
  /\b(?:rising|increasing|growing|climbing|going up|moving up|stepping up|falling|dropping|decreasing|going down|reducing|rises?|increases?|goes up|falls?|drops?|goes down|grows?) (?:again )?to (?:about |up to |a maximum of )?$/i;
/** "(25 after five years)", "two weeks from your second year": what holds only then. */
const ONLY_THEN =
  /^(?: \p{L}+){0,3}?,? (?:after|once|from|when|with|following) (?:(?:your|the|you have|completing|completion of) )*(?:(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:full )?(?:months?|years?|weeks?)|first|second|third|fifth|tenth|probation\w*|trial)\b/iu;
const ASKS_THEN =
  /\b(?:after|later|once|eventually|finally|then|maximum|most|at most|up to|ris(?:e|es|ing)|increas\w+|go(?:es)? up|grow\w*|fall|drop|reduc\w+|long-serving|when i['’]ve|second|third|fifth|tenth|(?:two|three|four|five|six|ten|\d{1,2}) years|(?:19|20)\d\d|probation|next|(?:lowest|highest|coldest)|new (?:fee|price|rate|rent|cost|charge|amount|salary|wage|pay|premium|limit|tariff|level)s?|(?:from|in|by) (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/i;
const NEXT_CLAUSE = /[,;(]|\b(?:and|or|but|then)\b/i;

/**
 * The figure that holds first, where the one that was found is what it comes to later and a question doesn't ask for that;
 * undefined where there is no other.
 */
export function figureBefore(figure: Figure, text: string, asked: string): Figure | undefined {
  if (ASKS_THEN.test(asked)) return undefined;
  const isLater = (one: Figure) =>
    BECOMES.test(text.slice(Math.max(0, one.at - 40), one.at)) ||
    ONLY_THEN.test(text.slice(one.at + one.text.length));
  if (!isLater(figure)) return undefined;
  const alike = figuresIn(text).filter(
    (one) => one.type === figure.type && one.at < figure.at && unitOf(one) === unitOf(figure),
  );
  const [first, ...others] = alike.filter((one) => !isLater(one));
  if (!first || others.length > 0 || !isNear(first, figure, text)) return undefined;
  return isOfLater(first, figure, text, asked) ? undefined : first;
}

/** "25 °C by day and drops to 5 °C at night": a question may name what is only said of the later one. */
function isOfLater(first: Figure, later: Figure, text: string, asked: string): boolean {
  const end = first.at + first.text.length;
  const cut = end + Math.max(0, text.slice(end, later.at).search(NEXT_CLAUSE));
  const before = new Set(contentTerms(text.slice(0, cut)));
  const [sentence = ""] = text.slice(cut).split(/[.;](?=\s)/);
  const behind = new Set(contentTerms(sentence));
  return contentTerms(asked).some((term) => behind.has(term) && !before.has(term));
}

/** "18 days" and "five years" count different times. */
function unitOf({ text }: Figure): string {
  const unit = /[\p{L}%]+$/u.exec(text)?.[0] ?? "";
  return (/[$€£¥]/.exec(text)?.[0] ?? unit).trim().toLowerCase().replace(/s$/, "");
}

/** In one sentence. */
function isNear(first: Figure, later: Figure, text: string): boolean {
  return !/[.;](?=\s)/.test(text.slice(first.at + first.text.length, later.at));
}
