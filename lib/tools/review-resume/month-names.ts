/** Each month's names in English, German, French, Spanish, Italian, Portuguese, and Dutch; short ones that are other words are left out. */
const NAMES: readonly string[] = [
  "jan(?:uary|uar|uari|vier|v|eiro)?|jänner|ene(?:ro)?|gennaio",
  "feb(?:ruary|ruar|ruari|rero|braio)?|febr|fev(?:ereiro)?|f[ée]v(?:rier|r)?",
  "mar(?:ch|s|zo)?|märz|mrz|março|maart|mrt",
  "apr(?:il|ile)?|avr(?:il)?|abr(?:il)?",
  "may(?:o)?|mai(?:o)?|mei|maggio",
  "june?|juni|juin|junio|junho|giu(?:gno)?",
  "july?|juli|juil(?:let)?|julio|julho|lug(?:lio)?",
  "aug(?:ust|ustus)?|ao[ûu]t|agosto",
  "sept?(?:ember|embre|iembre)?|setiembre|settembre|setembro",
  "oct(?:ober|obre|ubre)?|okt(?:ober)?|ott(?:obre)?|outubro",
  "nov(?:ember|embre|iembre|embro)?",
  "dec(?:ember|embre)?|dez(?:ember|embro)?|d[ée]c(?:embre)?|dic(?:iembre|embre)?",
];

/** A month in words. */
export const MONTH = String.raw`(?:${NAMES.join("|")})\.?`;

const NAMED = new RegExp(
  String.raw`(?<!\p{L})(?:${NAMES.map((names) => `(${names})`).join("|")})(?!\p{L})`,
  "iu",
);

/** The first month that a date names, 1 to 12; undefined where it names none. */
export function monthNamedIn(date: string): number | undefined {
  const [, ...months] = NAMED.exec(date) ?? [];
  const at = months.findIndex((month) => month !== undefined);
  return at < 0 ? undefined : at + 1;
}
