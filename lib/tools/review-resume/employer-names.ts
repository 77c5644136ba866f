import { isToolName } from "@/lib/tools/review-resume/trade-words";
import { STATE_CODE } from "@/lib/tools/review-resume/us-states";

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

const NAME = String.raw`\p{Lu}[\p{L}'’&-]{1,24}`;
/** "Cobblestone Outdoor Co.", "Harbor Foods, Inc." */
const FIRM = new RegExp(
  `((?:${NAME} ){0,4}${NAME}),? ((?:Co|Inc|LLC|Ltd|Corp|LLP|PLC|GmbH|Company|Corporation)(?![\\p{L}]))`,
  "gu",
);
/** No abbreviation, which may be of a qualification: "NP, PA, or MD", "our CNC machine shop". */
const TOWN = String.raw`\p{Lu}\p{Ll}[\p{L}'’&-]{0,24}`;
/** "PA, or MD" and "MA/CNA" are qualifications. */
const NO_QUALIFICATION = String.raw`(?![\p{L}/]|,? (?:or|and) \p{Lu}{2})`;
/** "Yakima, WA", "our Duluth store". */
const PLACES = [
  new RegExp(`((?:${TOWN} ){0,2}${TOWN}), (?:${STATE_CODE})${NO_QUALIFICATION}`, "gu"),
  new RegExp(
    `(?<!\\p{L})(?:our|the|[Oo]ne of our) ((?:${TOWN} ){0,2}${TOWN}),? (?:[\\p{Ll}-]{2,15} )?(?:stores?|offices?|branch|locations?|warehouse|plant|clinic|campus|headquarters|shop|sites?|hub|facility|hospital|school|restaurant|studio|showroom|depot)(?!\\p{L})`,
    "gu",
  ),
];

/** The words of names that are a company's or a place's; `only` of those that stand nowhere else in the description. */
export function namesOfFirmsAndPlaces(description: string): {
  all: ReadonlySet<string>;
  only: ReadonlySet<string>;
} {
  const firms = [...description.matchAll(FIRM)].map(
    ([, name = "", kind = ""]) => `${name} ${kind}`,
  );
  const places = PLACES.flatMap((pattern) =>
    [...description.matchAll(pattern)].map(([, name = ""]) => name),
  );
  const words = [...firms, ...places]
    .flatMap((name) => name.split(" "))
    .filter((word) => !isToolName(word.toLowerCase()));
  const others = [FIRM, ...PLACES].reduce((left, name) => left.replace(name, " "), description);
  const elsewhere = new Set(others.match(/\p{L}[\p{L}'’&-]*/gu));
  return { all: new Set(words), only: new Set(words.filter((word) => !elsewhere.has(word))) };
}
