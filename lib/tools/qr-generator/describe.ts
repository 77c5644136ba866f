/**
 * What a code is about, for a list: a network by its name without the password, a contact or an event
 * by its name. Any other text is its own description.
 */
export function describeText(text: string): string {
  const [label, name] = nameIn(text) ?? [];
  return label && name ? `${label}: ${name}` : text;
}

function nameIn(text: string): [label: string, name: string | undefined] | undefined {
  if (/^WIFI:/i.test(text))
    return [
      "Wi-Fi",
      /[:;]S:((?:\\.|[^;\\])*)/.exec(text)?.[1]?.replace(/\\(.)/g, "$1") || "hidden network",
    ];
  if (/^BEGIN:VCARD/i.test(text)) return ["Contact", lineOf(text, "FN")];
  if (/^BEGIN:V(CALENDAR|EVENT)/i.test(text)) return ["Event", lineOf(text, "SUMMARY")];
  return undefined;
}

function lineOf(text: string, name: string): string | undefined {
  const line = new RegExp(`^${name}(?:;[^:]*)?:(.+)$`, "im").exec(text)?.[1]?.trim();
  return line?.replace(/\\n/gi, " ").replace(/\\(.)/g, "$1");
}
