/** What scanners need from a pair of colors. Shared by browser and server. */

/** A color as `#rrggbb`. */
export const HEX_COLOR = /^#[\da-f]{6}$/i;

/** Below this contrast ratio, camera blur and noise swallow the pattern. */
const MIN_CONTRAST = 2;
/** Below this one, poor light or worn print does. */
const GOOD_CONTRAST = 4;

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
  if (contrast < MIN_CONTRAST) return { verdict: "unreadable", contrast };
  // The standard expects dark on light; many scanners can't read inverted codes.
  if (ink > ground) return { verdict: "inverted", contrast };
  return { verdict: contrast < GOOD_CONTRAST ? "weak" : "good", contrast };
}

/** Splits `#rrggbb` into red, green and blue, 0 to 255. */
export function channelsOf(color: string): [number, number, number] {
  const bits = Number.parseInt(color.slice(1), 16);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
}

/** Relative luminance, 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number]; // Safe: `map` keeps the three.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
