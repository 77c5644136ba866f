/** What a scanner needs of two colours. Browser and server judge by the same rule. */

export const HEX_COLOUR = /^#[\da-f]{6}$/i;

/** Under this contrast, blur and noise of a phone's camera swallow the pattern. */
const MIN_CONTRAST = 2;
/** Under this one, poor light or worn print does. */
const GOOD_CONTRAST = 4;

type ColourJudgement = {
  verdict: "good" | "weak" | "unreadable" | "inverted";
  /** Contrast ratio of WCAG 2.2, from 1 to 21. */
  contrast: number;
};

/** @param dark of the modules and @param light of the ground, both `#rrggbb` */
export function judgeColours(dark: string, light: string): ColourJudgement {
  const [ink, ground] = [luminance(dark), luminance(light)];
  const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
  if (contrast < MIN_CONTRAST) return { verdict: "unreadable", contrast };
  // Readers of the standard look for dark on light; many find nothing in the negative.
  if (ink > ground) return { verdict: "inverted", contrast };
  return { verdict: contrast < GOOD_CONTRAST ? "weak" : "good", contrast };
}

/** Red, green and blue from 0 to 255. */
export function channelsOf(colour: string): [number, number, number] {
  const bits = Number.parseInt(colour.slice(1), 16);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
}

/** Relative luminance, 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number]; // Safe: `map` keeps the three.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
