import { singularForms } from "@/lib/core/singular-forms";
import { isTiredOf } from "@/lib/drafting/tired-of";
import { isSchoolWorry } from "@/lib/tools/blog-titles/everyday-keyword";

/** Sorts of things that nothing light may be said of. */
export type CareSort = "ailment" | "illness" | "emergency" | "procedure" | "grave" | "burden";

const AILMENTS = new Set(
  `ache acne adhd allergy anxiety apnea arthritis asthma backache burnout cholesterol concussion
  covid diabetes eczema fatigue flu fibromyalgia gout headache heartburn hypertension ibs indigestion insomnia
  menopause migraine osteoporosis pain perimenopause psoriasis reflux sciatica sinusitis sprain stress tendinitis tendonitis tinnitus vertigo
  hypothyroidism endometriosis fasciitis plantar-fasciitis`.split(/\s+/),
);
const AILMENTS_OF_TWO =
  /\b(?:high blood pressure|panic attacks?|hot flashes|acid reflux|seasonal depression|chronic illness)$/i;

const ILLNESSES = new Set(
  `addiction aids alcoholism als alzheimer anemia anorexia autism bulimia cancer cirrhosis copd coma deficiency dementia depression disease disorder dyslexia
  encephalitis epilepsy glaucoma hiv infection infertility leukemia lupus lymphoma malaria measles melanoma meningitis obesity ocd parkinson pcos
  pneumonia psychosis ptsd schizophrenia sclerosis scoliosis syndrome trauma tuberculosis tumor`.split(
    /\s+/,
  ),
);
const ILLNESSES_OF_TWO = /\b(?:(?:heart|kidney|liver|organ) failure|cystic fibrosis)$/i;
/** Computers and the earth have these, too, and some are no illness. */
const NO_ILLNESS =
  /\b(?:great|economic|tropical|plant|rose|tomato|tree|impostor|imposter|network|malware) (?:depression|diseases?|syndrome|infections?)$/i;
/** How doctors name illnesses, which no list has all of. */
const NAMED_AS_ILLNESS = /\p{L}{3}(?:itis|osis|emia|algia|plegia|oma|neuropathy|myopathy)$/iu;
const NO_SUCH_NAME =
  /(?:aroma|academia|bohemia|diploma|hypnosis|osmosis|mitosis|meiosis|diagnosis|prognosis|symbiosis|metamorphosis|apotheosis|nostalgia|oklahoma|sonoma|tacoma|paloma|roma)$/i;

const EMERGENCY =
  /^(?:strokes?|(?:\p{L}+ )?(?:cardiac arrests?|heart attacks?|aneurysms?|seizures?|overdoses?|sepsis|anaphylaxis|pulmonary embolisms?|heat ?strokes?|blood clots?)|(?:hemorrhagic|ischemic|mild|mini|silent)[ -]strokes?)$/iu;
const PROCEDURE =
  /(?:\bsurger(?:y|ies)|\b(?:bone marrow|face|hair|heart|kidney|liver|lung|organ|stem cell) transplants?|\b(?:ankle|disc|elbow|hip|joint|knee|shoulder|valve) replacements?|\b(?:breast|cochlear|dental|lens|tooth) implants?|\bchemo(?:therapy)?|\b(?:radiation|hormone) therapy|\bdialysis|\broot canals?|\bc-sections?|\bliposuction|\blasik|\blap-?band|ectom(?:y|ies)|plast(?:y|ies))$/i;

const GRIM =
  "climate change|global warming|(?<!star |culture |price |bidding )wars?|poverty|racism|violence|abuse|crime|terrorism|(?:world|child|global) hunger|hunger(?! games)|homelessness|suicides?|inflation|recession|bullying|harassment|assault|brutality|genocide|slavery|pollution|extinction|unemployment|discrimination|sexism|drought";
/** What nobody should make light of, or make room for in their week. */
const ENDS_GRIM = new RegExp(
  `\\b(?:${GRIM})(?: (?:awareness|crisis|effects?|prevention|statistics|survivors?|victims?))?$`,
  "i",
);
const HAS_GRIM = new RegExp(
  `\\b(?:${GRIM}|debt|bankruptcy|foreclosure|layoffs?|execution|murders?|rape)\\b`,
  "i",
);
const BURDEN =
  /(?:\b(?<!tech |technical |national |public |government |federal )debt(?: (?:collect(?:ion|ors?)|consolidation|counseling|management|payments?|relief|repayment|settlement))?|\b(?:bankruptcy|foreclosures?|evictions?|repossession))$/i;

/** Tells what has to be told with care: `plain` is a keyword up to its head. */
export function careSortOf(plain: string, head: string): CareSort | undefined {
  if (EMERGENCY.test(plain)) return "emergency";
  if (PROCEDURE.test(plain) && !/^(?:tree|plant) /i.test(plain)) return "procedure";
  if (isTiredOf(plain) || isSchoolWorry(plain)) return undefined;
  if (AILMENTS_OF_TWO.test(plain) || isIn(AILMENTS, head)) return "ailment";
  if (isIllness(head) || ILLNESSES_OF_TWO.test(plain))
    return NO_ILLNESS.test(plain) ? undefined : "illness";
  if (BURDEN.test(plain)) return "burden";
  return ENDS_GRIM.test(plain) ? "grave" : undefined;
}

/** Whether a keyword has words of what has to be told with care, whatever it says of it: "skin cancer screening". */
export function isSensitive(x: string): boolean {
  return (
    HAS_GRIM.test(x) ||
    isTiredOf(x) ||
    /\bthefts?\b/i.test(x) ||
    x.split(/[\s,()]+/).some((word) => isIn(AILMENTS, word) || isIllness(word)) ||
    /\b(?:heart attack|stroke|cardiac|hospice|palliative|surgery|chemo)\b/i.test(x)
  );
}

function isIllness(word: string): boolean {
  return (
    isIn(ILLNESSES, word.replace(/['’]s$/, "")) ||
    (NAMED_AS_ILLNESS.test(word) && !NO_SUCH_NAME.test(word))
  );
}

function isIn(words: ReadonlySet<string>, word: string): boolean {
  return singularForms(word.toLowerCase()).some((form) => words.has(form));
}

/** What is argued and reported about, and has a history. */
export const PUBLIC =
  /\b(?:climate|warming|wars?|layoffs?|poverty|racism|terrorism|hunger|homelessness|inflation|recession|pollution|unemployment|discrimination|sexism|drought|extinction|crime|brutality)\b/i;
/** What is done to somebody, or to oneself. */
export const PERSONAL = /\b(?:violence|abuse|suicides?|bullying|harassment|assault)\b/i;
