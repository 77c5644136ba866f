import { stem } from "@/lib/core/stem";

/** Groups of words for one thing, as people ask and as documents put it. */
const SAME: readonly (readonly string[])[] = [
  "begin start commence effective from first",
  "end expire expiration terminate termination until finish last",
  "terminate termination cancel cancellation quit",
  "phone telephone tel call mobile cell",
  "email e-mail mail",
  "deep depth",
  "high tall height",
  "wide width",
  "thick thickness",
  "far distance",
  "old age",
  "heavy weigh weight mass",
  "large big size capacity volume area",
  "fast speed velocity",
  "hot cold temperature",
  "powerful power wattage",
  "cost price fee charge rate expense",
  "pay payment payable paid",
  "rent rental lease",
  "total sum altogether overall",
  "tax vat gst",
  "born birth birthday",
  "wrote write written author by",
  "sign signed signature",
  "own owner owned",
  "buy bought purchase purchased",
  "law governed governing jurisdiction",
  "govern governed governing",
  "recommend recommendation suggest advise",
  "limit limitation limited maximum",
  "reduce reduction reduced lower decrease fall fell",
  "increase rise raise grow growth",
  "repair fix fixed",
  "warranty guarantee",
  "address street",
  "company firm",
  "employee staff worker",
  "manager head director",
  "test exam examination",
  "grade mark score",
  "question asked ask whether",
  "method methodology approach",
  "result finding found",
  "conclusion conclude",
  "goal aim objective target",
  "duty obligation shall must",
  "deadline due by before",
  "meet meeting",
  "attend attended present attendee participant",
  "decide decided decision approve approved resolve resolved",
  "apply applies application applied applicant",
  "require requirement required must",
  "vacation leave holiday",
  "salary wage pay compensation",
  "return returned send sent submit submitted",
  "side-effect reaction",
  "dose dosage",
  "store storage keep kept",
  "delete erase remove",
  "teach teacher instructor lecturer professor taught",
  "kid child children",
  "allergic allergy allergies",
  "late overdue delay delayed tardy",
  "overdue after",
  "overdose too",
  "annual annually yearly year",
  "monthly month",
  "weekly week",
  "daily day",
  "watt w kw wattage power",
  "volt v voltage",
  "kilogram kilo kg weigh weight",
  "liter litre l ml volume capacity",
  "decibel db loud noise",
  "tired tiredness sleepy sleepiness drowsy drowsiness fatigue",
  "combine interact together mix",
  "big biggest large largest high highest great greatest",
  "small smallest low lowest least",
  "dizzy dizziness",
  "adult grown",
  "machine machinery",
  "note certificate",
  "ill illness sick sickness disease",
  "discard dispose disposal",
  "extra additional",
  "size dimension measurement",
  "big large dimension",
  "outlook plan forecast",
  "smell odor scent odorless",
  "call contact phone ring reach telephone",
  "run director head lead manage manager",
  "boss report answers",
  "cancel canceled cancelled cancellation",
  "give gave gift donation donate",
  "goal plan",
  "pay charge fee free cost",
  "contractor company firm",
  "trial probation probationary",
  "manufacturer maker producer made",
  "produce made manufacture manufactured manufacturer",
  "fridge refrigerator refrigerate",
  "shut close closed",
  "hurt injury injured",
  "website online web",
  "win prize award",
  "launch start",
  "team staff",
  "certificate note",
  "valid hold",
  "insure insurance insured",
  "park parking",
  "fast quick speed",
  "safe safety",
  "advantage benefit",
  "compare comparison",
  "train training trained",
  "teach course",
  "address located",
  "rule policy regulation",
  "borrow loan lend",
  "complain complaint",
  "vote election elected",
  "mistake error fault",
  "move moved transfer transferred",
  "choose chose chosen select selected pick picked accept accepted",
  "boss supervisor manager report",
  "earn earned salary wage pay paid income",
  "salary wage payroll paycheck",
  "avoid waive waived exempt",
  "forbid forbidden prohibit prohibited ban banned allow allowed permit permitted",
  "food meal meals eat catering",
  "buy order ordered",
  "job position work employment role",
  "fire fired dismiss dismissed dismissal terminate",
  "quit resign resignation leave",
  "bonus incentive",
  "flat apartment premises home house",
  "landlord lessor owner",
  "tenant lessee renter",
  "owe owed outstanding unpaid due",
  "fine penalty",
  "broken defect defective damage damaged fault faulty",
  "repair maintain maintenance service",
  "clean cleaned cleaning wash wipe",
  "loud noise sound decibel",
  "guest visitor attendee",
  "help support assistance contact question",
  "question query inquiry",
  "funded fund finance financed sponsor sponsored grant paid",
  "author researcher",
  "participant volunteer subject patient attendee",
  "ride rode ridden drive drove driven travel",
  "study experiment trial research",
  "chair chairman chairwoman chairperson president head lead led",
  "boss ceo chief",
  "ceo executive",
  "member participant",
  "skip miss missed absent absence",
  "absent absence apology regret excuse",
  "book reading textbook literature",
  "class lecture session lesson course",
  "final exam",
  "homework assignment essay paper",
  "room hall venue place location",
  "place location venue address",
  "cheat cheating plagiarism dishonesty",
  "fake false forge forged fraud fraudulent",
  "extend extension renew renewal prolong",
  "refund reimburse reimbursed reimbursement return returned",
  "cover covered reimburse reimbursed include included",
  "expense cost claim",
  "trip travel journey tour excursion",
  "plane flight fly airline",
  "bus coach",
  "hotel accommodation lodging stay",
  "approve approval approved consent permission authorize authorized",
  "secret confidential confidentiality",
  "sue court dispute arbitration",
  "bank account",
  "send sent transfer",
  "money payment balance cash fund",
  "due payable",
  "spend spent withdrawal",
  "earn deposit",
  "side effect reaction",
  "medicine medication drug tablet pill",
  "pill tablet capsule",
  "pregnant pregnancy",
  "doctor physician",
  "ingredient contain contains substance",
  "maker manufacturer made produced producer",
  "supplier vendor seller provider",
  "customer client buyer",
  "valid validity expire",
  "estimate quote quotation offer",
  "discount rebate reduction",
  "delivery deliver delivered shipping ship shipped",
  "profit earnings income",
  "revenue sales turnover",
  "sales sold sell",
  "debt loan liability",
  "growth rise rose increase increased",
  "employ employed hire hired recruit",
  "forecast expect expected outlook predict",
  "auditor audit audited check checked",
  "risk danger hazard",
  "kid pupil student",
  "parent carer guardian",
  "trash garbage waste rubbish refuse",
  "heating heat heater",
  "key keys",
  "form questionnaire application",
  "problem issue trouble complaint",
  "fix remedy solution",
  "use used operate usage",
  "install installation mount setup assemble",
  "turn switch",
  "empty emptied pour drain",
  "tank container reservoir",
  "empty clear",
  "light lamp bulb",
  "warn warning caution",
  "agree agreed accept accepted decide decided",
  "vote voted votes",
  "propose proposed suggest suggested",
  "ask asked request requested",
  "show showed shown demonstrate",
  "cause reason because",
  "strong strongest large largest highest",
  "weak weakest smallest lowest",
  "smoke smoking smoker cigarette tobacco cigar vape vaping",
  "postage shipping delivery freight shipment",
  "installment plan",
  "stuff thing belonging belongings property possession",
  "complete completed completion finish finished",
  "pause freeze suspend",
  "left remain remaining available",
].map((line) => stems(line));

/** Things of one kind: a rule about pets holds for a dog, and not one about dogs for a cat. */
const KINDS: readonly (readonly [string, string])[] = [
  ["pet animal", "dog cat bird hamster rabbit puppy kitten"],
  ["alcohol alcoholic", "wine beer liquor champagne whisky vodka cocktail"],
  ["vehicle", "car truck van motorcycle scooter"],
  ["device electronic computer", "laptop tablet smartphone notebook"],
  ["utility", "electricity water gas heat heating internet trash"],
  ["child minor", "son daughter toddler baby"],
  ["drink beverage", "coffee tea juice soda"],
  ["currency", "dollar euro pound"],
  ["instrument equipment", "thermometer sensor"],
  ["meal", "breakfast lunch dinner"],
  ["tool", "drill saw ladder hammer"],
];

/** Verbs and nouns whose forms have different letters. */
const IRREGULAR =
  `begin began begun|break broke broken|bring brought|build built|buy bought|catch caught|choose chose chosen|
  come came|draw drew drawn|drive drove driven|eat ate eaten|fall fell fallen|feel felt|fight fought|find found|fly flew flown|
  forget forgot forgotten|freeze froze frozen|give gave given|go went gone|grow grew grown|hear heard|hold held|keep kept|
  know knew known|lead led|leave left|lend lent|lose lost|meet met|pay paid|ride rode ridden|ring rang rung|rise rose risen|
  run ran|see saw seen|sell sold|send sent|sing sang sung|sit sat|sleep slept|speak spoke spoken|spend spent|stand stood|
  steal stole stolen|swim swam|take took taken|teach taught|tell told|think thought|throw threw thrown|wear wore worn|
  win won|write wrote written|child children|person people|man men|woman women|foot feet|tooth teeth`
    .split("|")
    .map((forms) => stems(forms));

const SAME_OF = new Map<string, Set<string>>();
for (const group of [...SAME, ...IRREGULAR]) for (const term of group) addTo(term, group);
for (const [kind, things] of KINDS) {
  for (const term of stems(kind)) addTo(term, [...stems(kind), ...stems(things)]);
  for (const term of stems(things)) addTo(term, [term, ...stems(kind)]);
}

function addTo(term: string, others: readonly string[]): void {
  const all = SAME_OF.get(term) ?? new Set<string>();
  for (const other of others) all.add(other);
  SAME_OF.set(term, all);
}

/** The stems of several words. */
export function stems(words: string): string[] {
  return words.split(/\s+/).filter(Boolean).map(stem);
}

/** A term with the words for it that a document may use instead. */
export function alternatives(term: string): ReadonlySet<string> {
  const known = found.get(term);
  if (known) return known;
  const base = baseOf(term);
  const own = [base, ...(SAME_OF.get(base) ?? []), ...(SAME_OF.get(term) ?? [])];
  const all = new Set([term, ...own.flatMap((word) => [word, ...formsOf(word)])]);
  if (found.size >= MOST_FOUND) found.clear();
  found.set(term, all);
  return all;
}

const found = new Map<string, ReadonlySet<string>>();
const MOST_FOUND = 5_000;

/** "Work" for "working": short words keep their endings as stems. */
export function baseOf(term: string): string {
  const [, base = ""] = /^([a-z]{3,})(?:ing|ed)$/.exec(term) ?? [];
  return /[aeiouy]/.test(base) ? base : term;
}

function formsOf(word: string): string[] {
  return /^[a-z]{3,5}$/.test(word) ? [`${word}ing`, `${word}ed`] : [];
}
