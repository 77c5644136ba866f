const SYLLABLES = "ba|de|fi|go|lu|ma|ne|pi|ro|su|ta|ve|wi|zo|ka|le".split("|");
const WORDS_A_SENTENCE = 8;

/** A word that occurs once in all prose, so that nothing is said twice. */
function newWord(number: number): string {
  return [0, 1, 2, 3].map((at) => SYLLABLES[Math.floor(number / 16 ** at) % 16]).join("");
}

/** Three plain sentences on urban beekeeping for one call of a scripted draft; each call gets different ones. */
export function proseAbout(_request: unknown, call: number): string {
  return [0, 1, 2]
    .map((index) => {
      const first = (call * 3 + index) * WORDS_A_SENTENCE;
      const [a, b, c, d, e, f, g, h] = Array.from({ length: WORDS_A_SENTENCE }, (_, at) =>
        newWord(first + at),
      );
      return `Each ${a} ${b} the hives ${c} ${d} near ${e} ${f} while beekeeping ${g} in ${h}.`;
    })
    .join(" ");
}
