const OPTION = /\[([Xx ])\] ?([^[\]]{1,80})/g;

/** What is ticked of the boxes of a field: "[ ] Yes [X] No" says no. What has no boxes, or none that is ticked, stays. */
export function tickedIn(value: string): string {
  if (!/^\[[Xx ]\]/.test(value)) return value;
  const ticked = [...value.matchAll(OPTION)].flatMap(([, mark = " ", text = ""]) =>
    mark === " " ? [] : [text.trim()],
  );
  return ticked.filter(Boolean).join(", ") || value;
}
