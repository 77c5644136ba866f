/** The complete items of a JSON array, also of one that breaks off; none of anything else. */
export function completeItems(json: string): unknown[] {
  const items: unknown[] = [];
  let begin = json.indexOf("[") + 1;
  if (begin === 0) return items;
  let depth = 0;
  let isInString = false;
  for (let at = begin; at < json.length; at += 1) {
    const character = json.charAt(at);
    if (isInString) {
      if (character === "\\") at += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (/[[{]/.test(character)) depth += 1;
    else if (depth > 0 && /[\]}]/.test(character)) depth -= 1;
    else if (depth === 0 && /[,\]]/.test(character)) {
      items.push(...parsed(json.slice(begin, at)));
      if (character === "]") break;
      begin = at + 1;
    }
  }
  return items;
}

/** The complete strings of a JSON array, as a numbered list of one line each. */
export function itemsAsList(json: string): string {
  return completeItems(json)
    .filter((item) => typeof item === "string")
    .map((item, index) => `${index + 1}. ${item.replace(/\s+/g, " ").trim()}\n`)
    .join("");
}

function parsed(item: string): unknown[] {
  try {
    return [JSON.parse(item)];
  } catch {
    return [];
  }
}
