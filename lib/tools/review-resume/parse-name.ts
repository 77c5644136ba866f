import { isJobTitle } from "@/lib/tools/review-resume/job-titles";

/** Splits a line of details, such as those below a name. */
export function splitDetails(line: string): string[] {
  return line.split(/[|·•]/).map((detail) => detail.trim());
}

/** Of a line with a name, its degrees, and perhaps contact details. */
const MAX_NAME_CHARACTERS = 300;
/** What people write after their name: degrees and licenses, such as "Ph.D.", "RN, CCRN", and "Dipl.-Ing." Each can be read in one way only. */
const CREDENTIALS = /(?:,\s*(?:\p{L}[\p{L}.-]{1,7}|\p{L}[\p{L}.-]{7}\.|dipl\.-ing\.?))+$/iu;
const CREDENTIAL_LETTERS =
  /^(?:,\s*(?:[\p{Lu}.-]{2,8}|(?:Ph|Ed|Psy|Pharm)\.?D\.?|[MB]\.?Sc\.?|Esq\.?|Dipl\.-Ing\.?))+$/u;
/** What stands between first and last names in lowercase. */
const PARTICLE =
  /^(?:van|von|der|den|de|del|della|di|da|do|dos|du|la|le|ten|ter|bin|binti|ibn|al|el|y|e|zu|zur|af)$/u;
const LABEL =
  /^(?:(?:full |vollständiger )?name|vor- und (?:nach|zu|familien)name|name, vorname|nombre(?: y apellidos)?|nom(?: et prénoms?)?|nome(?: e cognome| completo)?|naam)\s{0,9}[:|·•]\s{0,9}/iu;
/** In a table, no colon follows it. Nome is a town, too. */
const TABLE_LABEL =
  /^(?:(?:[Ff]ull |[Vv]ollständiger )?(?:[Nn]ame|NAME)|[Vv]or- und (?:Nach|Zu|Familien)name|[Nn]ombre y [Aa]pellidos|[Nn]om et [Pp]rénoms?|[Nn]ome (?:e [Cc]ognome|[Cc]ompleto)|[Nn]aam)\s(?=\p{Lu})/u;
/** What precedes a name, an address, and a birth date in some countries. */
const PERSONAL_TITLE =
  /^(?:persönliche (?:daten|angaben)|angaben zur person|zur person|kontakt(?:daten)?|personal (?:details?|information|info|data|particulars)|contact (?:details?|information|info|me)|datos personales|datos de contacto|informations personnelles|état civil|coordonnées|dati personali|dados pessoais|informações pessoais|persoonlijke gegevens|personalia)$/iu;

/** What a title adds to a name: "Resume of", "Curriculum Vitae:", and behind it "'s résumé". */
const DOCUMENT_BEFORE =
  /^(?:résumé|resume|curriculum vitae|c\.?v\.?|lebenslauf)(?: (?:of|for|von) | ?[:–—-] ?| )/iu;
const TITLE_BEHIND = /(?:['’]s)? ?[,:–—-]? ?(?:résumé|resume|curriculum vitae|\bcv)$/iu;

/** Whether a heading announces personal details. */
export function isPersonalTitle(title: string): boolean {
  return PERSONAL_TITLE.test(title.replace(/\s*:$/, ""));
}

/** Whether a line announces that a name follows. */
export function isLabeledName(line: string): boolean {
  return line.length <= MAX_NAME_CHARACTERS && (LABEL.test(line) || TABLE_LABEL.test(line));
}

/** The name in a line that is one, with degrees; undefined when the line is something else. */
export function nameIn(line: string): string | undefined {
  if (line.length > MAX_NAME_CHARACTERS) return undefined;
  const unlabeled = line.replace(LABEL, "").replace(TABLE_LABEL, "");
  const whole = (splitDetails(unlabeled)[0] ?? "")
    .replace(DOCUMENT_BEFORE, "")
    .replace(TITLE_BEHIND, "");
  const after = CREDENTIALS.exec(whole)?.[0] ?? "";
  const name = CREDENTIAL_LETTERS.test(after) ? whole.slice(0, -after.length) : whole;
  if (isPersonalTitle(name) || isJobTitle(name)) return undefined;
  const words = name.split(/\s+/);
  const named = words.every(
    (word, at) => /^\p{Lu}[\p{L}'’.-]*$/u.test(word) || (at > 0 && PARTICLE.test(word)),
  );
  const isName = words.length >= 2 && words.length <= 6 && named;
  return isName && !/résumé|resume|curriculum|lebenslauf/i.test(name) ? whole : undefined;
}
