/** The area that is cleared in the center for a logo, in modules. */
export type LogoSpace = { width: number; height: number };

/** Clear space between a logo and the code around it, in modules. */
export const LOGO_PADDING = 0.75;

/**
 * Sides of a square logo relative to the code, largest first. Level H restores 30% of the codewords; the
 * largest logo hides under 7% of the modules, which affects up to twice that share of codewords.
 */
const LOGO_SHARES = [0.26, 0.22, 0.18, 0.14];
const MIN_LOGO_MODULES = 3;
/** A logo that is wider or higher yet gets a space of this shape. */
const MAX_SHAPE = 3;
/** Modules at each edge with the marks that a code is found by, which no logo may cover. */
const EDGE = 9;

/**
 * Lists the spaces for a logo, largest first: each has the logo's shape, and no more than the area of a square one.
 *
 * @param count modules on a side of the code
 * @param shape the logo's width by its height
 */
export function logoSpaces(count: number, shape: number): LogoSpace[] {
  // What has no size known gets a square one.
  const known = Number.isNaN(shape) ? 1 : shape;
  const wide = Math.min(MAX_SHAPE, Math.max(1 / MAX_SHAPE, known));
  const spaces = LOGO_SHARES.map((share) => {
    const side = oddOf(count * share);
    const longest = Math.max(side, count - 2 * EDGE);
    // The height of the logo alone: with padding on all sides, (wide * height + pad) * (height + pad) = side².
    const pad = 2 * LOGO_PADDING;
    const sum = pad * (wide + 1);
    const height = (Math.sqrt(sum ** 2 - 4 * wide * (pad ** 2 - side ** 2)) - sum) / (2 * wide);
    const rounded = { width: oddOf(wide * height + pad), height: oddOf(height + pad) };
    // Both were rounded down, so that one of them may have room to grow, the shorter one before the other.
    const [wider, higher] = [
      { ...rounded, width: rounded.width + 2 },
      { ...rounded, height: rounded.height + 2 },
    ];
    const [grown = rounded] = (wide < 1 ? [wider, higher] : [higher, wider]).filter(
      (one) => one.width * one.height <= side ** 2,
    );
    return { width: Math.min(longest, grown.width), height: Math.min(longest, grown.height) };
  });
  const isFirst = ({ width, height }: LogoSpace, at: number) =>
    spaces.findIndex((one) => one.width === width && one.height === height) === at;
  return spaces.filter(isFirst);
}

/** Odd, like the module count, so that the logo is exactly centered. */
function oddOf(modules: number): number {
  // What floating-point numbers make of a whole one may be slightly less.
  const whole = Math.max(MIN_LOGO_MODULES, Math.floor(modules + 1e-6));
  return whole % 2 === 1 ? whole : whole - 1;
}
