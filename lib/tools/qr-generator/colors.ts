/** What scanners need from a pair of colors. Shared by browser and server. */

/** A color as `#rrggbb`. Without a flag, which JSON Schema has no place for. */
export const HEX_COLOR = /^#[\dA-Fa-f]{6}$/;

/** Below this contrast ratio, camera blur and noise swallow the pattern. */
const MIN_CONTRAST = 2;
/** Below this one, poor light or worn print does. */
const GOOD_CONTRAST = 4;
/**
 * Readers see gray, and red counts for more there than in the contrast ratio. ZXing treats a
 * block with a smaller range than 25 of 255 as blank; the rest is reserve for a camera's noise.
 */
const MIN_GRAY_RANGE = 32;

type ColorJudgment = {
  verdict: "good" | "weak" | "unreadable" | "inverted";
  /** WCAG 2.2 contrast ratio, 1 to 21. */
  contrast: number;
};

/**
 * Judges whether scanners can tell a code's colors apart.
 *
 * @param dark color of the modules, `#rrggbb`
 * @param light color of the background, `#rrggbb`
 */
export function judgeColors(dark: string, light: string): ColorJudgment {
  const [ink, ground] = [luminance(dark), luminance(light)];
  const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
  const range = Math.abs(grayOf(light) - grayOf(dark));
  if (contrast < MIN_CONTRAST || range < MIN_GRAY_RANGE) return { verdict: "unreadable", contrast };
  // The standard expects dark on light; many scanners can't read inverted codes.
  if (ink > ground) return { verdict: "inverted", contrast };
  return { verdict: contrast < GOOD_CONTRAST ? "weak" : "good", contrast };
}

/** Splits `#rrggbb` into red, green and blue, 0 to 255. */
export function channelsOf(color: string): [number, number, number] {
  const bits = Number.parseInt(color.slice(1), 16);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
}

/** Gray as readers compute it, 0 to 255: luma of ITU-R BT.601. */
function grayOf(color: string): number {
  const [red, green, blue] = channelsOf(color);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** Relative luminance, 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number]; // Safe: `map` keeps the three.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
