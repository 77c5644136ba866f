import { asSeveral, hasArticle, headOf } from "@/lib/tools/blog-titles/keyword-number";
import { isPeople } from "@/lib/tools/blog-titles/keyword-sort";
import { gerundOf, PREPOSITION } from "@/lib/tools/blog-titles/verb-forms";

/** What is done to something and can be shown step by step, in the form that follows "how to". */
const VERBS =
  `adopt arrange assemble bake barbecue bind blanch blend boil book braid braise brew brine build buy calibrate can carve
  catch change chop choose clean compost cook crochet cut darn debug declutter decorate defrost dehydrate descale design dice do draw
  dry dust dye edit embroider feed ferment file fillet film fix fold forage forge freeze frost fry fill glaze grate grill grind grow hang
  harvest hem hike hire homeschool host identify install insulate iron juggle keep knead knit learn lease light lubricate maintain make marinate mend mince mix
  mount mow mulch organize pack paint patch peel photograph pickle plan plant play poach polish pot practice preserve press price propagate
  prune publish purify quilt raise read rebuild recycle refill refinish refurbish reheat remodel remove renovate rent repair replace repot
  restore reupholster roast rotate sand sanitize saw scrub seal sear season sell set sew sharpen shear ship shovel simmer
  sketch slice smoke soak solder stack stain start steam store string sweep teach tend thaw tie train transplant trim tune
  unclog upcycle update upgrade wash watch walk water waterproof wax weave weed weld whittle winterize wire wrap write`.split(
    /\s+/,
  );
let basesByGerund: ReadonlyMap<string, string> | undefined;

function baseOf(gerund: string): string | undefined {
  basesByGerund ??= new Map(VERBS.map((verb) => [gerundOf(verb), verb]));
  return basesByGerund.get(gerund.toLowerCase());
}

/** What is called by what it's for: "sewing machine", "baking tips", "learning curve". */
const CALLED_BY_DEED =
  /^(?:accessor(?:y|ies)|advice|apps?|aprons?|areas?|bags?|bars?|basics|benefits|blades?|blocks?|board|boards|boots|camps?|cards?|careers?|centers?|challenges?|charts?|class(?:es)?|clubs?|coach(?:es)?|collars?|compan(?:y|ies)|competitions?|conditions?|contests?|costs?|courses?|curves?|degrees?|desks?|difficult(?:y|ies)|disabilit(?:y|ies)|disorders?|drills?|edges?|environments?|equipment|essentials|exercises?|experiences?|fees?|fields?|forks?|games?|gear|glasses|gloves|goals?|goggles|groups?|guides?|habits?|hacks?|hats?|hours?|ideas?|industry|instructions?|instructors?|jars?|jobs?|kits?|knife|knives|lamps?|lessons?|lines?|lists?|machines?|management|manuals?|materials?|mats?|methods?|minutes|agendas?|mistakes?|mowers?|needles?|nets?|nooks?|notes|objectives?|oils?|outcomes?|pads?|pains?|pans?|paper|patterns?|pens?|periods?|permission|platforms?|points?|poles?|pools?|popularity|pots?|potential|powders?|powers?|problems?|process(?:es)?|products?|programs?|projects?|prompts?|racks?|recipes?|resources?|retreats?|rods?|rooms?|routines?|rules?|saws?|schedules?|schools?|scissors|seasons?|services?|shears|sheets?|shoes|shops?|shorts|shows?|skills?|soda|software|stations?|steels?|steps|sticks?|stones?|strateg(?:y|ies)|studios?|styles?|supplies|supply|systems?|tables?|tablets?|tanks?|techniques?|tents?|theor(?:y|ies)|times?|timelines?|tips|tools?|tours?|trays?|trends?|tricks|tubs?|tutorials?|weather|wheels?|workshops?|yarns?|zones?)$/i;
/** Everything is made, bought, and kept, so that only these are called by it. */
const TAKES_ANYTHING =
  /^(?:adopting|arranging|assembling|building|buying|choosing|cleaning|designing|doing|fixing|hosting|identifying|keeping|making|organizing|packing|planning|publishing|rebuilding|refinishing|refurbishing|removing|renovating|repairing|replacing|restoring|selling|sharpening|starting|teaching|unclogging|upgrading|washing|watching|writing)$/i;
const CALLED_SO =
  /^(?:building (?:blocks?|codes?|compan(?:y|ies)|contractors?|inspections?|inspectors?|managers?|managements?|materials?|permits?|regulations?|sites?|suppl(?:y|ies))|buying (?:agents?|guides?|habits?|power)|cleaning (?:business(?:es)?|cloths?|compan(?:y|ies)|hacks|products?|routines?|schedules?|services?|solutions?|supplies|tips|tools?)|doing business|making (?:of|out|sense)|organizing (?:committees?|hacks|ideas|services?|tips)|packing (?:cubes?|lists?|materials?|paper|peanuts?|suppl(?:y|ies)|tape|tips)|planning (?:apps?|boards?|commissions?|committees?|permissions?|poker|process|software|tools?)|publishing (?:compan(?:y|ies)|deals?|houses?|industry|rights)|selling (?:points?|prices?|skills|techniques?|tips)|sharpening (?:angles?|jigs?|kits?|machines?|rods?|services?|steels?|stones?|systems?|tools?)|starting (?:blocks?|lines?|lineups?|pitchers?|points?|positions?|salar(?:y|ies)|strength)|teaching (?:aids?|assistants?|careers?|certificates?|degrees?|hospitals?|jobs?|materials?|methods?|philosoph(?:y|ies)|positions?|resources?|skills?|strateg(?:y|ies)|styles?|techniques?|tools?)|washing (?:instructions|lines?|machines?|powders?|soda)|watching (?:lists?|part(?:y|ies))|writing (?:apps?|careers?|class(?:es)?|coach(?:es)?|communit(?:y|ies)|contests?|courses?|desks?|exercises?|groups?|jobs?|paper|process|prompts?|retreats?|routines?|samples?|skills?|software|styles?|systems?|tablets?|techniques?|tips|tools?|workshops?))\b/i;
/** The same of what is otherwise done to things: "folding chairs", "hanging plants", "changing leaves". */
const CALLED_BY_IT =
  /^(?:changing (?:climates?|leaves|seasons?|world)|cutting (?:gardens?)|feeding (?:bottles?|chairs?|frenzy|tubes?)|folding (?:beds?|bicycles?|bikes?|chairs?|doors?|furniture|ladders?|stools?|treadmills?|wagons?)|freezing (?:rain|temperatures?)|growing (?:bab(?:y|ies)|bod(?:y|ies)|business(?:es)?|child|children|concerns?|economy|famil(?:y|ies)|kids|population|teens?)|hiring (?:events?|fairs?|freezes?|managers?|trends?)|pricing (?:models?|pages?|tiers?|power|psychology)|hanging (?:baskets?|chairs?|gardens?|lights?|planters?|plants)|playing (?:dead|dirty|fair|favorites|hooky|surface)|reading (?:aloud|chairs?|comprehension|fluency|intervention|levels?|logs?|nooks?)|seasoning (?:blends?|mix(?:es)?|salts?)|walking (?!dogs\b)\p{L}+|smoking (?:bans?|cessation|jackets?))\b/iu;
const DETERMINER = /^(?:an?|the|your|my|our|his|her|their|this|these|those|every|\d+|one|two)$/i;
/** After these, nothing is done to a thing. */
const NO_OBJECT =
  /^(?:about|abroad|again|alone|and|apart|around|away|back|better|busy|calm|cool|down|early|easily|fast|fit|healthy|how|indoors|late|less|light|more|off|old|older|on|or|out|outdoors|outside|over|positive|quiet|slowly|small|together|up|warm|well|what|when|where|why|younger|\p{L}+ly)$/iu;
/** "Learning to swim" */
const TAKES_TO = /^(?:learning|practicing) to \p{L}{2,}/iu;

/** Whether a gerund at the beginning only tells what something is for, or how it is: "sewing machine", "growing pains". */
export function isCalledByDeed(plain: string): boolean {
  const [first = "", second = ""] = plain.split(" ");
  if (DETERMINER.test(second) || !/ing$/i.test(first)) return false;
  if (CALLED_SO.test(plain) || CALLED_BY_IT.test(plain)) return true;
  if (TAKES_ANYTHING.test(first)) return false;
  return CALLED_BY_DEED.test(second) || CALLED_BY_DEED.test(headOf(plain));
}

const DOES =
  /^(?:changing|charging|entering|ignoring|keeping|raising|refusing|selling|stealing|withholding)$/i;

/** Whether somebody does something in it, as news are told, so that no article goes before it: "landlord keeping deposit". */
export function tellsDeed(plain: string): boolean {
  const [first = "", second = "", third] = plain.split(" ");
  return third !== undefined && isPeople(asSeveral(first)) && DOES.test(second);
}

/** What is done, and the same as a command, of a keyword that begins with a gerund: "sharpening kitchen knives". */
export function deedOf(plain: string): { do: string; doing: string } | undefined {
  const [first = "", second = ""] = plain.split(" ");
  const verb = baseOf(first);
  if (!verb || !second || NO_OBJECT.test(second) || isCalledByDeed(plain)) return undefined;
  if (PREPOSITION.test(second) && !TAKES_TO.test(plain)) return undefined;
  return { do: `${verb}${plain.slice(first.length)}`, doing: plain };
}

const LIVED =
  /^(?:accepting|adjusting to|aging|being|caring for|coming home|coping with|dating|dealing with|facing|getting (?:along|older|through)|going through|growing (?:old|older|up)|helping|living(?! (?:room|space|trust|wage|will)s?\b)|looking after|loving|parenting|recovering|supporting|talking (?:about|to|with)|waiting for|working with)\b/i;

/** Whether it's what people live through, and nobody takes up to see if it's worth a try: "raising twins". */
export function isLived(plain: string): boolean {
  const head = headOf(plain);
  const isOfPeople = isPeople(head) || isPeople(asSeveral(head));
  return LIVED.test(plain) || (/^(?:homeschooling|raising) /i.test(plain) && isOfPeople);
}

/** What is called by a deed so often that nobody does it: "running shoes", "standing desk", "sleeping bag". */
const MODIFIERS =
  /^(?:acting|baking|bathing|bowling|boxing|breathing|building|camping|carving|charging|cleaning|climbing|cooking|cooling|cutting|cycling|dancing|dining|diving|drawing|dressing|drinking|driving|drying|engineering|exercising|fencing|filling|fishing|floating|flying|folding|frying|gaming|gardening|grilling|growing|hanging|heating|hiking|hunting|jogging|knitting|landing|lighting|listening|living|lying|mixing|moving|nursing|packing|parking|paddling|passing|performing|planting|playing|pruning|racing|reading|reclining|recording|riding|roasting|rocking|rolling|rowing|running|sailing|serving|sewing|shaving|shooting|shopping|singing|skating|skiing|sleeping|slicing|soldering|speaking|spinning|standing|steaming|streaming|studying|styling|surfing|swimming|swinging|talking|tasting|teaching|touring|tracking|training|traveling|vlogging|wading|walking|warming|washing|watering|wearing|wedding|weighing|welding|working|wrestling|writing|yachting)$/i;

const NO_GERUND =
  /^(?:awning|being|ceiling|clothing|dumpling|earring|evening|heating|housing|morning|pudding|sibling|spring|sterling|string|stuffing|thanksgiving|wedding|darling|dressing|duckling|filling|frosting|king|lightning|ring|sling|swing|topping|wing)$/i;

/** Whether it begins with a gerund of which nobody knows what it does there: "varnishing floors", but "running shoes". */
export function mayBeDeed(plain: string): boolean {
  const [first = "", second = ""] = plain.split(" ");
  if (!second || !/^\p{L}{3,}ing$/u.test(first) || hasArticle(plain)) return false;
  return !MODIFIERS.test(first) && !NO_GERUND.test(first) && !CALLED_BY_IT.test(plain);
}
