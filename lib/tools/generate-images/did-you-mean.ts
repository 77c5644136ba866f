import "server-only";

import { nearbyWord } from "@/lib/illustrator/nearby-words";
import type { RunContext } from "@/lib/providers/context";
import { lookUpWords } from "@/lib/providers/look-up-words";

const WORD = /\p{L}{4,20}/gu;
const MAX_LOOKED_UP = 24;
const MAX_NAMED = 6;

/**
 * Asks about words that no dictionary has and that are near to something the illustrator draws: "Did you mean bicycle, giraffe?"
 * Nothing is drawn for them: whoever typed them says what they meant.
 *
 * @param unknown what can't be drawn, as it was typed
 * @returns empty where no word is near; also where words can't be looked up
 */
export async function didYouMean(ctx: RunContext, unknown: readonly string[]): Promise<string> {
  const typed = [...new Set(unknown.flatMap((words) => words.toLowerCase().match(WORD) ?? []))];
  const near = typed.slice(0, MAX_LOOKED_UP).flatMap((word) => {
    const meant = nearbyWord(word);
    return meant ? [{ word, meant }] : [];
  });
  if (near.length === 0) return "";
  const lines = near.map(({ word }) => word);
  const misspelled = await lookUpWords(ctx, lines).catch(() => undefined);
  const meant = near.filter(({ word }, at) => misspelled?.[at]?.includes(word));
  const words = [...new Set(meant.map((one) => one.meant))].slice(0, MAX_NAMED);
  return words.length > 0 ? `Did you mean ${words.join(", ")}?` : "";
}
