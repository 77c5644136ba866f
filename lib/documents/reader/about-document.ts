import type { Structure, Unit } from "@/lib/documents/reader/unit";

const DOCUMENT =
  "(?:document|pdf|paper|file|text|report|manual|letter|contract|agreement|lease|study|policy|bill|invoice|newsletter|form|thing)";
const ASKS_ABOUT = new RegExp(
  String.raw`^\W{0,3}(?:so |ok(?:ay)?,? )?what(?:['’]?s| is| does| am| are)? (?:(?:this|it|the)(?: ${DOCUMENT})?|(?:this|the) ${DOCUMENT}) (?:all )?(?:about|for|say(?:ing)?)\W*$|^\W{0,3}what(?:['’]?s| is) (?:this|it|this ${DOCUMENT})\W*$|\bwhat (?:kind|sort|type) of (?:document|pdf|paper|file|thing) is (?:this|it)\b|\bwhat am i (?:looking at|reading)\b|\bwhat(?:['’]s| is) the (?:purpose|point|subject|topic) of (?:this|the) ${DOCUMENT}\W*$`,
  "i",
);
/** What says of a document or of the work that it reports what it is for. */
const PURPOSE =
  /\b(?:this|the present|our) (?:document|agreement|contract|lease|policy|manual|guide|handbook|booklet|report|paper|study|article|letter|notice|newsletter|form|statement|summary|bill|survey)\b|\bwe (?:asked?|investigated?|examined?|studied|tested?|aimed?|are writing)\b|\bthe (?:aim|purpose|objective|goal) (?:of|is|was)\b|\bis an? (?:\p{L}+-?\p{L}* ){1,4}(?:for|that|with|used)\b|^(?:aims?|objectives?|purpose)\s?[.:]/iu;
/** What it only says of itself in passing. */
const ASIDE =
  /\b(?:copy|keep|read|copyright|reproduc\w+|governed|amend\w*|breach|terminat\w*|limitations?|warrant\w*)\b/i;
/** An author says early what it is about. */
const WITHIN = 60;
const MAX_CHARACTERS = 400;

/** Whether a question asks what all of a document is. */
export function asksAboutDocument(question: string): boolean {
  return ASKS_ABOUT.test(question);
}

/** The title of a document as it stands on its first page, and the sentence that says what it is for, where there is one. */
export function aboutDocument({ units, title }: Structure): {
  title: string;
  purpose: Unit | undefined;
} {
  const first = units.slice(0, 3).find(({ kind }) => kind === "heading");
  const purpose = units
    .slice(0, WITHIN)
    .find(
      ({ kind, text }) =>
        (kind === "sentence" || kind === "item") &&
        text.length <= MAX_CHARACTERS &&
        PURPOSE.test(text) &&
        !ASIDE.test(text),
    );
  return { title: first?.text ?? title, purpose };
}
