/** Codes of two letters that may be regions; what isn't one keeps its letters as its name. */
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

const STATES =
  `Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|
Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|
Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|
South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|England|Scotland|
Wales|Northern Ireland|Ontario|Quebec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Europe|Africa|
Asia|America|North America|South America|Australia|U.S|US|USA|UK|EU`
    .split("|")
    .map((name) => name.trim());

const STREET =
  /\s(?:Street|St\.?|Avenue|Ave\.?|Road|Rd\.?|Lane|Drive|Court|Boulevard|Blvd\.?|Square|Highway|Way|Terrace|County|Island|River|Lake|Mountains?)$/u;
/** "In Wisconsin", "four schools in Madison" */
const WHERE =
  /\b(?:in|near|throughout|across|within|outside|around|toward|towards|via)\s(?:the\s)?$/i;

let known: ReadonlySet<string> | undefined;

function regions(): ReadonlySet<string> {
  if (known) return known;
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  known = new Set([...STATES, ...codes.flatMap((code) => names.of(code) ?? [])]);
  return known;
}

/**
 * Whether a name is that of a place, which is never who did something: a country, a state, or a street, or whatever stands
 * behind "in".
 *
 * @param before what stands in front of the name
 */
export function isPlace(name: string, before: string): boolean {
  return regions().has(name.replace(/\.$/, "")) || STREET.test(name) || WHERE.test(before);
}
