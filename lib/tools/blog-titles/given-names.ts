import { isCountedThing, isSurelySome } from "@/lib/tools/blog-titles/keyword-number";

/** Given names that are words, or places, as well: "grace period", "grant writing", "austin nightlife". */
const ALSO_WORDS = new Set(
  `adelaide alexandria amber angel angelica april aria ash asia august aurora austin autumn basil beck beryl bill bird
  bishop blanch blaze blossom bob brittany brook brown buck buddy bud buster candy carol carolina carter cash chad
  charity charlotte chase chelsea cherry chester cheyenne chip chuck christian clay cliff clover coco cole colt constance cooper coral cotton
  crystal daisy dahlia dakota dale dallas dane dash dawn dean destiny diego dick don  duke dusty earl eden ember emerald ernest eve faith fay felicity
  fern flint flora florence flower forest foster fox frank gale garland garnet gene genesis georgia ginger glen gold goldie grace grant gray
  grover guy gus hamilton hank hardy harley harmony  harvest haven hazel heath heather herb hero holly homer honey hope houston hunter hyacinth iris ivory ivy jack
   jade jasmine jasper jay jean jersey jet jewel jordan joy jude julienne june justice kay kent king kip kit kitty knight lacy lance lane
  laurel lavender lee levy liberty lily lilac lime lincoln london lorraine luna lux mack madison major maple mark marina marlin marsh marshal   mason
  max may melody mercy merit merlin  miles mint misty monet montana monty morgan myrtle nick nova ocean olive opal orlando otto page
  pansy paris parker pat patience peace pearl peg penny pepper petra phoenix pierce pike piper poppy porter prince princess prudence queen rain randy
  ray reed reef rex rich river rob robin rock rocky rod roman rose rosemary rosetta rosario rowan royal roy ruby rusty rust rye saffron sage
  salvador   sandy santiago savanna savannah scarlet scout serenity shad shelby sherry sierra skip sky sonny spike spring stan star stella sterling stew
  stone storm sue summer sunny sydney tanner  teddy tiara tiger    topaz trace trip trinity troy tucker turner val vale van velvet vera verity victor
  victoria viola violet virginia wade walker wally ward warren wayne whit will willow winter wolf woody wren`.split(
    /\s+/,
  ),
);
/** Common nouns and short words that nobody is called. */
const NO_SURNAME =
  /^(?:accounts?|after|alert|alerts|away|back|bed|boots?|buds?|cards?|chests?|chorus|corporal|deeds?|discussions?|down|fund|garden|ham|in|general|jars?|leave|letters?|major|meat|minister|nails|nightlife|noises?|notes?|off|on|out|over|period|petals?|pride|reduction|risk|slippers|sponges?|testament|up|wreath|yum|\p{L}{2,}(?:ing|tion|sion|ment|ness|ity|ship|ance|ence|ology|ography|ture|ism))$/iu;

/** Given names that the dictionary of parts of speech doesn't have, and that are nothing else. */
const GIVEN = new Set(
  `amadeus anais antonin auguste barack beatrix bedrich björk chimamanda chiwetel dua egon elfriede elon galileo giorgia hayao hedy
  idris jawaharlal kazuo ketanji kylian langston lebron lise malala michelangelo naguib narendra neymar orhan piet rabindranath
  rigoberta sanna saoirse satya sojourner srinivasa sundar svetlana thurgood timothée timothee tove usain wangari wislawa wole yayoi yoko
  youyou zadie zendaya`.split(/\s+/),
);

/** People who are called like things, in as few words as they're looked up by. */
const WELL_KNOWN =
  /^(?:art garfunkel|bill (?:burr|clinton|gates|murray|nye)|bob (?:dylan|hope|marley|ross)|christian (?:bale|dior)|dale (?:carnegie|earnhardt)|dean martin|don (?:cheadle|rickles)|faith hill|frank (?:gehry|lloyd wright|ocean|sinatra|zappa)|gene (?:hackman|kelly|wilder)|grace (?:hopper|jones|kelly)|hank (?:aaron|green|williams)|heath ledger|holly (?:hunter|willoughby)|iris murdoch|jack (?:black|london|nicholson|white)|jasper johns|june carter(?: cash)?|mark (?:cuban|rothko|rylance|twain|wahlberg|zuckerberg)|miles davis|nick (?:cave|drake|jonas)|pat (?:benatar|metheny)|ray (?:bradbury|charles|romano)|river phoenix|rob (?:lowe|reiner)|robin (?:williams|wright)|rock hudson|rod (?:serling|stewart)|rosemary clooney|stella mccartney|will (?:ferrell|rogers|smith)|warren (?:beatty|buffett))$/i;

/** Whether somebody well known has a name, although each of its words is a thing's as well. */
export function isWellKnown(name: string): boolean {
  return WELL_KNOWN.test(name);
}

type Tagged = { text: string; tags: string[] };

/** Whether a word is a given name that says something else as often. */
export function isAlsoWord(word: string): boolean {
  return ALSO_WORDS.has(word.toLowerCase());
}

/** Whether a word is a given name and nothing else, although the dictionary doesn't have it. */
export function isRareName(word: string): boolean {
  return GIVEN.has(word.toLowerCase());
}

/** Whether what follows a given name is no surname: a common noun, or a word that goes with verbs. */
export function isNoSurname(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    NO_SURNAME.test(lower) || (!/s$/.test(lower) && isCountedThing(lower)) || isSurelySome(lower)
  );
}

/** Whether a word by itself is somebody's name. */
export function isKnownName([term]: readonly Tagged[]): boolean {
  return term?.tags.some((tag) => /^(?:LastName|FirstName|Person)$/.test(tag)) ?? false;
}
