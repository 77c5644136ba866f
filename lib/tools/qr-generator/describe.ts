/**
 * Describes a code's text for a list: a network by its name (never its password), a contact or
 * event by its name. Any other text describes itself.
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
