import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { NAMES } from "@/lib/documents/reader/names";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const WORK =
  "(?:it|this|that|all (?:of )?this|(?:the|this|their) (?:study|research|work|trial|paper|project|survey|experiment|report)s?)";
const ASKS = new RegExp(
  String.raw`\bwho (?:all )?(?:(?:paid|pays) for|fund(?:ed|s)|financ(?:ed|es)|sponsor(?:ed|s)|support(?:ed|s)|backed|bankrolled|was paying for) ${WORK}\b|\bwhere did (?:the|their) (?:money|funding) come from\b|\bwho(?:['’]s| is| was| were| are) the (?:funders?|sponsors?)\b|\b(?:source of funding|funding source)\b|\bwho(?:['’]s| is| was) ${WORK} (?:paid for|funded|financed|sponsored|supported) by\b`,
  "i",
);
/** What a sentence says of money that was given for work. */
const FUNDS =
  /\b(?:fund(?:ed|ing)|financ(?:ed|ial support|ing)|sponsor(?:ed|ship)?|support(?:ed)?|grants?|paid for|awarded|made possible)\b/i;
/** "No external funding was received." */
const UNFUNDED =
  /\b(?:no|without|not|nor)\b[^.]{0,40}\b(?:fund(?:s|ed|ing)?|grants?|support|sponsors?)\b/i;
const TITLE = /\b(?:fund(?:ing|ed|ers?)|financial support|sponsors?|financing|money)\b/i;
const GIVER = new RegExp(
  String.raw`\b(?:by|from) ((?:the )?${NAMES}(?:(?:,? and |, )(?:the )?${NAMES}){0,4})`,
  "u",
);
/** "State Foundation for the Sea, grant SF-12": whose the grant is. */
const GIVER_BEFORE =
  /^(?:the )?(?<giver>(?!(?:We|This|These|The|Our|All|It|Their|Supported|Funded) )\p{Lu}[\p{L}’'&-]{0,30}(?: (?:\p{Lu}[\p{L}’'&-]{0,30}|&|of|for|the|and|on|in|de|del|la|für|der|van|von)){0,12})(?:,| \() ?(?:under )?(?:grant|award)\b/u;

/** Who paid for a study or a project, as the sentence says that names a grant or what it was funded by. */
export async function answerFunder(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.test(question)) return undefined;
  const { units, sections } = structure;
  const isStatement = ({ kind }: Unit) => kind !== "heading";
  const isBelow = ({ section }: Unit) => TITLE.test(sections[section]?.title ?? "");
  const below = await filterInTurns(units, (unit) => isStatement(unit) && isBelow(unit), signal);
  const saying = await filterInTurns(
    [...below, ...units],
    (unit) => isStatement(unit) && FUNDS.test(unit.text),
    signal,
  );
  for (const unit of saying) {
    const name = giverIn(unit.text);
    if (name) return { kind: "answer", lead: name, units: [unit] };
  }
  const none = saying.find(({ text }) => UNFUNDED.test(text));
  return none && { kind: "answer", units: [none] };
}

function giverIn(text: string): string | undefined {
  const at = FUNDS.exec(text)?.index;
  if (at === undefined || UNFUNDED.test(text)) return undefined;
  const before = GIVER_BEFORE.exec(text)?.groups?.giver;
  if (before) return before;
  return GIVER.exec(text.slice(at))?.[1]?.replace(/(?<=\p{Ll}{2})\.$/u, "");
}
