import { hasObjectBefore } from "@/lib/documents/object-before";

/** "Our reporter is on the spot", "behind me you can see the bridge": who tells the news, and where. */
const PRESENTS_REPORTER =
  /^(?:(?:our|my) (?:\p{L}+ ){0,2}(?:correspondent|reporter|colleague)\b.{0,40} (?:(?:is|was) (?:there|live|on (?:the|site)|at the scene|outside|standing by|with us|in)\b|(?:joins|reports|has (?:more|the details|the story))\b).{0,40}$|(?:and |just |right )?behind me\b|(?:as )?you can see behind me\b)/iu;
/** "Our correspondent Nuala Breck has been following the story", "this is Nuala Breck for Evening Report". */
const SIGNS_OFF =
  /^(?:[Aa]nd )?[Tt]his is \p{Lu}\p{L}+(?: \p{L}+){0,2} (?:for (?:the |\p{Lu})|reporting\b|live\b).{0,60}$/u;
const HANDS_OVER =
  /^(?:(?:and|now|so),? )?(?:our (?:\p{L}+ ){0,3}(?:correspondent|reporter|colleague|editor)\b.{0,40}\b(?:(?:has been|is|was|['’]s been) (?:following|covering|looking into|finding out|at|on|in)\b|(?:has|sent|filed|brings us|joins|reports|has more|went|explains)\b)(?!.{0,30}\b(?:found|learned|seen|told|died|won)\b).{0,60}\.?$|(?:my (?:\p{L}+ ){0,3}(?:correspondent|reporter|colleague)|the (?:\p{L}+ ){0,3}(?:correspondent|reporter))\b.{0,40}\b(?:(?:has been|['’]s been|is) (?:following|covering|looking into)|filed|brings us|joins us|has more)\b(?!.{0,30}\b(?:found|learned|seen|told|died|won)\b).{0,60}\.?$|(?:back|over) to (?:you|the studio)\b.{0,30}$)/iu;
/** "Nuala Breck reports", "you're watching Evening Report". "You're watching your blood sugar" is something else. */
const NAMES_REPORT =
  /^(?:(?!The )(?:\p{Lu}\p{L}+ ){1,3}(?:reports|has (?:the|this|more|our) ?(?:story|report|details)?)[^\p{L}]*$|(?:[Gg]ood (?:evening|morning|afternoon),? )?[Yy]ou['’]re (?:listening to|watching|with) (?:\p{Lu}|(?:the|this|our) (?:\p{L}+ ){0,3}(?:news|show|program|channel|podcast|report|station)\b|us\b).{0,60}$)/u;
/** What is said around the subject: reactions, announcements, homework, and answers to whoever sits there. */
const SMALL_TALK =
  /^(?:there['’]s (?:just |only )?(?:one|another|a) (?:(?:last|more|final|other) )?thing(?:,|[^\p{L}\p{N}]*$)|(?:\p{L}+,? ){0,5}here['’]s (?:a|the|my|one) (?:\p{L}+ )?(?:trick|tip|thing|catch|problem|secret)[^\p{L}\p{N}]*$|tell me (?:about|how|why|what|more)|i understand (?:that )?there (?:is|was|are|were)\b|i (?:bought|paid for) this (?:one |\p{L}+ )?with my own money|there (?:we|you) go|here (?:we|you) go|looks? (?:clear|good|great|fine|nice|right)\b(?! (?:for|on|with|when|at|if)\b)|that['’]s (?:it|great|good|a good)\b|(?:oh |my )*gosh|wow|oh\b|yes in\b|thanks\b|any (?:other |more )?questions|(?:the )?honest answer|i mean\b|i love that\b|be careful with (?:this|that|these|those)\b|last (?:question|point|one)\b|the question is (?:was|is|were|are|do|does|did|can|could|what|how|why|who|should|will)\b|(?:no,? ){2}|no,? i\b|people always (?:want to know|ask)|(?:some|many|a lot|lots|most) of you (?:have |had |might |may |will |keep )?(?:ask(?:ed|ing)?|wonder(?:ed)?|wanted to know|wrote)\b|people (?:often |sometimes |keep )?(?:ask(?:ed|ing)?) (?:me|us)\b|where can people|i (?:want|need) you to know (?:all|this|that i|how i)\b|(?:here is|here are|here['’]s) (?:the|a|my|another)\b|you do not need this video|(?:please )?(?:look|measure|start|stop) (?:first|there)\b|don['’]t worry\b(?! about\b)|what (?:i['’]m|we['’]re|were) (?:going to|gonna)|i (?:want|have|need|should|['’]ll)(?: to)? be (?:really |totally |very )?(?:honest|clear|upfront|fair)\b|i(?:['’]m| am) (?:not|no) (?:really )?(?:some kind of |any kind of |an? )?expert\b|i['’]ve (?:seen|heard) (?:some |a lot of |many )?people (?:talking|asking|saying)\b|i can['’]t tell you how (?:many|much|often|happy|good|bad)\b|(?:everybody|everyone) (?:wants|likes|loves|hates)\b[^,\d]{0,30}$|i just (?:kept|took|made) (?:some )?notes\b)/iu;
/** "My wife also likes me being alive.": what somebody at home thinks, without a figure or a reason. */
const ASIDE =
  /^my (?:\p{L}+ )?(?:wife|husband|partner|girlfriend|boyfriend|mom|mum|mother|dad|father|brother|sister|son|daughter|kids?|uncle|aunt|dog|cat|neighbors?|friends?) (?:also |still |always |really |just ){0,2}(?:likes?|loves?|hates?|thinks?|laughs?|laughed|knows?|jokes?|teases?)\b(?!.*(?:\d|\bbecause\b))/iu;

/** "Chapters four and five are due on Friday": of a course, not of its subject. */
const HOMEWORK =
  /^for (?:next (?:week|time|class)|(?:mon|tues|wednes|thurs|fri|satur|sun)day),? (?:please )?(?:read|do|finish|prepare)\b|\b(?:office hours|e-?mail me|for the exam|on the (?:exam|midterm|final)|(?:papers?|topics|homework|assignments?|essays?) (?:is|are) due)\b/i;
/** "See a little mud, and why paper and not mesh", "and one day": what follows was cut off. */
const OPEN_END =
  /^(?:people|somebody|someone|those|anyone|folks) who [^.?!]{1,120},? and who [^.?!]{1,80}\.$|,? so (?:relative|compared) to [^,.]{1,40}\.$|,? and (?:one|some|most|many|all) of (?:them|us|these|those),? [^.?!]{0,40}\bwho \S+ [^,.?!]{1,40}\.$|,? (?:and|so) (?:why|how|what)(?: \p{L}+){1,5}\.$|,? (?:and|but|or) (?:one day|then|within \p{L}+ \p{L}+|in the \p{Lu}\p{L}+(?: \p{L}+)?)\.$|\bbecause by the time (?:\S+ ){1,2}\S+\.$|, (?:last|next) (?:week|month|quarter|year)\.$|^if (?:you|we|i|they) (?:can|want|like|do|don['’]t),? and\b/iu;
const ASKS_AT_END =
  /,? (?:and |but |so )?(?:did|do|does|are|have|can|could|would|will) you [^,.]{1,80}\.$/i;
const MOST_OF_CONDITION = 9;
const DOES =
  /^(?:i|you|we|they|it|he|she|there|is|are|was|were|will|can|gets?|goes|becomes?|\p{L}+['’](?:s|re|ll|ve|m|t|d))$/u;
/** "The worse it is for you": of two that are compared, one. */
const COMPARES =
  /^the (?:more|less|worse|better|\p{L}{2,12}er) (?:it|they|you|he|she|we|i|that|this)\b/iu;
const COMPARED = /^.{10,}?\bthe (?:more|less|worse|better|\p{L}{2,12}er)\b/iu;
/** "Two days after its first cases": nothing before tells whose. */
const WHOSE =
  /^(?:\p{L}+ ){0,2}(?:(?:days?|weeks?|months?|years?|hours?|minutes?) )?(?:after|before|since|during|within|in|with|from|of|by|at|on|under|despite|like) (?:its|their|his|her)\b/iu;

/** "You should be doing this once a month", "If you don't have one", "I cut myself on this": nothing before tells what. */
const OF_SOMETHING =
  /^(?:you (?:should|have to|need to|want to)(?: be)? \p{L}+ (?:it|this|them)(?=[.,]| (?:once|twice|every|at|for|with|before|after|until|in|on)\b)|if (?:you|they|we) (?:don['’]t |do not )?(?:have|need|want|find|own|get) (?:one|any|some|it|them)\b|i \p{L}+ (?:myself )?(?:on|with|about) (?:this|that|it)\b|(?:\p{L}+ ){1,2}\p{L}{2,}ed one (?:in|on|at|after|within|last)\b|(?:i|we|they|you) (?:went|did|got|used|had|bought|took|ate|made) (?:for )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten)(?: and\b| but\b|[.,](?!\d))|(?:leads to|depends on|comes from) |results? (?:in|for|from) (?:the )?(?:\p{L}+ (?:of )?)?\d{4}\.?$)/iu;

/** Whether a sentence only says who tells the news, and where. */
export function presentsReporter(text: string): boolean {
  return [PRESENTS_REPORTER, HANDS_OVER, NAMES_REPORT, SIGNS_OFF].some((form) => form.test(text));
}

/** Whether a statement, without what speech goes on with, is chatter, or a part of something longer. */
export function isSmallTalk(text: string): boolean {
  return SMALL_TALK.test(text) || presentsReporter(text) || HOMEWORK.test(text) || ASIDE.test(text);
}

/** Whether a statement lacks its beginning or its end. */
export function isPart(text: string): boolean {
  const compares = COMPARES.test(text) && !COMPARED.test(text);
  return (
    OPEN_END.test(text) ||
    ASKS_AT_END.test(text) ||
    WHOSE.test(text) ||
    OF_SOMETHING.test(text) ||
    compares ||
    isCondition(text)
  );
}

/** "When I sat down and did the real cost.": nobody else does anything, and nothing is. */
function isCondition(text: string): boolean {
  if (!/^(?:when|if|after|once|while) /i.test(text) || text.includes(",")) return false;
  const words = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  const does = words.filter((word) => DOES.test(word));
  return words.length <= MOST_OF_CONDITION && does.length <= 1;
}

/** What belongs to the sentence before: "so if there is a wire, you don't stab it", "a lot of those people", "but few died". */
const LEANS =
  /^(?:(?:so|and|but|yeah|yes),? ){0,3}i(?: found that out|(?:['’]d| would) say (?:that|this) about)\b|^(?:(?:and|but|so),? )?i (?:learned|learnt|found out|discovered|noticed) (?:that|this|it) (?:the hard way|by|from|with|when|last|myself)\b|^(?:(?:and|but|so|yeah|yes|no|well),? ){1,2}that(?:['’]s| is| was)\b|^(?:(?:so|and|but|now),? )*(?:in (?:practice|theory|reality|the end|short|general)|by the way|to be fair|at least),? (?:it|they|that|this|he|she)\b|^(?:some|most|a lot of|many) people (?:say|think|believe) (?:you|we|it|they) (?:do|does|don['’]t|doesn['’]t|can|can['’]t|is|are|will|should),|^(?:yeah|yes),? and\b|^(?:and )?so (?:if|that|(?:you|i|we|they) (?:don['’]t|do not|can['’]t|cannot|won['’]t|never))\b|^(?:(?:so|and|now|but|okay|today),? ){0,3}(?:a lot|lots|most|some|many|all|both|none|half|each|few) of (?:those|these)\b|^(?:\p{L}+ ){1,5}in (?:that|this) (?:period|time|year|case|way)\b|^(?:(?:so|but|please|and),? )?don['’]t (?:ever |just )?do (?:that|this|it)\b|^so now,? (?:i|we|they)(?:['’]ve|['’]re)? .{2,60} (?:it|them)\.?$|^(?:lots|plenty|some|many|most) (?:of )?people\b.{1,60}\bbut (?:few|many|most|some|others)\b/iu;

/** "Don't just turn it off at the buttons", "a word of warning, don't eat them": what, the sentence before says. */
const FORBIDS_IT =
  /^(?:(?:so|and|but|now|then|just|please|(?:a|one|another)(?: (?:quick|last|final|little|small))? (?:word of (?:warning|caution|advice)|warning|note|tip|reminder)),? ){0,3}(?:don['’]t|do not|never) (?:just |ever )?\p{L}{3,} (?:(?:up|off|out|down|away) )?(?:it|them|that one)\b[^,]*$/iu;

/** "We called that the lichen desert", "we've done that in the moraine": what, the sentence before says. */
const DONE_BEFORE =
  /^(?:(?:so|and|but|now|well|actually),? ){0,2}(?:i|we|you|they|people|some|scientists)(?:(?:['’](?:ve|ll|d)| have| had| would| will)? (?:also |always |just |sometimes |usually )?(?:calls?|called|named?)|(?:['’]ve| have|['’]d| had) (?:also |already |even )?done) (?:that|this|it|them|these|those)(?! one)\b/iu;

/** Whether a sentence, as it was said, tells something only after the one before it. */
export function leansBack(sentence: string): boolean {
  return (
    LEANS.test(sentence) ||
    FORBIDS_IT.test(sentence) ||
    DONE_BEFORE.test(sentence) ||
    hasObjectBefore(sentence)
  );
}

/** "Today we're not in the garage" is about something else. */
const ABOUT =
  /\btoday,? (?:i['’]m|i am|we['’]re|we are|i['’]ll|we['’]ll|i will|we will|i want to|we want to) (?:going to |gonna |want to )?(?!(?:begin|start|be|not|actually|just|only|still|back|here|in|at|on|so|all)\b)\p{L}+ .{12,600}$/iu;

/** "Tonight we have one topic: what to do with the old cannery", "our topic today is the dam". */
const TOPIC =
  /\b(?:(?:today|tonight|this (?:morning|afternoon|evening)),? (?:we(?:['’]ve| have)|there(?:['’]s| is)) (?:only |just )?(?:one|an?|a single) (?:\p{L}+ )?(?:topic|subject|question|item|issue)(?: (?:on the agenda|before us|to discuss|for you))?|(?:today|tonight)['’]s (?:only |main |one )?(?:topic|subject|question)|(?:our|the) (?:only |main |one )?(?:topic|subject|question|item|issue) (?:on the agenda|before us|to discuss|for you|today|tonight))(?:[:,]| is) .{12,600}$/iu;

/** "With Ada Lund, a baker, and Ada": whoever is named again is spoken to, in what follows. */
const CALLED =
  /,? and (?<named>\p{L}{3,20})\.$|,? (?<greeted>\p{Lu}\p{L}{2,19}),? (?:welcome|hello|hi|thanks?(?: you)?(?: (?:so|very) much)?(?: for (?:coming|joining us|being here))?)\.$/u;

/** The part of a sentence that says what a talk is about: "Today I want to talk about the influenza pandemic." */
export function subjectOfTalk(sentence: string): string | undefined {
  const found = (ABOUT.exec(sentence) ?? TOPIC.exec(sentence))?.[0];
  if (!found) return undefined;
  const called = CALLED.exec(found);
  const isAgain =
    called &&
    found
      .slice(0, called.index)
      .split(/[\s,]/)
      .includes(called.groups?.named ?? called.groups?.greeted ?? "");
  const said = isAgain ? `${found.slice(0, called.index)}.` : found;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

const GREETING_WORDS = new Set(
  "hello hi hey howdy greetings everyone everybody guys folks friends all there y'all and welcome back again to the my our this a another channel video videos show podcast episode stream livestream thanks thank you so much very a lot for watching listening joining coming being here tuning in see you later next time week soon one bye goodbye good morning afternoon evening night day today tonight please don't forget like subscribe hit button bell share comment below have great nice okay ok well now i we hope enjoyed enjoy it take care cheers ladies gentlemen".split(
    " ",
  ),
);
const NAME =
  /\b(?:[Ii]['’]m|[Ii] am|[Mm]y name is|[Mm]y name['’]s) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?/gu;

/** Whether a sentence only greets whoever watches, or takes leave: "Hello and welcome, thanks for watching." */
export function isGreeting(sentence: string): boolean {
  const words = sentence.replace(NAME, " ").toLowerCase().replaceAll("’", "'");
  return (words.match(/[\p{L}\p{N}'-]+/gu) ?? []).every((word) => GREETING_WORDS.has(word));
}
