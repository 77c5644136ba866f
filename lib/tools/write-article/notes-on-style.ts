const LABEL =
  /^[\s*–—-]*(?:(?:target |intended |core |main )?(?:audience|readers?|readership)|tone(?: of voice)?|(?:writing )?style|(?:brand )?voice|length|word ?count|format|reading level|(?:target |focus )?key ?words?) ?[:=]/iu;
const PLEASE = "^[\\s*–—-]*(?:(?:please|pls|and|but|also|just|then) ){0,3}";
const WRITES = new RegExp(
  `${PLEASE}(?:(?:write|written|rewrite|phrase|word) (?:(?:it|this|everything|the (?:article|text|post)|an? (?:article|text|post)) )?(?:for|in|as|like|at|so)|(?:keep|make) (?:it|this|everything|(?:the )?(?:article|text|post|tone|style|language|sentences|paragraphs))|(?:aimed|geared|targeted|addressed|directed) (?:at|to|towards?)|(?:written|intended|meant|suitable) for)(?!\\p{L})`,
  "iu",
);
const AUDIENCE =
  /^for (?:(?:an?|the|my|our|your|all|new|young|busy|general|lay|first-time) ){0,2}(?:audience|adults?|beginners?|children|clients?|customers?|employees|experts?|families|kids|laypeople|members|neighbors|newcomers|non-experts|older people|parents|patients|people|professionals|public|readers?|residents|seniors|students?|teachers|teenagers|teens|tenants|visitors|volunteers)[.!]?$/iu;
const MANNER =
  "authoritative|brief|casual|chatty|clear|concise|conversational|easy|encouraging|everyday|formal|friendly|fun|funny|humorous|informal|inviting|light|light-?hearted|lively|long|neutral|objective|persuasive|plain|playful|polite|positive|professional|salesy|serious|short|simple|upbeat|warm|witty";
const TONE = new RegExp(
  `${PLEASE}(?:(?:use|in|with|an?|the|be|very|more|less|not|no|too|rather|quite|avoid|any) ){0,5}(?:(?:${MANNER})(?: (?:but|yet|to read|to understand))? ?){1,3}(?:tone|style|voice|language|words|wording|english|sentences|paragraphs|manner|way|article|text|post|read)?[.!]?$`,
  "iu",
);
const FORM =
  /^[\s*–—-]*(?:(?:please|use|in|with|no|avoid|short|clear|some|any|and|lots of|few) ){0,4}(?:jargon|bullets?|bullet points|headings|subheadings|headlines|emojis?|(?:first|second|third)[ -]person)[.!]?$/iu;
const LENGTH =
  /^[\s*–—-]*(?:(?:about|around|roughly|approx\.?|ca\.?|max\.?|min\.?|maximum|minimum|under|over|up to|at (?:most|least)|no more than|not more than|in|within) ?){0,2}\d[\d.,k]{0,7}(?: ?(?:[-–]|to) ?\d[\d.,k]{0,7})? ?(?:words?|wds|characters|chars|paragraphs?|sentences?|pages?)(?: (?:max\.?|maximum|or (?:so|less|fewer)|at most|long))?[.!]?$/iu;

/** Whether a line of notes labels what it says of the tone, the length, or the audience. */
export function isLabeledStyle(line: string): boolean {
  return LABEL.test(line);
}

/** Whether a piece of notes says how to write rather than what to write about: "keep it short", "friendly tone". */
export function isOnStyle(piece: string): boolean {
  const words = piece.trim();
  return [LABEL, WRITES, AUDIENCE, TONE, FORM, LENGTH].some((pattern) => pattern.test(words));
}
