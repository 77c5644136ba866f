import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { StoredDocumentKind } from "@/lib/documents/citation";
import { type Citation, citationMark, escapeMarkdown } from "@/lib/documents/citation";
import { announcedTitle, type TalkSentence } from "@/lib/documents/find-topics";
import { isUnknownAbroad, termDefinedAbroad } from "@/lib/documents/said-in-other-languages";
import { refersBack, standaloneStatement } from "@/lib/documents/stands-alone";

/**
 * Points under a heading. `lead` is shown before a point, such as the term that it defines, and so is `speaker`, who says it,
 * where it means whoever speaks.
 */
export type NoteGroup = {
  title: string;
  points: (Citation & { lead?: string; speaker?: string })[];
};

/** "We're asking for $412,000": who asks, only the speaker's name tells. */
const FIRST_PERSON = /(?<!['’\p{L}])(?:I|[Ww]e|[Mm]y|[Oo]ur|[Mm]e)(?![\p{L}.-])/u;

/** "A baffle is a channel of…": a term, and what it is. */
const DEFINITION =
  /^(?:(?:[Aa]|[Aa]n|[Tt]he) )?([\p{L}\d][\p{L}\d'’-]*(?: [\p{L}\d][\p{L}\d'’-]*){0,3}) (?:is|are|means|refers to) (?:a|an|the|any|when|where|that|what|shredded|another|loans?|wine|one of|basically)\b/u;
const NO_TERM =
  /^\d|^(?:(?:step|tip|rule|lesson|reason|mistake|number) \w+$|about|above|after|against|all|apart|around|at|because|before|behind|below|beside|besides|between|despite|during|except|inside|instead|into|like|outside|since|than|through|under|unlike|until|within|without|both|by|each|every|few|five|for|four|from|if|in|it's|many|more|most|much|near|no|nine|of|on|only|over|same|seven|several|six|so|some|that's|three|to|two|under|when|where|with|you're|my|our|your|his|her|their|it|this|that|these|those|they|he|she|there|here|what|which|who|everything|nothing|nobody|one|ones?|the (?:problem|first|second|third|last|next|main|other|only|best|worst|same|rest)|problem|first|second|third|last|next|main|other|only|best|worst|idea|reason|answer|question|secret|point|result|thing|trick|goal|rule|trouble|catch|difference|downside|upside|truth|mistake|(?:good|bad) news|(?:hard|fun|whole) part)\b|^(?:option|plan|choice|variant|version|scenario|proposal|group|team|part|type|phase|level) (?:\p{L}|\d+|one|two|three|four|five)$/iu;
/** "The biggest one", "the hardest part": which of several, and no term. */
const ONE_OF_SEVERAL =
  /\bones?$|^(?:best|worst|most|least|first|last|\p{L}{3,20}est) (?:\p{L}{1,20} )?(?:things?|problems?|reasons?|mistakes?|ideas?|parts?|points?|tricks?|rules?|differences?|questions?|answers?|steps?|tips?|lessons?|ways?|challenges?|changes?|surprises?)$/iu;
/** "Saturday is the | last day", "the soup is a | bit too salty": how something is, or which one, rather than what. */
const NO_DEFINITION =
  /^ (?:(?:very|really|pretty|far|by far|single) )?(?:(?!(?:west|rest|forest|interest|contest|test|guest|nest|harvest|request|protest|priest|chest|vest|pest|crest|quest|arrest|digest|conquest)\b)\p{L}{2,}est|best|worst|most|least|last|first|second|third|fourth|next|final|only|same|other|ones?|bit|lot|little|few|couple|tad|touch|problem|reason|mess|joke|great|good|bad|nice|trick|rest|another|[\p{L}\d.,-]{1,20} (?:(?:hundred|thousand|million|billion) )?(?:percent|per cent|dollars|euros|pounds|minutes|hours|days|weeks|months|years))\b/iu;
/** What a term never has inside: the rest of a sentence is before its verb. */
const NO_WORD_OF_TERM =
  /\b(?:which|that|this|these|those|who|and|or|but|not|you|we|i|me|us|them|him|her|they|he|she|it|is|are|was|were|has|have|had|do|does|did|can|will|there|here|then|now|just|also|really|yours|mine|ours|theirs|your|my|if|when|\p{L}{2,5}n['’]t|of (?:them|us|these|those))\b|^\p{L}{4,}ly (?:the|an?|my|your)\b/iu;
/** "That grogginess is called sleep inertia", "They called this the glymphatic system". */
const NAMED =
  /\b(?:(?:is|are|it's|that's) called|called (?:it|this|that|them)|known as) (?:a |an |the )?(\p{L}[\p{L}\d'’-]*(?: \p{L}[\p{L}\d'’-]*){0,2}?)(?:[.,]| (?:and (?:it|that|this|these|they|we|you|i|he|she|the|there)|because|but|which|so)\b)/u;
const MAX_TERMS = 6;
/** What nobody knows, or the speaker doesn't. */
const UNKNOWN =
  /\b(?:(?:don['’]t|do not|doesn['’]t|nobody|no one|none of us|not) (?:really |yet |even |still )?(?:know|knows|understand|sure|clear|known)\b(?! that\b)|(?:isn['’]t|aren['’]t|wasn['’]t) (?:really |yet |entirely )?(?:clear|known|certain)\b(?! that\b)|(?:it['’]s|is|are|it is) (?:still |largely |as yet )?(?:unclear|unknown)\b|ha(?:ve|s) no idea (?:what|why|how|who|where|when|whether|if)\b|(?:can['’]t|cannot|can not|couldn['’]t) (?:yet )?(?:say|tell|explain|predict) (?:for sure )?(?:whether|if|why|how|when|who|what|where)\b|(?:nobody|no one) can (?:answer|say|tell|predict)|remains? (?:open|unclear|unknown|to be seen)|still (?:argue|debate|arguing|unclear|unknown|an open)|open question|too early to (?:say|tell))/i;
/** "I didn't know that" tells of the past, and "I don't know your history" of the speaker. */
const KNOWN_NOW =
  /\bi don['’]t (?:really |even )?(?:know|understand)\b(?! yet (?:how|why|what|who|where|when|which|whether|if)\b)|\byou (?:don['’]t|do not) (?:really |even )?know\b|\byou (?:can['’]t|cannot) (?:say|tell|explain)\b|\b(?:you|i|he|she) ha(?:d|ve|s) no idea\b|\bi can['’]t tell you\b|\bi['’]m not (?:really |even )?(?:sure|clear)\b|\bknow about\b|\b(?:didn['’]t|if you(?: don['’]t| do not)?) (?:really )?know\b|\bdon['’]t know (?:how to|it|them|him|her|you|me|us)\b/i;
/** A question that only tells something after what was said before. */
const ASKS_BACK = /\b(?:it|they|them|he|she)\b/i;
/** "It isn't clear who pays": "it" means nothing said before. */
const IS_UNCLEAR =
  /^(?:(?:and|but|so|also|now),? )?it(?:['’]s| is| isn['’]t| remains| was)(?: still| not| really| yet| largely)? (?:un)?(?:clear|known|certain)(?: yet)? (?:who|what|why|how|whether|if|when|where|which)\b/i;
/** "What do we not know, yet?": what that is comes after it. */
const ASKS_FOR_UNKNOWN = /\bnot (?:yet )?know\b|\bdon['’]t (?:we|they|you) (?:yet )?know\b/i;
const MAX_QUESTIONS = 5;
/** Without ends of sentences, a whole talk is one. */
const MAX_QUESTION_CHARACTERS = 1_000;

/**
 * The statements that say what something is, with the term in front.
 *
 * @param sentences all of the talk, of which "this is called flux melting" names what the one before says
 */
export function definedTerms(
  statements: readonly TalkSentence[],
  sentences: readonly TalkSentence[] = [],
): NoteGroup {
  const points = new Map<string, NoteGroup["points"][number]>();
  const all = [...statements, ...namedAfterwards(sentences)].sort((a, b) => a.place - b.place);
  for (const { text, place, speaker } of all) {
    const term = definedIn(text) ?? NAMED.exec(text)?.[1] ?? termDefinedAbroad(text);
    if (!term || NO_TERM.test(term) || ONE_OF_SEVERAL.test(term) || NO_WORD_OF_TERM.test(term))
      continue;
    if (points.has(term.toLowerCase())) continue;
    const lead = term.charAt(0).toUpperCase() + term.slice(1);
    points.set(term.toLowerCase(), { place, quote: text, lead, ...(speaker && { speaker }) });
  }
  return { title: "Terms", points: [...points.values()].slice(0, MAX_TERMS) };
}

function definedIn(text: string): string | undefined {
  const found = DEFINITION.exec(text);
  return found && !NO_DEFINITION.test(text.slice(found[0].length)) ? found[1] : undefined;
}

const NAMES_THIS =
  /^(?:and |so )?(?:(?:this|that|it)(?:['’]s| is| was) (?:called|known as)|(?:we|they|people|scientists|i) (?:call|called) (?:this|that|it))\b/i;

/** "This is called flux melting", behind the statement that says what is. */
function namedAfterwards(sentences: readonly TalkSentence[]): TalkSentence[] {
  return sentences.flatMap(({ text, opens }, at) => {
    const before = sentences[at - 1];
    const said =
      before && !opens && NAMES_THIS.test(text) ? standaloneStatement(before.text) : undefined;
    return before && said ? [{ text: `${said} ${text}`, place: before.place }] : [];
  });
}

/** Questions that the talk leaves open: what it says isn't known, with the question asked right before. */
export async function openQuestions(sentences: readonly TalkSentence[]): Promise<NoteGroup> {
  const points: NoteGroup["points"] = [];
  const pause = createYielder();
  for (const [index, { text, place }] of sentences.entries()) {
    await pause();
    if (text.length > MAX_QUESTION_CHARACTERS) continue;
    if (!UNKNOWN.test(text) && !isUnknownAbroad(text)) continue;
    // "What do we not know, yet?" asks for what comes next.
    if (/[?？]$/.test(text)) continue;
    const before = sentences[index - 1];
    const isAsked = before && /[?？]$/.test(before.text) && !ASKS_FOR_UNKNOWN.test(before.text);
    const asked = isAsked ? before : undefined;
    if (!asked && KNOWN_NOW.test(text)) continue;
    if (asked && ASKS_BACK.test(asked.text)) continue;
    if (asked) points.push({ place: asked.place, quote: asked.text });
    // "That's an open question": which one, another sentence says.
    else if (!announcedTitle(text) && (!refersBack(text) || IS_UNCLEAR.test(text)))
      points.push({ place, quote: text });
  }
  return { title: "Open questions", points: points.slice(0, MAX_QUESTIONS) };
}

/** Those of a group that none of the others has already, also as a part of what it says. */
export function withoutSaid(group: NoteGroup, others: readonly NoteGroup[]): NoteGroup {
  const said = others.flatMap(({ points }) => points.map(({ quote }) => quote.toLowerCase()));
  const isNew = ({ quote }: NoteGroup["points"][number]) => {
    const own = quote.toLowerCase();
    return !said.some((other) => own.includes(other) || other.includes(own));
  };
  return { ...group, points: group.points.filter(isNew) };
}

/** Formats notes as Markdown: a heading and a list for each group, every point with its place. */
export function notesMarkdown(kind: StoredDocumentKind, groups: readonly NoteGroup[]): string {
  const speakers = groups.flatMap(({ points }) => points.map(({ speaker }) => speaker));
  // Of several, each point names its own; who means somebody by "I" does in any case.
  const areSeveral = new Set(speakers.filter((one) => one !== undefined)).size > 1;
  return groups
    .map(({ title, points }) => {
      const lines = points.map(({ place, quote, lead, speaker }) => {
        const term = lead ? `**${escapeMarkdown(lead)}:** ` : "";
        const isNamed = speaker && (areSeveral || FIRST_PERSON.test(quote));
        const name = isNamed ? `${escapeMarkdown(speaker)}: ` : "";
        return `- ${term}${name}${escapeMarkdown(quote)} ${citationMark(kind, place)}`;
      });
      return `## ${escapeMarkdown(title)}\n\n${lines.join("\n")}`;
    })
    .join("\n\n");
}
