/** A color as hue (0 to 360) and saturation and lightness (0 to 1). */
export type Hsl = { h: number; s: number; l: number };

/** Color names and the color each gives an object. */
export const COLORS: Readonly<Record<string, Hsl>> = {
  red: { h: 2, s: 0.8, l: 0.5 },
  scarlet: { h: 6, s: 0.85, l: 0.48 },
  ruby: { h: 345, s: 0.8, l: 0.4 },
  maroon: { h: 350, s: 0.6, l: 0.26 },
  burgundy: { h: 345, s: 0.6, l: 0.28 },
  amber: { h: 38, s: 0.95, l: 0.5 },
  bronze: { h: 30, s: 0.5, l: 0.42 },
  copper: { h: 20, s: 0.55, l: 0.47 },
  cream: { h: 46, s: 0.6, l: 0.87 },
  ivory: { h: 50, s: 0.5, l: 0.9 },
  tan: { h: 32, s: 0.42, l: 0.62 },
  olive: { h: 66, s: 0.5, l: 0.32 },
  lime: { h: 84, s: 0.75, l: 0.48 },
  mint: { h: 152, s: 0.5, l: 0.75 },
  aqua: { h: 184, s: 0.75, l: 0.55 },
  azure: { h: 206, s: 0.85, l: 0.6 },
  indigo: { h: 250, s: 0.6, l: 0.35 },
  lilac: { h: 285, s: 0.45, l: 0.76 },
  crimson: { h: 348, s: 0.8, l: 0.42 },
  orange: { h: 28, s: 0.95, l: 0.54 },
  yellow: { h: 48, s: 0.97, l: 0.56 },
  gold: { h: 44, s: 0.85, l: 0.5 },
  golden: { h: 44, s: 0.85, l: 0.5 },
  green: { h: 122, s: 0.5, l: 0.42 },
  emerald: { h: 150, s: 0.6, l: 0.4 },
  turquoise: { h: 176, s: 0.65, l: 0.47 },
  teal: { h: 180, s: 0.6, l: 0.36 },
  cyan: { h: 188, s: 0.8, l: 0.5 },
  blue: { h: 214, s: 0.8, l: 0.5 },
  navy: { h: 222, s: 0.6, l: 0.28 },
  purple: { h: 275, s: 0.6, l: 0.5 },
  violet: { h: 265, s: 0.65, l: 0.58 },
  lavender: { h: 260, s: 0.5, l: 0.75 },
  pink: { h: 335, s: 0.8, l: 0.7 },
  magenta: { h: 315, s: 0.8, l: 0.5 },
  brown: { h: 22, s: 0.42, l: 0.36 },
  beige: { h: 38, s: 0.4, l: 0.75 },
  white: { h: 210, s: 0.12, l: 0.94 },
  silver: { h: 210, s: 0.08, l: 0.72 },
  grey: { h: 210, s: 0.05, l: 0.55 },
  gray: { h: 210, s: 0.05, l: 0.55 },
  black: { h: 220, s: 0.1, l: 0.14 },
};

/** Converts HSL to `#rrggbb`. */
export function hsl({ h, s, l }: Hsl): string {
  const channel = (tenths: number) => {
    const k = (tenths + h / 30) % 12;
    const part = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(part * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** Converts `#rgb` or `#rrggbb` to HSL. */
export function toHsl(hex: string): Hsl {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((d) => d + d).join("") : hex.slice(1);
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map(
    (at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255,
  );
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const l = (max + min) / 2;
  const range = max - min;
  if (range === 0) return { h: 0, s: 0, l };
  const s = range / (1 - Math.abs(2 * l - 1));
  const sector =
    max === r ? ((g - b) / range + 6) % 6 : max === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return { h: sector * 60, s, l };
}

/** Mixes two `#rrggbb` colors in RGB; a `share` of 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

/** Lightens (positive `by`) or darkens (negative) a `#rrggbb` color; `by` is -1 to 1. */
export function shade(color: string, by: number): string {
  return mix(color, by > 0 ? "#ffffff" : "#000000", Math.abs(by));
}
