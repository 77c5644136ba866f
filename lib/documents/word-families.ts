const MIN_SHARED = 5;
/** What a verb's noun ends in, once stemmed; the verb itself may end in nothing or "e". */
const NOUN_ENDINGS = new Set(["", "e", "ion", "ation", "ition", "al", "anc", "enc", "at"]);
/** "absent" and "absence", "attendant" and "attendance". */
const SWAPPED = new Set(["c t", "d sion", "d s"]);
const MIN_SWAPPED = 4;

/**
 * Whether two stemmed words are forms of one: "recommend" and "recommendation", "absent" and "absence". Careful: words that
 * only begin alike, such as "import" and "important", are none.
 */
export function areOfOneFamily(one: string, other: string): boolean {
  if (one === other) return true;
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  if (shared < MIN_SWAPPED) return false;
  const [a = "", b = ""] = [one.slice(shared), other.slice(shared)].sort();
  if (SWAPPED.has(`${a} ${b}`)) return true;
  return shared >= MIN_SHARED && NOUN_ENDINGS.has(a) && NOUN_ENDINGS.has(b);
}
