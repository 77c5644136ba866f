const MAX_TITLE_CHARACTERS = 90;

/** "Hillcrest School is seeking", "Fernwood Dental Group needs". */
const EMPLOYER =
  /((?:\p{Lu}[\p{L}\d&'’.-]{0,30} ){1,5})(?:(?:is|are) (?:currently |now |an? )?(?:seeking|looking|hiring|recruiting|committed|proud|leading|growing|equal)|seeks|needs|offers|welcomes)(?!\p{L})/gu;

/** Names of the employer: what follows the role in the title of a job description, and who looks for somebody. */
export function namesOfEmployer(description: string): Set<string> {
  const [title = "", ...rest] = description.trim().split("\n");
  const isTitle =
    rest.length > 0 && title.length <= MAX_TITLE_CHARACTERS && !/[.!?]$/.test(title.trim());
  const after = isTitle ? (/(?:,| - | – | — | at | \| )(.*)$/.exec(title)?.[1] ?? "") : "";
  const who = [...description.matchAll(EMPLOYER)].map(([, name = ""]) => name);
  return new Set([after, ...who].flatMap((text) => text.match(/\p{Lu}[\p{L}]{2,}/gu) ?? []));
}
