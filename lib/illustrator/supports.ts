import type { Rim } from "@/lib/illustrator/arrange";

/** Where one sits or stands on something, in shares of its drawing's side. */
export type Seat = {
  from: number;
  to: number;
  y: number;
  /** How tall a person is who sits on it, in its height. */
  hips?: number;
  /** Whether there is room at its ends. */
  isWide?: boolean;
  /** How tall what is on it is at most, in its height. */
  most?: number;
};

const SEATS: ReadonlyMap<string, Seat> = new Map(
  Object.entries({
    chair: { from: 0.24, to: 0.62, y: 0.5, hips: 1.3, isWide: true },
    "couch-and-lamp": { from: 0.14, to: 0.86, y: 0.72, hips: 1.0 },
    bed: { from: 0.3, to: 0.92, y: 0.74, hips: 0.9 },
    armchair: { from: 0.3, to: 0.7, y: 0.68, hips: 1.2, isWide: true },
    bench: { from: 0.06, to: 0.94, y: 0.7, hips: 1.05 },
    seat: { from: 0.2, to: 0.7, y: 0.6, isWide: true },
    blanket: { from: -0.02, to: 1.02, y: 0.84, most: 0.72 },
    mat: { from: 0.1, to: 0.9, y: 0.84, most: 0.85 },
    plate: { from: 0.1, to: 0.9, y: 0.88, most: 0.8 },
    table: { from: 0.02, to: 0.98, y: 0.56 },
    branch: { from: -0.2, to: 1.2, y: 0.735 },
    fence: { from: -0.2, to: 1.2, y: 0.4 },
    motorcycle: { from: 0.3, to: 0.7, y: 0.5, hips: 0.95 },
    "motor-scooter": { from: 0.4, to: 0.75, y: 0.5, hips: 1.15 },
    bicycle: { from: 0.3, to: 0.6, y: 0.42, hips: 1.1 },
    skateboard: { from: 0.2, to: 0.8, y: 0.52 },
    sled: { from: 0.2, to: 0.8, y: 0.42 },
    canoe: { from: 0.2, to: 0.8, y: 0.62 },
  } satisfies Record<string, Seat>),
);

/** How deep a container's contents are in it, in their height. */
type Opening = Rim & {
  sunk: number;
  /** How deep they are at most, in shares of its side. */
  depth?: number;
  /** Where its contents are, when they are seen through its front. */
  inside?: { left: number; right: number; top: number; floor: number };
};

const RIMS: ReadonlyMap<string, Opening> = new Map(
  Object.entries({
    basket: { x: 0.5, y: 0.35, rx: 0.42, ry: 0.09, sunk: 0.3 },
    bucket: { x: 0.55, y: 0.13, rx: 0.4, ry: 0.08, sunk: 0.3 },
    "bowl-with-spoon": { x: 0.5, y: 0.43, rx: 0.45, ry: 0.09, sunk: 0.3 },
    bathtub: { x: 0.46, y: 0.5, rx: 0.42, ry: 0.04, sunk: 0.4, depth: 0.2 },
    canoe: { x: 0.5, y: 0.57, rx: 0.4, ry: 0.08, sunk: 0.3, depth: 0.14 },
    sailboat: { x: 0.5, y: 0.83, rx: 0.36, ry: 0.01, sunk: 0.3, depth: 0.08 },
    speedboat: { x: 0.5, y: 0.66, rx: 0.36, ry: 0.02, sunk: 0.32, depth: 0.2 },
    "empty-nest": { x: 0.52, y: 0.4, rx: 0.36, ry: 0.12, sunk: 0.3 },
    "teacup-without-handle": { x: 0.5, y: 0.32, rx: 0.29, ry: 0.08, sunk: 0.3 },
    "open-box": { x: 0.5, y: 0.6, rx: 0.4, ry: 0.001, sunk: 0.34 },
    vase: { x: 0.5, y: 0.36, rx: 0.19, ry: 0.05, sunk: 0.1 },
    "flower-pot": { x: 0.5, y: 0.49, rx: 0.33, ry: 0.07, sunk: 0.2 },
    jar: {
      ...{ x: 0.5, y: 0.2, rx: 0.3, ry: 0.01, sunk: 0, front: 0.36 },
      inside: { left: 0.22, right: 0.79, top: 0.27, floor: 0.88 },
    },
    "glass-bottle": {
      ...{ x: 0.4, y: 0.5, rx: 0.3, ry: 0.01, sunk: 0, front: 0.4 },
      inside: { left: 0.08, right: 0.7, top: 0.44, floor: 0.92 },
    },
    birdcage: {
      ...{ x: 0.5, y: 0.2, rx: 0.3, ry: 0.01, sunk: 0, front: 1 },
      inside: { left: 0.2, right: 0.8, top: 0.3, floor: 0.87 },
    },
    "shopping-cart": { x: 0.42, y: 0.3, rx: 0.34, ry: 0.01, sunk: 0.34 },
  } satisfies Record<string, Opening>),
);

/** Where one sits or stands on something; undefined where that is on top of its outline. */
export function seatOf(icon: string): Seat | undefined {
  return SEATS.get(icon);
}

/** The opening of something that holds other things; undefined for what doesn't. */
export function rimOf(icon: string): Opening | undefined {
  return RIMS.get(icon);
}

/** Whether what is in it is seen through its front, however large it is outside. */
export function isSeenThrough(icon: string): boolean {
  return rimOf(icon)?.inside !== undefined;
}

/** Whether one sits in it as on it: "in an armchair". */
export function isSeat(icon: string): boolean {
  return /^(?:chair|couch-and-lamp|armchair|bed|bench|seat|sled)$/.test(icon);
}
