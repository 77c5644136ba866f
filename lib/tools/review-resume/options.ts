/** The options between which a clause leaves the choice: "Snowflake or BigQuery, Looker or Tableau" has two of two each. */
export function optionsIn(clause: string): string[][] {
  const alike = alikeOptions(clause);
  if (alike) return [...optionsIn(alike.before), alike.options, ...optionsIn(alike.after)];
  if (/,\s*or\s/i.test(clause)) return [clause.split(/,\s*(?:or\s)?|\sor\s/i)];
  const [first = "", ...sides] = clause.split(/\sor\s/i);
  const groups = [[lastItem(first)]];
  for (const side of sides) {
    groups.at(-1)?.push(firstItem(side));
    // What follows a comma begins the next choice.
    if (side.includes(",")) groups.push([lastItem(side)]);
  }
  return groups.filter(({ length }) => length > 1);
}

/** Behind these, what is alike begins: "MSc in hydrology, civil engineering or similar". */
const LEAD = /(?:^|\s)(?:in|of|with|as|like|including|e\.g\.)\s/gi;
/** The last option where all that is named are examples. */
const SIMILAR =
  /^(?:(?:an?|any|some|the|other|another|in) ){0,2}(?:similar|equivalent|comparable|related|relevant|adjacent|other|another|like)(?!\p{L})/iu;
const DEGREE_IN =
  /(?<!\p{L})(?:degree|diploma|bachelor|master|(?:bachelor|master)['’]?s|[BM]\.?Sc\.?|[BM]\.?Eng\.?|[BM]\.?[AS]\.?|Ph\.?D\.?|doctorate|qualification|background)(?: degree)? in /iu;

/** A clause around options that are alike: fields of a degree, and what "or similar" ends, also where commas divide them. */
function alikeOptions(
  clause: string,
): { options: string[]; before: string; after: string } | undefined {
  const last = [...clause.matchAll(/ or /gi)].at(-1);
  if (!last) return undefined;
  const behind = clause.slice(last.index + last[0].length);
  const end = firstItem(behind);
  const items = clause.slice(0, last.index).replace(/,$/, "").split(",");
  const from = Math.max(
    0,
    items.findLastIndex((item) => leadEnd(item) > 0),
  );
  const opening = items[from] ?? "";
  const isDegree = DEGREE_IN.test(opening);
  if (!isDegree && !SIMILAR.test(end.trim())) return undefined;
  const named = [opening.slice(leadEnd(opening)), ...items.slice(from + 1)].flatMap((item) =>
    item.split(/ or /i),
  );
  return {
    // "SQL and Looker or similar": SQL is asked besides, and "science and engineering" is a field.
    options: [...(isDegree ? named : behindAnd(named)), end],
    before: items.slice(0, from).join(","),
    after: behind.slice(end.length + 1),
  };
}

/** Where the last word ends behind which a list begins; 0 without one. */
function leadEnd(item: string): number {
  const lead = [...item.matchAll(LEAD)].at(-1);
  return lead ? lead.index + lead[0].length : 0;
}

function behindAnd(options: readonly string[]): string[] {
  const at = options.findLastIndex((option) => / and /i.test(option));
  const own = options.slice(Math.max(0, at));
  return own.map((option, index) => (index === 0 ? (option.split(/ and /i).at(-1) ?? "") : option));
}

/** What follows the last comma. */
export function lastItem(list: string): string {
  return list.split(",").at(-1) ?? "";
}

function firstItem(list: string): string {
  return list.split(",")[0] ?? "";
}
