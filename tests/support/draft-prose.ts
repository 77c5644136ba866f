const SUBJECTS =
  "hive|colony|queen|swarm|keeper|garden|rooftop|flower|neighbor|city|harvest|season|smoker|frame|nectar|pollen|worker|landlord|balcony|orchard".split(
    "|",
  );
const VERBS =
  "rewards|protects|surprises|supports|needs|attracts|teaches|follows|shelters|guides|welcomes|calms|feeds|warms|balances|restores".split(
    "|",
  );
const OBJECTS =
  "patient owners|wild plants|young families|curious visitors|nearby parks|local schools|quiet streets|busy markets|careful planning|clean water|sunny corners|healthy trees|warm evenings|gentle hands|small budgets|shared tools|open spaces|early mornings".split(
    "|",
  );
const ENDS =
  "when spring arrives|after heavy rain|during long summers|before the frost|with little effort|for many years|without much noise|near old buildings|around the corner|across the district|under good care|through the winter|beside the river".split(
    "|",
  );

/** Three plain sentences for one call of a scripted draft; each call gets different ones. */
export function proseAbout(_request: unknown, call: number): string {
  return [0, 1, 2]
    .map((index) => {
      const number = call * 3 + index;
      const pick = (list: string[], step: number) => list[(number * step + call) % list.length];
      const first = `Urban beekeeping ${pick(VERBS, 3)} ${pick(OBJECTS, 5)} ${pick(ENDS, 7)}`;
      const second = `while the ${pick(SUBJECTS, 11)} ${pick(VERBS, 7)} ${pick(OBJECTS, 13)} ${pick(ENDS, 3)}`;
      const opening = `Each ${pick(SUBJECTS, 3)} near ${pick(OBJECTS, 7)}`;
      return index === 0
        ? `${first} ${second}.`
        : `${opening} ${pick(VERBS, 5)} ${pick(OBJECTS, 11)} ${pick(ENDS, 5)}.`;
    })
    .join(" ");
}
