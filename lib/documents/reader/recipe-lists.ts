import { groupBy } from "@/lib/documents/reader/group-by";
import type { Structure, Unit } from "@/lib/documents/reader/unit";

const MEASURES =
  "(?:k?g|mg|ml|cl|dl|l|litres?|liters?|oz|ounces?|lbs?|pounds?|cups?|tsps?|tbsps?|teaspoons?|tablespoons?|spoonfuls?|pinch(?:es)?|knobs?|sprigs?|cloves?|tins?|cans?|packets?|sachets?|sticks?|bunch(?:es)?|handfuls?|dash(?:es)?|slices?|eggs?|yolks?)";
const MEASURED = new RegExp(
  String.raw`^(?:about |approx\.? |some )?(?:[\d.,/–-]{1,8}|[½¼¾⅓⅔⅛]|a|an|one|two|three|four|half an?)\s?(?:[½¼¾⅓⅔] )?(?:(?:level|heaped|heaping|large|small|medium|free-range) ){0,2}${MEASURES}\b`,
  "i",
);
const NUMBERED = /^\(?\d{1,2}[.)]\s/;
const STEPS =
  /^(?:the )?(?:method|directions|instructions|preparation|steps?|procedure|how to (?:make|cook|bake|prepare)\b.{0,80}|making\b.{0,80})\W{0,3}$/i;
const COOKS =
  /\b(?:bak(?:e|ing)|boil|stir|knead|mix|cook|fry|roast|simmer|whisk|beat|chop|preheat|oven|pour|melt|chill|dough|saucepan|drain|season|serve)\b/gi;
const MIN_ITEMS = 3;
const MIN_SHARE = 0.5;
const MIN_MEASURED = 2;
const MIN_COOKING = 3;
const MOST_ITEMS = 40;

/** More of them are a book, of which an extract shows what says most. */
const MOST_LISTED = 80;

/**
 * The ingredients and the steps of recipes, by how they're measured and what is done with them: each list is needed whole, and in
 * its order. Empty where a document has no recipe.
 */
export function recipeLists({ units, sections }: Structure): {
  ingredients: Unit[];
  steps: Unit[];
} {
  const bySection = groupBy(
    units.filter(({ kind }) => kind === "item" || kind === "sentence"),
    ({ section }) => section,
  );
  const ingredients: Unit[] = [];
  const steps: Unit[] = [];
  for (const [section, own] of bySection) {
    const items = own.filter(({ kind }) => kind === "item");
    const numbered = items.filter(({ text }) => NUMBERED.test(text));
    const others = items.filter(({ text }) => !NUMBERED.test(text));
    const measured = others.filter(({ text }) => MEASURED.test(text));
    const isMeasured = measured.length >= Math.max(MIN_MEASURED, MIN_SHARE * others.length);
    const isIngredients = others.length >= MIN_ITEMS && isMeasured;
    if (isIngredients) ingredients.push(...others.slice(0, MOST_ITEMS));
    const told = numbered.length > 1 ? numbered : items.length > 1 ? items : own;
    const isSteps = numbered.length > 1 || (!isIngredients && isCalledSteps(sections, section));
    if (ingredients.length > 0 && isSteps) steps.push(...told.slice(0, MOST_ITEMS));
  }
  const said = steps.map(({ text }) => text).join("\n");
  const isCooked = (said.match(COOKS)?.length ?? 0) >= MIN_COOKING;
  const isRecipe = isCooked && ingredients.length + steps.length <= MOST_LISTED;
  return isRecipe ? { ingredients, steps } : { ingredients: [], steps: [] };
}

function isCalledSteps(sections: Structure["sections"], section: number): boolean {
  return STEPS.test(sections[section]?.title ?? "");
}
