import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresOf } from "@/lib/documents/reader/figures";
import { columnOf } from "@/lib/documents/reader/row-columns";
import type { Unit } from "@/lib/documents/reader/unit";

/** Whose amounts a column has, or for how many of something: how a question asks for them, and how a head says so. */
const COLUMNS: readonly { asks: RegExp; head: RegExp }[] = [
  // "How much will I pay?", "What does it cost me?", "What is our share?"
  {
    asks: /\b(?:do|does|will|would|must|should|can) (?:i|we) (?:\p{L}+ ){0,3}?(?:pay|owe|contribute)\b|\b(?:costs?|charged?|billed) (?:me|us)\b|\b(?:my|our) (?:own )?(?:share|part|portion|cost|costs|payment|contribution|co-?pay)\b|\bout of (?:my|our) (?:own )?pocket\b/iu,
    head: /^(?:amount )?(?:you|patient|member|guest|customer|client|tenant|family|parent|resident|employee|student)s? (?:pays?|owes?)\b|^(?:your|patient(?:['’]?s)?|member(?:['’]?s)?|family|resident|tenant|employee) (?:share|part|portion|cost|costs|payment|contribution|responsibility)\b|^(?:you|yours|out[- ]of[- ]pocket)$/i,
  },
  // "How much does the insurance pay?"
  {
    asks: /\b(?:insurance|insurer|insurers|plan|policy|fund|medicare) (?:pays?|covers?|contributes?|reimburses?|takes? over)\b|\b(?:paid|covered) by (?:the |my |our )?(?:insurance|insurer|plan|policy|fund|medicare)\b/i,
    head: /^(?:insurance|insurer|plan|policy|fund|medicare|carrier)\b.{0,20}\b(?:pays?|pay|paid|covers?|share|part|portion)\b|^(?:covered|benefits?)$/i,
  },
  // "What do the chairs cost each?"
  {
    asks: /\b(?:each|apiece|a piece)\W*$|\b(?:cost|price) of (?:each|one|a single)\b|\bper (?:piece|unit|item)\b|\bhow much (?:is|does|was|did) (?:each|one|a single)\b/i,
    head: /^(?:(?:unit|single|piece|item) (?:price|cost|rate)|(?:price|cost|rate|amount)(?: per | \/ ?)(?:unit|piece|item|each)|each|per (?:unit|piece|item)|price each)\b/i,
  },
];

/** The amount of a row below the head that a question asks for by who pays, or for one of several: "You pay", "Unit price". */
export function ofColumnMeant(
  figure: Figure,
  unit: Unit,
  asked: string,
): Figure | "unclear" | undefined {
  const { head, cells } = unit;
  if (figure.type !== "money" || cells.length < 3 || head.length !== cells.length) return undefined;
  const meant = COLUMNS.filter(({ asks }) => asks.test(asked)).flatMap((one) =>
    head.flatMap((title, at) => (one.head.test(title.trim()) ? [at] : [])),
  );
  const [column, ...others] = new Set(meant);
  if (column === undefined) return undefined;
  const own = columnOf(figure, unit);
  if (meant.includes(own)) return undefined;
  const [amount, ...more] = figuresOf(unit).filter(
    (one) => one.type === "money" && columnOf(one, unit) === column,
  );
  return amount && others.length === 0 && more.length === 0 ? amount : "unclear";
}
