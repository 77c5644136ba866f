import type { QrInput } from "@/lib/tools/qr-generator/contract";
import { QR_SIZE } from "@/lib/tools/qr-generator/options";

type Appearance = Pick<
  QrInput,
  "size" | "moduleShape" | "eyeFrameShape" | "eyeBallShape" | "eyeFrameColor" | "eyeBallColor"
>;

const OR_LIST = new Intl.ListFormat("en", { type: "disjunction" });

/** One change to a code that can't be read, in words that follow "It does with". */
type Remedy = { words: string; change: Partial<Appearance> };

/** The changes to a styled code that may help, each on its own, those that keep most of its looks first. */
export function remediesFor(input: Appearance): Remedy[] {
  const { eyeFrameShape, eyeBallShape, eyeFrameColor, eyeBallColor } = input;
  const size = Math.min(QR_SIZE.max, 2 * input.size);
  const hasEyeShapes = eyeFrameShape !== "square" || eyeBallShape !== "square";
  const all: (Remedy & { applies: boolean })[] = [
    { applies: size > input.size, words: `a size of ${size} px`, change: { size } },
    {
      applies: eyeFrameColor !== undefined || eyeBallColor !== undefined,
      words: "the foreground color for the eyes",
      change: { eyeFrameColor: undefined, eyeBallColor: undefined },
    },
    {
      applies: hasEyeShapes,
      words: "square eyes",
      change: { eyeFrameShape: "square", eyeBallShape: "square" },
    },
    {
      applies: input.moduleShape !== "square",
      words: "squares as modules",
      change: { moduleShape: "square" },
    },
  ];
  return all.flatMap(({ applies, ...remedy }) => (applies ? [remedy] : []));
}

/** What to change about a code that can't be read back. */
export function unreadableMessage(helpful: readonly Remedy[], isStyled: boolean): string {
  const says = "This code doesn't scan reliably.";
  if (helpful.length > 0)
    return `${says} It does with ${OR_LIST.format(helpful.map(({ words }) => words))}.`;
  const plainer = isStyled ? ", plainer shapes" : "";
  return `${says} Choose a larger size, a wider margin${plainer}, or more contrast.`;
}
