/** What nothing can have, so that "its" before it is "it's": "flat", "packed", and neither "engine" nor "time". */
const STATES =
  "hot|cold|warm|wet|dry|dark|late|early|open|free|easy|hard|cheap|expensive|flat|full|empty|good|bad|nice|fine|great|okay|ok|old|new|busy|packed|crowded|quiet|loud|noisy|clean|dirty|muddy|icy|slippery|windy|sunny|cloudy|rainy|raining|snowing|leaking|freezing|boiling|closed|locked|unlocked|broken|ready|done|gone|true|false|urgent|safe|unsafe|dangerous|possible|impossible|available|sold|booked|taken|fixed|stuck|frozen|dead|alive|sick|tired|heavy|small|big|large|tiny|huge|short|tall|narrow|thick|thin|fresh|stale|rotten|ripe|raw|cooked|burnt|burned|damaged|cracked|torn|worn|missing|needed|required|allowed|forbidden|optional|mandatory|important|necessary|useful|useless|boring|fun|funny|sad|strange|weird|wrong|different|worth|enough|due|overdue|unpaid|paid|signed|approved|cancell?ed|delayed|postponed|illegal|legal|pretty|ugly|obvious|clear|unclear|likely|unlikely|scary|slow|fast|quick|strong|weak|sharp|dull|sticky|sour|salty|bitter|bland|outdated|falling|dying|hanging|lost|used|agreed|settled|confirmed|decided|finished|covered|included|planned|scheduled|soft|smooth|brown|golden|melted|tender|crisp|better|worse|later|older|newer|cheaper|faster|slower|easier|harder|bigger|smaller|warmer|colder";
/** What goes on, and neither "its missing parts", "its going rate", nor "its making". */
const DOING =
  "getting|becoming|raining|snowing|trying|happening|costing|(?:going|looking) (?:to|on|well|badly|up|down|out|away|fine|great|good|bad|like|better|worse)|(?:taking|making|doing) (?:too|so|an?|the|me|us|him|her|them|it|longer|forever|ages|noises?|fine|great|well|better|worse)";
const NO_PART = "(?![\\p{L}\\d'’-])";
const PLACED =
  "(?:on|in|at|off|over|under|behind|near|by|beside|between|from|for|with|about|like|up to|down to|out of) (?:the|an?|my|your|his|her|our|their|this|that|these|those|me|you|him|us|them|top|fire|sale|time|order|hold|budget|stock|season|use|\\d{1,4})";
/** A state is one only where nothing follows that it could be said of: "because its old", and not "because its old roof". */
const ENDS =
  "(?=[.,;:!?)\\n]|$| [-–—(]| (?:in|on|at|for|to|from|by|with|when|if|because|so|than|then|now|again|today|tonight|tomorrow|there|here|outside|inside|anyway|already|too|enough|until|till|after|before|since|unless|that)(?![\\p{L}\\d'’-]))";
/** "if its flat", "why its getting worse", "but its on my receipt" */
const ITS_AFTER = new RegExp(
  `(?<=(?<![\\p{L}\\d'’-])(?:if|because|but|when|why|or|till|until|once|unless|though|although) )its(?= (?:(?:(?:really|very|so|too|still|already|always|all) )?(?:(?:${STATES})${NO_PART}${ENDS}|(?:${DOING})${NO_PART})|${PLACED}${NO_PART}))`,
  "giu",
);
/** "while im out", "Im back by noon"; in capital letters, it's a message. */
const IM =
  /(?<![\p{L}\d'’._/@-])[iI]m(?= (?:out|in|at|on|off|here|there|back|home|away|late|early|ready|sure|sorry|glad|happy|fine|free|busy|done|tired|sick|okay|ok|gonna|still|just|already|also|always|never|only|about|from|with|the|your|his|her|their|under|over|allergic|afraid|worried|excited|available|unavailable|unable|able|new|old|good|allowed|supposed|my)(?![\p{L}\d'’-]))/gu;
/** "9:15, u run it", "can u", and neither "u turn" nor "a u". */
const YOU_DO =
  /(?<=^|\n|[,.;:!?–-] )u(?= (?:can|can['’]?t|could|need|should|will|won['’]?t|would|might|must|may|have|want|get|know|are|were|do|don['’]?t|did|run|take|go|see|bring|said|owe|ask|make|just|also|only)(?![\p{L}\d'’-]))/gu;
const YOU_ASKED =
  /(?<=(?<![\p{L}\d'’-])(?:can|could|will|would|should|did|do|are|if|when|that|what|thank|thanks|for|with|to|before|after|as|because) )u(?=[.,;!?)\n]|$)/giu;
/** "no dogs pls", which tells a reader; "no jargon pls" tells who writes. */
const PLEASE_AT_END =
  /(?<=(?<![^\n.!?;:,])[ \t]*(?:no|bring|come|arrive|park|register|reply|knock|wear|leave|return)(?! (?:jargon|buzz|fluff|hype|slang|emoji|acronym|clich|heading|bullet|long|big|fancy|technical|exclamation|marketing|adjective))(?: [\p{L}\d'’-]{1,30}){1,6},? )(?:pls|plz)\.?(?=$|\n|[!,;)]| [-–—(])/giu;

/** Writes out slips that what stands around them makes clear: "its" after "if", "im", "u", and "pls". */
export function spellSlips(text: string): string {
  return text
    .replace(ITS_AFTER, (typed) => likeTyped(typed, "it's"))
    .replace(IM, "I'm")
    .replace(YOU_DO, "you")
    .replace(YOU_ASKED, "you")
    .replace(PLEASE_AT_END, "please");
}

/** With its capital letter. */
function likeTyped(typed: string, word: string): string {
  return /^\p{Lu}/u.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
