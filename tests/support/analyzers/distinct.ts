/** A word for each number, in letters. */
function invented(number: number): string {
  return [...number.toString(26)]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
    .join("");
}

/** Some items in a line, with commas between them. */
function inLines(item: string, at: number): string {
  return `${item}${(at + 1) % 20 === 0 ? "\n" : ", "}`;
}

function dayOf(at: number): string {
  return `${1 + (at % 28)}/${1 + (Math.floor(at / 28) % 12)}/${1900 + (Math.floor(at / 336) % 200)}`;
}

const SINCE = "since Since seit Seit depuis Depuis desde Desde";

/** Each of them is another one, so that what was found before doesn't count as found. */
export const DISTINCT_ITEMS: Record<string, (at: number) => string> = {
  days: (at) => inLines(dayOf(at), at),
  daysSince: (at) => inLines(`${at % 2 === 0 ? "since" : "seit"} ${dayOf(at)}`, at),
  daysBesideSince: (at) => inLines(at % 20 === 0 ? SINCE : dayOf(at), at),
  periods: (at) => `Clerk, Acme ${dayOf(at)} – ${dayOf(at + 28)}\n`,
  reversedPeriods: (at) => `Clerk, Acme ${dayOf(at + 336)} – ${dayOf(at)}\n`,
  numbers: (at) => inLines(`${at}`, at),
  names: (at) => `Ada Zu${invented(at)}\n`,
  words: (at) => `zu${invented(at)} `,
  skills: (at) => inLines(`zu${invented(at)}`, at),
  traits: (at) => inLines(`${"very ".repeat(1 + (at % 40))}reliable`, at),
  listedSkills: (at) => `Skills: zu${invented(at)}, go\n`,
  achievements: (at) => `Led ${at} people of team zu${invented(at)} for a whole year\n`,
  activities: (at) => `Led team zu${invented(at)}\n`,
  duties: (at) => `Responsible for team zu${invented(at)}\n`,
  firstPerson: (at) => `I built my house zu${invented(at)} as a passionate team player\n`,
  confusions: (at) => `some collage degree zu${invented(at)}\n`,
  details: (at) => `Nationality: zu${invented(at)}\n`,
  births: (at) => `Born on ${dayOf(at)}\n`,
  addresses: (at) => `zu${invented(at)}@example.com\n`,
  links: (at) => `https://example.com/zu${invented(at)}\n`,
  phones: (at) => `+1 555 ${String(at).padStart(7, "0")}\n`,
  headings: (at) => `ZU${invented(at).toUpperCase()}\n`,
};

/** As many of the items as fit. */
export function distinctText(item: (at: number) => string, length: number): string {
  const items: string[] = [];
  for (let [at, size] = [0, 0]; size < length; at += 1) {
    const next = item(at);
    items.push(next);
    size += next.length;
  }
  return items.join("");
}
