/** Of other words, a period ends the sentence: "… on MV Shearwater. You report to …" */
const SHORTENED =
  "(?:[DM]r|M[rs]s|Ms|Prof|St|Ste|Inc|Ltd|Co|Corp|[JS]r|Rev|Hon|Messrs|Bros|Capt|Sgt|Lt|Col|Gen|Mt|Ft|Fr|Sra?|Dra|Univ|Dept|Assn|Intl|Mme|Dipl|Ing|Wm|Chas|Geo|Thos|Jas)";
/** A word of a name, or an initial. */
const NAME_WORD = String.raw`\p{Lu}(?:\.(?=\s?\p{Lu})|[\p{L}'’-]{1,30}(?:(?<=\b${SHORTENED})\.)?)`;
/** A name, or several words of one. */
export const NAMES = `${NAME_WORD}(?:[ ](?:(?:de|van|von|der|la|of|and|&)[ ])?${NAME_WORD}){0,6}`;
