const THING = /^(?:Noun|Plur|Name|Unit)$/;
const VERB = /^(?:Cop|Mod|Past|Aux|Pres)$/;
/** Words that need another one right after them. */
const OPEN_ENDED = new Set(
  "a an the of and or because if i we he she they i'm you're we're i've you've we've i'll we'll you'll my your our their".split(
    " ",
  ),
);
/** Words that go on with the clause before them; speech puts them first far less often than writing does. */
const GOES_ON = new Set(
  "with for from by into onto toward towards through between under over about like of than apart".split(
    " ",
  ),
);
/** Words that numbers are made of: "twenty thirteen", "point zero five". */
export const OF_NUMBER =
  /^(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|point)$/;
const NUMBER = 3;
const OPEN = 2;
const ON = 2;
const SUBJECT = 1.5;

/** How much the gap between two words looks like one inside a phrase: before the verb of a subject, or after a word that needs another one. */
export function phraseCut(
  [left, right]: readonly [string, string],
  [before, after]: readonly [string, string],
): number {
  return (
    (OF_NUMBER.test(left) && OF_NUMBER.test(right) ? NUMBER : 0) +
    (OPEN_ENDED.has(left) ? OPEN : 0) +
    (GOES_ON.has(right) ? ON : 0) +
    (THING.test(before) && VERB.test(after) ? SUBJECT : 0)
  );
}
