/** Where a license is from, and that it holds: whoever has one hardly says so. */
const UNSAID =
  /^(?:an?|the|your|full|valid|current|active|unrestricted|U\.?K\.?|U\.?S\.?A?\.?|E\.?U\.?|British|Irish|European|American|Canadian|Australian|German|Swiss|Austrian)$/i;
const TO_DRIVE = /^(.*?) ?(?:driving|driver['’]?s?) licen[cs]e$/i;
const HELD =
  /(?<!(?<!\p{L})(?:no|without an?|provisional|learner['’]?s?|towards an?) (?:(?:full|clean|valid|UK|US) ){0,2})(?<!\p{L})(?:driving|driver['’]?s?) licen[cs]e(?!\p{L})/iu;

/** A license as a résumé would name it: "nursing license" for "current US nursing license"; undefined for anything else. */
export function plainLicense(term: string): string | undefined {
  if (!/ licen[cs]e$/i.test(term)) return undefined;
  const words = term.split(" ").filter((word) => !UNSAID.test(word));
  return words.length > 1 ? words.join(" ") : undefined;
}

/** The driving license that a text has where a term asks for one, and whether that is all it asks for: a "clean" one is more. */
export function drivingLicenseIn(
  text: string,
  term: string,
): { found: string; isAll: boolean } | undefined {
  const more = TO_DRIVE.exec(plainLicense(term) ?? "")?.[1];
  const found = more === undefined ? undefined : HELD.exec(text)?.[0];
  return found === undefined ? undefined : { found, isAll: more === "" };
}
