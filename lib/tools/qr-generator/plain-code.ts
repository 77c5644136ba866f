import { squaresPath } from "@/lib/tools/qr-generator/shapes";
import { createSymbol } from "@/lib/tools/qr-generator/symbol";

/** Clear space around a code that scanners rely on, in modules. */
const QUIET_MODULES = 4;

/** A code of squares as an SVG path, one unit per module, and the square around it with its quiet zone. */
export type PlainCode = { path: string; start: number; side: number };

/**
 * The code of a text, with medium error correction. Shared by browser and server.
 *
 * @throws AppError `unusable`, with a sentence for the user, when the text doesn't fit
 */
export function plainCode(text: string): PlainCode {
  const symbol = createSymbol(text, "M");
  return {
    path: squaresPath(symbol),
    start: -QUIET_MODULES,
    side: symbol.count + 2 * QUIET_MODULES,
  };
}
