/** What people say of themselves that proves nothing, and what would say more, with blanks for what only they know. */
const CLICHES: readonly [cliche: string, instead: string][] = [
  [
    "(?:excellent |great |strong )?team[ -]player|works? well (?:with others|in (?:a )?teams?)|people[ -]person",
    "Worked with ___ [whom, or how many people] on ___ [what], so that ___ [what changed]",
  ],
  [
    "hard[ -]?working|hard worker|(?:giv(?:e|es|ing)|gave) (?:it |my )?1[0-5]0 ?(?:%|percent)(?=[.,;:!)]|$| (?:always|all|and|at|daily|each|effort|every|for|in|on|to|when|with)(?!\\p{L}))|(?:strong |great |excellent )?work ethic|(?:go(?:es|ing)?|went) (?:above and beyond|the extra mile)|go[ -]getter",
    "Took on ___ [what was more than your job], ___ [how much, or how often]",
  ],
  [
    "(?:think(?:s|ing)?|thought) outside (?:of )?the box|outside-the-box|creative (?:thinker|problem[ -]solver)|game[ -]changer|synergy|synergies",
    "Changed ___ [how something was done] to ___ [your idea], which ___ [what it saved or brought]",
  ],
  [
    "passionate|passion for (?:(?:the|my|his|her|its|their|our|all|an?) )?(?!(?:the|my|his|her|its|their|our|all|an?)(?!\\p{L}))\\p{L}{3,20}|(?:highly|self)[ -]motivated|self[ -]starter|can-do attitude|(?:an?|my) positive attitude|proactive (?:individual|person|professional|attitude)|dynamic (?:individual|person|professional|leader|personality|environment|workplace|company|team)|driven (?:individual|person|professional)|dedicated (?:individual|person|professional)",
    "Began ___ [what you did without being asked], ___ [how often, or for how long]",
  ],
  [
    "detail[ -]oriented|(?:great|strong|keen|excellent|exceptional|meticulous) (?:attention to|eye for) detail",
    "Checked ___ [how many of what], with ___ [how few errors]",
  ],
  [
    "results?[ -](?:driven|oriented)|goal[ -](?:driven|oriented)|proven track record|track record of (?:success|excellence)|strategic thinker",
    "Brought ___ [what you measured] from ___ to ___ within ___ [how long]",
  ],
  [
    "(?:fast|quick|eager) learner|hit(?:s|ting)? the ground running|eager to learn",
    "Learned ___ [what] in ___ [how long], and used it to ___ [for what]",
  ],
  [
    "fast[ -]paced|thrives? (?:under|on) pressure|works? well under pressure|wears? many hats|multi[ -]?tasker",
    "Handled ___ [how many of what] in ___ [an hour, a day, a shift]",
  ],
  [
    "(?:excellent|great|strong|outstanding|good|exceptional) (?:(?:verbal|oral|written|interpersonal|communication|people|listening|presentation|organizational)(?:, and |,? | and | & )){0,4}(?:communication|interpersonal|people) skills",
    "Explained ___ [what] to ___ [whom, or how many], so that ___ [what changed]",
  ],
];
/** Not in "Team Player Award". */
const ANY = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:${CLICHES.map(([words]) => `(${words})`).join("|")})(?![\p{L}\p{N}-]| (?:award|of the)(?!\p{L}))`,
  "giu",
);

/** Clichés that say the same, as written, with a pattern for what to write in their place. */
export type ClichePattern = { cliches: string[]; instead: string };

/** Whether a line has a cliché. */
export function hasCliche(line: string): boolean {
  return line.search(ANY) >= 0;
}

/** The clichés of some lines as written, each once. */
export function clichesIn(lines: readonly string[]): string[] {
  return patternsForCliches(lines).flatMap(({ cliches }) => cliches);
}

/** What to write in place of the clichés of some lines, with blanks to fill. */
export function patternsForCliches(lines: readonly string[]): ClichePattern[] {
  const found = new Map<number, Map<string, string>>();
  for (const [cliche, ...groups] of lines
    .filter(hasCliche)
    .flatMap((line) => [...line.matchAll(ANY)])) {
    const kind = groups.findIndex((group) => group !== undefined);
    const alike = found.get(kind) ?? new Map<string, string>();
    if (!alike.has(cliche.toLowerCase())) alike.set(cliche.toLowerCase(), cliche);
    found.set(kind, alike);
  }
  return [...found].map(([kind, alike]) => ({
    cliches: [...alike.values()],
    instead: CLICHES[kind]?.[1] ?? "",
  }));
}
