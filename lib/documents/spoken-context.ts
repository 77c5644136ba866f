import type { Citation } from "@/lib/documents/citation";
import { concludesFrom } from "@/lib/documents/conclusions";
import type { SearchableDocument } from "@/lib/documents/searchable-document";
import { refersBack } from "@/lib/documents/stands-alone";
import { indexOfTalk } from "@/lib/documents/talk/talk-index";

const MAX_QUOTES = 4;
/** Sentences after the best one. */
const MOST_AFTER = 2;
/** A sentence of fewer words says little alone: "Then there's the B screw." */
const FEW_WORDS = 9;
/** "There are four of them": the next ones tell which. */
const COUNTS =
  /\b(?:two|three|four|five|six|seven|several|a few|a couple of) (?:\p{L}+ ){0,2}(?:things?|ways?|steps?|reasons?|kinds?|types?|mechanisms?|parts?|tips?|rules?|mistakes?|points?|causes?|options?|stages?|factors?|questions?)\b/iu;

/**
 * Speech says things in several sentences: adds the sentence before the best quotation, where that points back to it, and what
 * goes on with it right after. Quotations of other kinds of documents stay as they are.
 *
 * @param quotes the best one first
 * @returns at most four: those around the best one as they were said, then the others
 */
export async function inSpokenContext<Quote extends Citation>(
  document: SearchableDocument,
  quotes: readonly Quote[],
): Promise<(Quote | Citation)[]> {
  const [best, ...others] = quotes;
  if (!best || document.kind !== "youtube") return [...quotes];
  const { said } = await indexOfTalk(document);
  const at = said.findIndex(({ quote, place }) => quote === best.quote && place === best.place);
  if (at < 0) return [...quotes];
  const spoken = said.map(({ quote }) => quote);
  const around = said.slice(startOf(spoken, at), endOf(spoken, at)).map(({ quote, place }) => {
    const known = quotes.find((one) => one.quote === quote);
    return known ?? { quote, place };
  });
  const rest = others.filter(({ quote }) => around.every((one) => one.quote !== quote));
  return [...around, ...rest].slice(0, MAX_QUOTES);
}

function startOf(said: readonly string[], at: number): number {
  const [own = "", before = ""] = [said[at], said[at - 1]];
  return at > 0 && (refersBack(own) || concludesFrom(own, before)) ? at - 1 : at;
}

function endOf(said: readonly string[], at: number): number {
  if (COUNTS.test(said[at] ?? "")) return at + 1 + MOST_AFTER;
  let end = at + 1;
  const goesOn = () =>
    refersBack(said[end] ?? "") || (said[end - 1] ?? "").split(" ").length < FEW_WORDS;
  while (end <= at + MOST_AFTER && goesOn()) end += 1;
  return end;
}
