const BODY =
  "(?:meeting|committee|board|council|members|trustees|governors|directors|assembly|group|club|association|society|majority|chair|we)";
const ADVERB = String.raw`(?:(?:\p{L}{2,20}ly|then|also|again|therefore|has|have|had|was|were) ){0,2}`;
const COUNT =
  "(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|none|all)";
const MOTION =
  "(?:motion|proposal|resolution|amendment|recommendation|vote|budget|accounts|request|application)";
/** "The third offer was chosen": what is done with a proposal, an offer, or a request. */
const PASSIVE = String.raw`\b(?:was|were|has been|have been) ${ADVERB}(?:agreed|decided|approved|adopted|accepted|rejected|refused|declined|turned down|voted (?:down|in|through)|chosen|selected|granted|ratified|authori[sz]ed|endorsed|amended|postponed|put off|deferred|adjourned|shelved|discharged)\b(?! from\b)|\b(?:contract|tender|work|job|order)\b.{0,40} awarded\b`;
const ACTIVE = String.raw`\b${BODY} ${ADVERB}(?:chose|chooses|selected|preferred|accepted|accepts|rejects|refused|refuses|declined|declines|turned down|adopts|approves|granted|grants|postponed|put off|deferred|opted|decides|resolves|agrees|votes)\b|\b(?:carried|passed) (?:the|an?|this) ${MOTION}\b`;
const CARRIED = String.raw`\b(?:${MOTION} ${ADVERB}(?:carried|passed|defeated|lost|failed)|(?:it|this|which) was ${ADVERB}(?:carried|passed|defeated))\b(?! (?:out|on|away|over|forward|back|to|by (?:the|an?))\b)|(?:^|[.:;,(–—] ?)carried(?:$|[.,;)])|\b(?:carried|passed|defeated) (?:unanimously|without|nem\b|by a majority|by ${COUNT}\b|with ${COUNT} (?:votes?|against)|on a show)`;
const VOTES = String.raw`\b${COUNT} votes? (?:to|for|against|in favou?r)\b|\b${COUNT} (?:for|in favou?r),? (?:and )?${COUNT} (?:votes )?against\b|\ball in favou?r\b|\bunanimous(?:ly)?\b|\bnem\.? con\b`;
const SAID = String.raw`(?<!\b(?:the|an?|as|previously) )\b(?:agreed(?! with)|decided|approved|adopted|rejected|voted)\b|\bresolved (?:that|to|unanimously|not)\b|\b(?:it was|be it) resolved\b|^resolved\b`;
/** What is still open: "not yet decided", "before it decides", "to be agreed". */
const OPEN = String.raw`\b(?:to be|will be|should be|must be|yet|(?:has|have|had) not been|(?:has|have|had)n['’]t been|(?:before|until|when|once|if|whether) (?:it|they|we|he|she|(?:the )?${BODY})(?: has| have| is| are)?) (?:agreed?|decided?|decides|agrees|approved?|approves|adopted|accepted|chosen|voted?|votes)\b`;

/** A statement of minutes that says what was decided: "was chosen by four votes to one", "carried", "it was agreed". */
export const DECISION = new RegExp(
  `^(?!.*${OPEN}).*?(?:${[PASSIVE, ACTIVE, CARRIED, VOTES, SAID].join("|")})`,
  "iu",
);

/** What somebody wanted, which tells what a decision is about. */
export const PROPOSAL =
  /\b(?:propos(?:ed|es|al)|suggest(?:ed|s)|moved (?:that|to (?:approve|accept|adopt|amend|adjourn|close|table|buy|raise|reject|postpone|defer))|motion|seconded|amendment|argued (?:for|against|that)|(?:was|is|['’]s|were|spoke|speaks) (?:against|in favou?r of))\b/i;
