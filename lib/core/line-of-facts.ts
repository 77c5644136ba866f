/** Between what a line says of the thing named above it: "Serves 6 · 50 minutes". */
const MARK = / [·•|] /;
const SERVES = /^(?:serves|makes|yields?|feeds) (?:about |up to )?\d/i;

/** Whether a line tells amounts of what is named above it, and names nothing itself. */
export function isLineOfFacts(line: string): boolean {
  return SERVES.test(line) || line.split(MARK).filter((fact) => /\d/.test(fact)).length > 1;
}
