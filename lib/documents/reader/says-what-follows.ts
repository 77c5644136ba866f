/** "What if …?", "What happens when …?" */
const ASKS = /^\W{0,3}(?:and |but |so )?what (?:if|happens?|(?:will|would) happen)\b/i;
/** Names a condition, or a case that a rule is for. */
const CONDITION =
  /\b(?:if|when|whenever|where|once|unless|should|in case|in the event|as soon as|upon|after|before|without|otherwise|failure|fails?|failing|late|later|missed|misses|overdue|unpaid|lost|broken|damaged?|beyond|more than|less than|anyone|those|no longer|except|whoever|every|each)\b|^(?:\p{L}+ ){1,4}(?:who|that|which|not) |^(?:\p{L}+ )?(?:\p{L}+(?:ed|ing)) /iu;
/** Something that has happened to somebody already. */
const REPORT = /^(?:thank you|thanks|we (?:have|are) |i (?:have|am) |on \p{L}+ \d)/iu;

/** Whether a statement can say what happens in a case, where a question asks for that: a rule, and no report of what was. */
export function mayFollow(statement: string, question: string): boolean {
  if (!ASKS.test(question)) return true;
  return CONDITION.test(statement) && !REPORT.test(statement);
}
