import { SENTENCE_END } from "@/lib/core/sentences";
import { stem } from "@/lib/core/stem";
import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { compute } from "@/lib/documents/reader/calculation";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { recipeLists } from "@/lib/documents/reader/recipe-lists";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const ASKS_ALL =
  /^\W{0,3}(?:and |so )?how (?:much|many) (?<thing>\p{L}{3,30})(?: (?:do|does|did|is|are|will|would|should) (?:\p{L}+ ){1,5}?(?:need(?:ed)?|use[ds]?|buy|take|have|there|required|go|goes|in)(?: for (?:it|this|everything|all of it))?)? (?:in total|in all|altogether|all together|overall)\b/iu;
/** Says how something is, and not what. */
const PLAIN =
  /^(?:of|lukewarm|warm|cold|hot|cool|soft|fresh|whole|plain|large|small|medium|big|ripe|raw|unsalted|salted|extra|more|further|additional|about|(?!red$)\p{L}{3,12}(?:ed|en))$/iu;
const ENDS = /^s?(?:$|[,;(.]|\s(?:for|at|plus|or|and|to)\b|\s?[(–-])/;
const RIVAL =
  /\b(?:or|option\w*|alternative\w*|version|variant|variation|instead|(?:for|serves) \d)\b/i;
const PARTS = /^(?:ingredients|method|directions|instructions|preparation)\b/i;
const MOST_CHARACTERS = 120;
const MOST_ITEMS = 8;

type Item = { unit: Unit; figure: Figure | undefined };

/**
 * How much of something several items of a list name together: "280 ml lukewarm milk" for the dough and "120 ml milk" for the
 * filling. Only the items, without a sum, where one of them may be something else or isn't measured alike.
 */
export async function answerItemsSum(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const thing = stem(ASKS_ALL.exec(question)?.groups?.thing?.toLowerCase() ?? "");
  if (!thing) return undefined;
  const items = await flatMapInTurns(structure.units, (unit) => itemOf(unit, thing), signal);
  if (items.length < 2 || items.length > MOST_ITEMS) return undefined;
  const units = items.map(({ unit }) => unit);
  const figures = items.flatMap(({ figure }) => figure ?? []);
  const sum =
    figures.length === items.length && !mayBeOneOf(structure, units)
      ? compute({ kind: "sum", operands: figures.map(({ text }) => text) }, figures)
      : undefined;
  if (!sum) return { kind: "answer", units };
  return { kind: "answer", lead: sum.result, working: sum.working, units };
}

/** An item that is called like a thing, with how much of it; that is undefined where it isn't clear. */
function itemOf(unit: Unit, thing: string): Item[] {
  const { kind, text, cells } = unit;
  if (kind === "heading" || text.length > MOST_CHARACTERS || cells.length > 2) return [];
  const word = [...text.matchAll(/\p{L}+/gu)].find(([one]) => stem(one.toLowerCase()) === thing);
  if (!word || !ENDS.test(text.slice(word.index + word[0].length))) return [];
  const [figure, ...others] = figuresIn(text).filter(
    ({ type }) => type === "measure" || type === "count",
  );
  if (!figure) return [];
  // A sentence may say again what a list has.
  if (SENTENCE_END.test(text) && kind === "sentence") return [{ unit, figure: undefined }];
  const between = text.slice(figure.at + figure.text.length, word.index).trim();
  const isClear =
    others.length === 0 &&
    figure.at + figure.text.length <= word.index &&
    between.split(/\s+/).every((one) => one === "" || PLAIN.test(one)) &&
    !RIVAL.test(text);
  return [{ unit, figure: isClear ? figure : undefined }];
}

/** Whether the items may be of several lists of which one is needed: two recipes, or amounts for two and for four. */
function mayBeOneOf(structure: Structure, units: readonly Unit[]): boolean {
  const { sections } = structure;
  const methods = new Set(recipeLists(structure).steps.map(({ section }) => section));
  if (methods.size > 1) return true;
  const titles = units.map(({ section }) => sections[section]?.title ?? "");
  const parts = sections.map(({ title }) => PARTS.exec(title)?.[0].toLowerCase()).filter(Boolean);
  return titles.some((title) => RIVAL.test(title)) || new Set(parts).size < parts.length;
}
