/** A seeded random number generator: one description always gives the same image. */
export type Random = {
  /** A number from `low` up to, but not including, `high`. */
  between(low: number, high: number): number;
  /** @throws Error for an empty list */
  pick<Choice>(choices: readonly Choice[]): Choice;
  chance(probability: number): boolean;
};

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Creates a generator: mulberry32 seeded with an FNV-1a hash of `seed`. */
export function createRandom(seed: string): Random {
  let state = FNV_OFFSET;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
  }
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    pick(choices) {
      const choice = choices[Math.floor(next() * choices.length)];
      if (choice === undefined) throw new Error("Can't pick from an empty list.");
      return choice;
    },
    chance: (probability) => next() < probability,
  };
}
