/** Source of a pattern for what closes a letter wherever it stands: "Yours sincerely". */
export const YOURS = "yours (?:sincerely|faithfully|truly)";

const WARMLY = "(?:best|kind|warm)(?:est)?";
/** Source of a pattern for "best regards", which may also stand in a sentence. */
export const REGARDS = `${WARMLY} regards`;
/** Source of a pattern for "kindest regards" and "best wishes". */
export const REGARDS_OR_WISHES = `${WARMLY} (?:regards|wishes)`;

/** Source of a pattern for what the line that closes a letter begins with. */
export const CLOSING_LINE = `(?:(?:yours )?(?:sincerely|faithfully|truly)(?: yours)?|(?:with (?:my |our )?)?${REGARDS_OR_WISHES}|regards|respectfully(?: yours)?)`;
