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

const REGISTRATION =
  /^(.*?) (?:registration|licen[cs]e|licensure|certification|certificate|credentials?|PIN)(?: number)?$/i;
const REGISTERED =
  /(?<!\p{L})(?:re-?)?(?:regist(?:ered|ration)|licen[cs](?:ed|e|ure)|certifi(?:ed|cate|cation)|PIN(?!\p{L}))/iu;
/** "PIN no. 12A3456E" is a number, and "no restrictions" speaks for somebody. */
const NOT_REGISTERED =
  /(?<!\p{L})(?:not|no(?![.:#]| ?[\p{L}#]{0,4}\d| (?:current |active )?(?:conditions|disciplinary|limitations|restrictions|sanctions)(?!\p{L}))|without|pending|expired|lapsed|appl(?:ied|ying) (?:for|to)|eligible|working towards?|formerly|studying)(?!\p{L})/iu;

/** Whom somebody is registered with or licensed as: "NMC" for "current NMC registration"; undefined for anything but letters. */
export function registrationOf(term: string): string | undefined {
  const words =
    REGISTRATION.exec(term)?.[1]
      ?.split(" ")
      .filter((word) => !UNSAID.test(word)) ?? [];
  const [name = ""] = words;
  return words.length === 1 && /^\p{Lu}[\p{Lu}\d]{1,6}$/u.test(name) ? name : undefined;
}

/** Whether a line says that somebody is registered, licensed, or certified, and not that it is still to come. */
export function saysRegistered(line: string): boolean {
  return REGISTERED.test(line) && !NOT_REGISTERED.test(line);
}
