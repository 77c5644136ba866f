import type { Wording } from "@/lib/documents/reader/everyday-wordings";

/** A saying, and what documents put instead: only those that use it keep it. */
function saying(said: RegExp, ...instead: (readonly [RegExp, string])[]): Wording {
  return { said, known: new RegExp(said.source, said.flags.replace("g", "")), instead };
}

const ANY = /^/;
const OFFICES =
  "boss|manager|supervisor|landlord|landlady|council|school|teacher|insurer|bank|board|committee|doctor|employer|company|office|university|college|neighbou?rs?|owner|agency|department";
const THEIR_NO = `(?:(?:my|our|the) (?:${OFFICES})|they|he|she)(?:['’]ve|['’]s)?(?: has| have)? (?:said no|(?:turned|knocked) (?:me|us|it|this|that|him|her) (?:down|back))`;
/** What is nicked or pinched without a thief. */
const BODY = "(?:fingers?|thumbs?|hands?|arms?|legs?|toes?|skin|ears?|chin|neck|nerves?|veins?)\\b";
const PLACE =
  "(?:my|our|the|a) (?:\\p{L}+ )?(?:place|house|home|flat|apartment|unit|room|condo|cottage)";

/** What people say in the words of every day, and papers in plainer ones. */
export const SAYINGS: readonly Wording[] = [
  saying(
    /\b(?:hang|hold) on ?to\b/gi,
    [/\b(?:keep|kept)\b/i, "keep"],
    [/\bretain(?:ed)?\b/i, "retain"],
  ),
  saying(
    new RegExp(
      String.raw`(?<!\b(?:i|we)(?: [a-z'’]{2,6})? )\b(?:pinched|nicked|made off with)(?= (?:my|our|the|his|her)\b(?! (?:\p{L}{1,10} )?${BODY}))`,
      "giu",
    ),
    [/\b(?:stolen|stole|theft)\b/i, "stole"],
  ),
  saying(
    new RegExp(
      String.raw`(?<=\b(?:is|was|were|been|got|gets?|had|have)\b(?: [\p{L}'’]{1,20}){0,3} )(?<!\b${BODY}[^?.]{0,20})(?:pinched|nicked)\b(?! (?:my|our|the|his|her|an?)\b)`,
      "giu",
    ),
    [/\b(?:stolen|theft)\b/i, "stolen"],
  ),
  saying(/\b(?:grumbled|moaned|griped)\b/gi, [/\bcomplain(?:ed|ts?)?\b/i, "complained"]),
  saying(/\b(?:grumble|moan|gripe)s?\b/gi, [/\bcomplain(?:ed|ts?)?\b/i, "complain"]),
  saying(/\b(?:dropped|backed) out\b/gi, [/\bwithdr[ae]w(?:n|al)?\b/i, "withdrew"]),
  saying(/\b(?:drop|back) out\b/gi, [/\bwithdr[ae]w(?:n|al)?\b/i, "withdraw"]),
  saying(
    /\bblood[- ]?thinn(?:ers?|ing (?:drugs?|pills?|meds))\b/gi,
    [/\bblood[- ]thinning (?:tablets?|pills?)\b/i, "blood-thinning tablets"],
    [/\bblood[- ]thinning medic(?:ines?|ations?)\b/i, "blood-thinning medicines"],
    [/\banti-?coagulants?\b/i, "anticoagulants"],
  ),
  saying(
    /\b(?:snaps|snapshots|pics|selfies)\b/gi,
    [/\bphotos?\b/i, "photos"],
    [/\bphotograph(?:s|y|ing)?\b/i, "photographs"],
    [/\bpictures\b/i, "pictures"],
  ),
  saying(/\b(?:back|hind) (?=(?:wheel|tyre|tire|brake|light|seat|door|axle|window|panel)s?\b)/gi, [
    /\brear\b/i,
    "rear ",
  ]),
  saying(/\b(?:dearer|pricier)\b/gi, [ANY, "more expensive"]),
  saying(
    /\b(?:cooked|hot|warm) (?:meals?|lunch(?:es)?|food)\b/gi,
    [/\bwarm lunch(?:es)?\b/i, "warm lunch"],
    [/\bhot lunch(?:es)?\b/i, "hot lunch"],
    [/\bwarm meals?\b/i, "warm meals"],
    [/\bhot meals?\b/i, "hot meals"],
  ),
  saying(
    /\b(?:would|will|do|does) (?:they|you|it|(?:the |my |our )?(?:insurance|insurers?|policy|company)) (?:pay(?: out| up)?|cough up)(?= (?:if|when)\b|\W*$)/gi,
    [/\b(?:is|are|not) (?:only |also )?covered\b/i, "is it covered"],
  ),
  saying(
    new RegExp(String.raw`\b${THEIR_NO}\b`, "gi"),
    [/\brefus(?:al|ed|es?)\b/i, "My request was refused"],
    [/\breject(?:ion|ed|s)?\b/i, "My request was rejected"],
    [/\b(?:denial|denied|den(?:y|ies))\b/i, "My request was denied"],
    [/\b(?:declined|turned down)\b/i, "My request was declined"],
  ),
  saying(
    /\b(?:complain|take (?:it|this)) (?:any )?(?:higher|further)(?: up)?\b|\bgo over (?:his|her|their|my boss['’]s?) heads?\b|\b(?:fight|contest|challenge|dispute|argue with) (?:it|this|that|the decision)\b|(?<=\b(?:to|i|we|can|could|may) )object(?: to (?:it|this|that|the decision))?\b/gi,
    [/\bappeal(?:s|ed)?\b/i, "appeal"],
    [/\b(?:request|ask for|apply for) a hearing\b/i, "request a hearing"],
    [/\bask(?:ed)? for a review\b|\brequest a review\b/i, "request a review"],
  ),
  {
    said: /\b(?:go|get|be|jump|dive) (?:back )?(?:to|in|into) (?:the|a) (?:swimming[- ])?pool\b|\b(?:go|have) (?:back )?(?:for )?a (?:swim|dip)\b/gi,
    known: /\bpools?\b/i,
    instead: [[/\bswim(?:ming)?\b/i, "swim"]],
  },
  saying(
    new RegExp(
      String.raw`\b(?:put|list|rent|let|offer|advertise) (?:out )?${PLACE}(?: out)? on (?:air ?bnb|vrbo|booking\.com)`,
      "giu",
    ),
    [
      /\bshort-term\b[^.;]{0,30}\b(?:rentals?|lets?|letting)\b/i,
      "use my place for short-term rental",
    ],
    [/\b(?:vacation|holiday) (?:rentals?|lets?|letting)\b/i, "use my place for vacation rentals"],
    [/\bsub-?l(?:et|ets|etting|eas\w+)\b/i, "sublet my place"],
  ),
  saying(
    /\b(?:hire|get|pay(?: for)?|have|find|bring in|use) (?:an? )?(?:outside |independent )?(?:accountant|bookkeeper|cpa) to (?:check|go over|go through|look at|look over|examine|review|sign off(?: on)?) (?:the|our|my) (?:books|accounts|figures|finances)\b/gi,
    [/\baudit(?:s|ed)?\b/i, "have an audit"],
    [/\bauditors?\b/i, "have an independent auditor"],
  ),
  saying(
    /\b(?:those|people|everyone|families|patients) (?:who|that) (?:took|take|were taking) part\b/gi,
    [/\bparticipants?\b/i, "participants"],
  ),
  // Who gathers something doesn't meet.
  saying(
    /\b(?:(?<=\b(?:when|where|what time|which day|how often)\b[^?]{0,40}\b(?:we|they|you|people|families) )gather(?=[^\p{L}]{0,9}$| (?:at|in|on|for|before|after|outside|inside|here|there|again|every|each)\b)|meet up|get together)\b/giu,
    [/\bmeet(?:ing)?\b/i, "meet"],
  ),
  saying(/(?<=^\W{0,3}(?:did|do|does|will)\b[^?]{1,40}) (?:any|much) longer(?! than)\b/gi, [
    ANY,
    " for longer",
  ]),
  saying(
    /\bhow long (?:till?|until|before|'til) (?:i['’]?m|i am|we['’]?re|we are|i can be|i['’]ll be|we['’]ll be) (?:allowed|able|entitled)(?: to)?(?=\W*$)/gi,
    [/\beligib(?:le|ility)\b/i, "when am I eligible"],
    [/\bentitled?\b/i, "when am I entitled to it"],
  ),
  saying(/\b(?:tack|tag|bolt|stick) ([\p{L}'’ ]{2,30}?) on ?to\b/giu, [ANY, "add $1 to"]),
  saying(/\b(?:fork|shell) out(?: for)?\b|\bstump up\b/gi, [ANY, "pay"]),
  saying(/\b(?:foots?|picks? up) the (?:bill|tab)\b/gi, [ANY, "pays"]),
  saying(/\bkicks? in\b(?! (?:the|an?|my|our|your|his|her|their)\b)/gi, [ANY, "start"]),
  saying(
    /\b(?:(?:chuck|toss|bin) (?:it|them|this|these)\b(?: out\b| away\b)?|(?:chuck|toss) (?:out|away)\b)/gi,
    [/\bthrow\w* away\b/i, "throw away"],
    [/\bdiscard\w*\b/i, "discard"],
    [/\bdispos\w+\b/i, "dispose of it"],
  ),
  saying(
    /\b(?:get|got|be|been) (?:the (?:sack|boot)|sacked)\b/gi,
    [/\bdismiss(?:ed|al)?\b/i, "be dismissed"],
    [/\bterminat(?:e|ed|ion)\b/i, "be terminated"],
  ),
  saying(
    // "I changed my mind. Can I return it?" says itself what is to be done.
    /\b(?:changed? my mind|have second thoughts|had second thoughts|get cold feet)(?=[^\p{L}\p{N}]{0,9}$| (?:about|after|before|within|later)\b[^?.,]{0,80}[?.]?$)/giu,
    [/\bcancel\w*\b/i, "cancel"],
    [/\bwithdraw\w*\b/i, "withdraw"],
  ),
  saying(
    /\b(?:on the blink|on the fritz|(?:plays?|played|playing|acts?|acting) up|conked out)\b/gi,
    [/\bfault(?:y|s)?\b/i, "faulty"],
    [/\bdefect(?:s|ive)?\b/i, "defective"],
  ),
  saying(/\bput (?:the|my|our) (rent|price|fees?|premium|dues)s? up\b/gi, [
    /\b(?:increas|rais)\w+\b/i,
    "increase the $1",
  ]),
  saying(
    /\bmoney (?:that is |that['’]s )?left over\b|\bleft-?over (?:money|funds|cash)\b/gi,
    [/\bunspent (?:funds|money|grant)\b/i, "unspent funds"],
    [/\bunused (?:funds|money)\b/i, "unused funds"],
  ),
  saying(/\b(?:does|will) (it|this|that|entry|parking) cost nothing\b/gi, [
    /\bfree\b/i,
    "is $1 free",
  ]),
  saying(/\bcosts nothing\b/gi, [/\bfree\b/i, "is free"]),
];
