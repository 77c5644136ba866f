/** "Or a related field with relevant experience" is a degree, too. */
const OF_DEGREE = "fields?|disciplines?|areas?|subjects?|majors?|degrees?|stud(?:y|ies)";
/** Behind these, it's the experience that something else may replace: "and 3 years of marketing or related experience". */
const OF_EXPERIENCE = String.raw`\d|(?<!\p{L})(?:years?|experience|knowledge|skills?|with|plus)(?!\p{L})`;
const ADJECTIVE = "equivalent|comparable|relevant|related|similar|practical|commensurate";
/** What a posting takes instead of a degree, and no résumé names so. */
const INSTEAD = new RegExp(
  [
    String.raw`^(?:(?!${OF_EXPERIENCE})[^.;:\n]){0,80}?,? or (?:an? |the |any )?(`,
    String.raw`(?:${ADJECTIVE})(?:(?: (?:and|or))? (?!(?:${OF_DEGREE})(?!\p{L}))\p{L}{2,20}){0,4}? (?:experience|training|background|expertise)`,
    String.raw`|equivalent(?=[.,;)\n]| *$))`,
  ].join(""),
  "iu",
);

/** A degree with what a posting takes instead: "bachelor's degree or equivalent experience"; as it is where it takes nothing else. */
export function withInstead(spelling: string, description: string): string {
  const plain = description.toLowerCase();
  const wanted = spelling.toLowerCase();
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1)) {
    const behind = description.slice(at + spelling.length, at + spelling.length + 200);
    const instead = INSTEAD.exec(behind)?.[1];
    if (instead) return `${spelling} or ${instead.toLowerCase()}`;
  }
  return spelling;
}
