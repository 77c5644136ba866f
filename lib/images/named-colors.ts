import { typed, writeRgbProfile } from "@/lib/images/icc-file";

/** Colors by their numbers in ITU-T H.273, as files name them that have no color profile: https://www.itu.int/rec/T-REC-H.273 */
export type NamedColors = { primaries: number; transfer: number };

type Color = readonly [x: number, y: number, z: number];

const SRGB = 1;
const UNSPECIFIED = 2;
/** XYZ of red, green, and blue, adapted to D50 by Bradford's matrix, as profiles have them. */
const PRIMARIES: ReadonlyMap<number, readonly Color[]> = new Map([
  [
    SRGB,
    [
      [0.43604, 0.22248, 0.01392],
      [0.38511, 0.71691, 0.09707],
      [0.14305, 0.06061, 0.71391],
    ],
  ],
  // BT.2020
  [
    9,
    [
      [0.67348, 0.27904, -0.00193],
      [0.16567, 0.67534, 0.02998],
      [0.12505, 0.04561, 0.79685],
    ],
  ],
  // P3 as cinemas and as screens have it
  [
    11,
    [
      [0.48616, 0.22668, -0.0008],
      [0.32385, 0.71033, 0.04324],
      [0.15419, 0.06298, 0.78247],
    ],
  ],
  [
    12,
    [
      [0.51512, 0.24119, -0.00105],
      [0.29198, 0.69224, 0.04188],
      [0.1571, 0.06657, 0.78407],
    ],
  ],
]);
const D50: Color = [0.9642, 1, 0.8249];

const PQ = 16;
const HLG = 18;
/** Exponents; 1 stands for light itself. */
const GAMMAS: ReadonlyMap<number, number> = new Map([
  [4, 2.2],
  [5, 2.8],
  [8, 1],
]);
const VIDEO = new Set([1, 6, 14, 15]);
/** Numbers of a parametric curve, a power of a line down to a place and a line below it; video's differs from sRGB's in shadows. */
const VIDEO_CURVE = [1 / 0.45, 1 / 1.099, 0.099 / 1.099, 1 / 4.5, 0.081];
const SRGB_CURVE = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045];

/** What white paper has where other things are brighter, in candelas per square meter: https://www.itu.int/pub/R-REP-BT.2408 */
const PAPER = 203;
const HLG_PEAK = 1_000;
const ENTRIES = 4_096;

/** Whether an image has more light than a screen's white; all of that is white in its profile. */
export function isHdr({ transfer }: NamedColors): boolean {
  return transfer === PQ || transfer === HLG;
}

/**
 * The color profile that numbers stand for.
 *
 * @returns null for sRGB, for what browsers take for it, and for numbers that images hardly have
 */
export function profileOf({ primaries, transfer }: NamedColors): Buffer | null {
  const isPlain = primaries === SRGB || primaries === UNSPECIFIED;
  const colors = PRIMARIES.get(isPlain ? SRGB : primaries);
  if (!colors || (isPlain && !GAMMAS.has(transfer) && !isHdr({ primaries, transfer }))) return null;
  const curve = curveOf(transfer);
  return writeRgbProfile(4, [
    { name: "wtpt", data: xyz(D50) },
    ...colors.map((color, at) => ({ name: `${"rgb"[at]}XYZ`, data: xyz(color) })),
    ...colors.map((_, at) => ({ name: `${"rgb"[at]}TRC`, data: curve })),
  ]);
}

function curveOf(transfer: number): Buffer {
  const gamma = GAMMAS.get(transfer);
  if (gamma !== undefined) return formula(0, [gamma]);
  if (transfer === PQ) return table(lightOfPq);
  if (transfer === HLG) return table(lightOfHlg);
  return formula(3, VIDEO.has(transfer) ? VIDEO_CURVE : SRGB_CURVE);
}

/** SMPTE ST 2084; 1 is paper. */
function lightOfPq(signal: number): number {
  const [m1, m2, c1, c2, c3] = [0.1593017578125, 78.84375, 0.8359375, 18.8515625, 18.6875];
  const power = signal ** (1 / m2);
  return (10_000 * (Math.max(0, power - c1) / (c2 - c3 * power)) ** (1 / m1)) / PAPER;
}

/** ITU-R BT.2100, each channel as if it were gray; 1 is paper. */
function lightOfHlg(signal: number): number {
  const [a, b, c] = [0.17883277, 0.28466892, 0.55991073];
  const scene = signal <= 0.5 ? signal ** 2 / 3 : (Math.exp((signal - c) / a) + b) / 12;
  return (HLG_PEAK * scene ** 1.2) / PAPER;
}

function formula(kind: number, numbers: readonly number[]): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(kind, 0);
  return typed("para", head, fixed(numbers));
}

function table(light: (signal: number) => number): Buffer {
  const entries = Buffer.alloc(4 + ENTRIES * 2);
  entries.writeUInt32BE(ENTRIES, 0);
  for (let at = 0; at < ENTRIES; at += 1)
    entries.writeUInt16BE(Math.round(65_535 * Math.min(1, light(at / (ENTRIES - 1)))), 4 + at * 2);
  return typed("curv", entries);
}

function xyz(color: Color): Buffer {
  return typed("XYZ ", fixed(color));
}

/** Numbers with 16 bits behind the point. */
function fixed(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [at, number] of numbers.entries())
    bytes.writeInt32BE(Math.round(number * 65_536), at * 4);
  return bytes;
}
