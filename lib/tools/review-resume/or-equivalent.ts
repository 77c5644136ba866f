/** What a posting takes instead of a degree, and no résumé names so. */
const INSTEAD =
  /^[^.;:\n]{0,80}?,? or (?:an? |the |any )?((?:equivalent|comparable|relevant|related|similar|practical|commensurate)(?:(?: (?:and|or))? \p{L}{2,20}){0,4}? (?:experience|training|background|expertise)|equivalent(?=[.,;)\n]| *$))/iu;

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
