import { largest, smallest } from "@/lib/core/extremes";
import {
  clamp,
  cutAtEdge,
  isRelated,
  moveIntoGaps,
  type PlacedFigure,
  placeBetween,
  placeRiders,
  placeUnder,
  repeatByCount,
} from "@/lib/illustrator/arrange";
import { placeAttached } from "@/lib/illustrator/attach";
import { horizonY } from "@/lib/illustrator/backdrop-context";
import { withoutCycles } from "@/lib/illustrator/chains";
import { PEDESTAL_SHARE } from "@/lib/illustrator/draw-pedestal";
import { fieldRows, spreadFigures } from "@/lib/illustrator/layout-fields";
import type { Random } from "@/lib/illustrator/random";
import type { Figure, Scene } from "@/lib/illustrator/scene";
import type { Viewport } from "@/lib/illustrator/shapes";
import { placeShelters } from "@/lib/illustrator/shelter";
import type { Style } from "@/lib/illustrator/styles";
import { varyLayout } from "@/lib/illustrator/vary-scene";

/** Height of the figures in a row, as a share of the shorter side, by their number (1 to 5). */
const HERO_SHARES = [0.56, 0.44, 0.37, 0.32, 0.28];
const CROWD_SHARE = 0.24;
const MIN_SHARE = 0.1;
/** How large what stands before houses or trees may be in any case, compared with its own size. */
const MAX_BEFORE = { scene: 1.15, pedestal: 1 };
/** How much of a tree's height it may have, up to so many times its own size: a fox rests under one. */
const BEFORE_TREE = { share: 0.62, times: 2 };
/**
 * Positions every figure where it makes sense: birds in the air, houses in the back, boats on the
 * water.
 *
 * @returns in drawing order
 */
export function layoutFigures(
  viewport: Viewport,
  random: Random,
  asked: Scene,
  style: Style,
): PlacedFigure[] {
  const scene = withoutCycles(asked);
  const groups = { air: [] as Figure[], back: [] as Figure[], front: [] as Figure[] };
  const riders = scene.figures.filter((_, index) =>
    scene.figures.some(({ relation }) => relation?.kind === "on" && isRelated(relation, index)),
  );
  const spread = spreadFigures(scene, style);
  // Without room up to the horizon, others are before what fills a place.
  const ordered = scene.figures.toSorted((a, b) => Number(!a.isSpread) - Number(!b.isSpread));
  for (const figure of ordered) {
    if (spread.includes(figure)) continue;
    const row = rowOf(figure, scene, style);
    const isPlacedLater = figure.attached && !/^(?:tied|between)$/.test(figure.attached.how);
    if (!riders.includes(figure) && !isPlacedLater) groups[row].push(figure);
  }
  // A lone tree or house is the subject.
  if (groups.front.length === 0 && groups.back.length > 0 && style.staging !== "scene") {
    groups.front = groups.back.splice(0);
  }
  const isAir = groups.front.length + groups.back.length + spread.length === 0;
  const air = airRow(viewport, random, groups.air, scene, isAir);
  const back = backRow(viewport, random, groups.back, scene, groups.front.length === 0);
  const front = frontRows(viewport, random, groups.front, { scene, style, behind: groups.back });
  if (style.staging !== "close") varyLayout({ front, back }, scene, viewport.width);
  const placed = [...air, ...back, ...front, ...fieldRows(spread, scene, viewport, random)];
  if (scene.place === "beach") moveIntoGaps(placed, viewport);
  const alone = placed.length === 1 && !scene.figures.some((one) => isOverhead(one));
  for (const one of placed) cutAtEdge(one, viewport, { style, alone });
  placeBetween(placed, scene, viewport);
  placeUnder(placed, scene, viewport);
  placeRiders(
    placed,
    riders.filter(({ attached }) => !attached),
    scene,
  );
  placeAttached(placed, scene, viewport);
  placeShelters(placed, scene, viewport);
  return placed.sort((a, b) => a.depth - b.depth);
}

/** How much figures may be enlarged before what is behind them: a swan is smaller than a cottage. */
function mostBefore(behind: readonly Figure[], tallest: number, onPedestal: boolean): number {
  if (behind.length === 0) return Number.POSITIVE_INFINITY;
  const own = onPedestal ? MAX_BEFORE.pedestal : MAX_BEFORE.scene;
  if (behind.some(({ kind }) => kind === "building")) return own;
  const trees = behind.map(({ height, scale }) => (BEFORE_TREE.share * height * scale) / tallest);
  return Math.max(own, Math.min(BEFORE_TREE.times, smallest(trees)));
}

function isOverhead({ attached }: Figure): boolean {
  return attached?.how === "overhead";
}

function rowOf(figure: Figure, scene: Scene, style: Style): "air" | "back" | "front" {
  if (figure.kind === "flyer") return "air";
  if (figure.inBack) return "back";
  if (scene.place === "space" && figure.icon !== "astronaut" && figure.kind === "vehicle")
    return "air";
  if (figure.kind === "swimmer") {
    return scene.place === "underwater" && style.staging !== "pedestal" ? "air" : "front";
  }
  if (figure.kind === "building" || figure.kind === "tree") return "back";
  if (figure.relation?.kind === "behind" && figure.height > 0.3) return "back";
  return "front";
}

function airRow(
  viewport: Viewport,
  random: Random,
  figures: readonly Figure[],
  scene: Scene,
  alone: boolean,
): PlacedFigure[] {
  const all = repeatByCount(figures);
  const top = 0.1;
  const bottom = alone ? 0.8 : scene.place === "underwater" ? 0.72 : 0.42;
  const boost = alone
    ? (HERO_SHARES[all.length - 1] ?? CROWD_SHARE) / largest(all.map((one) => one.height))
    : 1;
  const columns = Math.ceil(Math.sqrt(all.length * (viewport.width / viewport.height) * 1.6));
  const rows = Math.ceil(all.length / Math.max(1, columns));
  return all.map((figure, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, all.length - row * columns);
    const column = index % columns;
    const height =
      viewport.unit *
      figure.height *
      figure.scale *
      (alone ? Math.max(1, boost * 0.85) : 1) *
      (all.length > 4 ? 0.8 : 1);
    const share = (row + 0.5) / rows;
    const x = viewport.width * ((column + 0.5 + random.between(-0.18, 0.18)) / inRow);
    const y =
      viewport.height * (top + (bottom - top) * share) +
      height / 2 +
      random.between(-0.04, 0.04) * viewport.unit;
    return {
      figure,
      x: clamp(x, height * 0.5, viewport.width - height * 0.5),
      y,
      height,
      depth: 1 + share,
      floating: true,
    };
  });
}

function backRow(
  viewport: Viewport,
  random: Random,
  figures: readonly Figure[],
  scene: Scene,
  alone: boolean,
): PlacedFigure[] {
  const all = repeatByCount(figures);
  const horizon = horizonY(viewport, scene);
  const onWater = scene.place === "sea" || scene.place === "lake" || scene.place === "beach";
  return all.map((figure, index) => {
    const slot = (index + 0.5) / all.length;
    // A single house goes to one side, so that figures in front don't hide it.
    const x =
      all.length === 1
        ? alone
          ? 0.5
          : random.pick([0.26, 0.74])
        : slot + random.between(-0.05, 0.05);
    const crowded = all.length > 3 ? 3.6 / (all.length + 0.6) : 1;
    const height =
      viewport.unit *
      figure.height *
      figure.scale *
      (alone ? 1.12 : 0.95) *
      Math.max(0.45, crowded);
    const depth = alone ? 0.86 : onWater ? 0.8 : 0.74 + (index % 2) * 0.05;
    const y = Math.max(horizon * 1.08, viewport.height * depth);
    return {
      figure,
      x: clamp(viewport.width * x, height * 0.5, viewport.width - height * 0.5),
      y,
      height: Math.min(height, y * 0.9),
      depth: 2 + depth,
      floating: false,
    };
  });
}

function frontRows(
  viewport: Viewport,
  random: Random,
  figures: readonly Figure[],
  parts: { scene: Scene; style: Style; behind: readonly Figure[] },
): PlacedFigure[] {
  const all = repeatByCount(figures);
  if (all.length === 0) return [];
  const close = parts.style.staging === "close";
  const onPedestal = parts.style.staging === "pedestal";
  const perRow = viewport.width > viewport.height ? 6 : viewport.width < viewport.height ? 3 : 4;
  const rows = Math.ceil(all.length / perRow);
  const tallest = largest(all.map((figure) => figure.height * figure.scale));
  const hasBeside = parts.scene.figures.some(({ attached }) => attached?.how === "beside");
  const hero =
    (HERO_SHARES[Math.min(all.length + (hasBeside && !close ? 1 : 0), perRow) - 1] ?? CROWD_SHARE) *
    (close ? 1.35 : onPedestal ? 1.2 : parts.behind.length > 0 ? 0.82 : 1);
  const most = close ? Number.POSITIVE_INFINITY : mostBefore(parts.behind, tallest, onPedestal);
  const boost = Math.min(hero / tallest, most);
  const foot = onPedestal ? PEDESTAL_SHARE + 0.04 : close ? 0.98 : 0.92;
  const onWater = (figure: Figure) =>
    (figure.kind === "boat" || figure.kind === "swimmer") &&
    ["sea", "lake", "beach"].includes(parts.scene.place);
  return all.map((figure, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, all.length - row * perRow);
    const column = index % perRow;
    const nearness = rows === 1 ? 1 : 0.7 + (0.3 * (row + 1)) / rows;
    // Small figures next to tall ones stay smaller, but visible.
    const share = Math.max(
      MIN_SHARE,
      figure.height * figure.scale * boost * (figure.height < tallest ? 1.1 : 1),
    );
    const room = (viewport.width / Math.min(inRow, perRow)) * 1.12;
    const height = Math.min(viewport.unit * share * nearness, room * 1.25, viewport.height * 0.82);
    const spread = onPedestal ? 0.7 : inRow === 1 ? 1 : 0.92;
    const slot = (column + 0.5 + (row % 2 ? 0.25 : 0)) / (inRow + (row % 2 ? 0.5 : 0));
    const jitter = all.length > 1 ? random.between(-0.025, 0.025) : 0;
    const x = viewport.width * (0.5 + (slot - 0.5) * spread + jitter);
    const margin = figure.kind === "person" ? 0.38 : 0.52;
    const base = onWater(figure)
      ? parts.scene.place === "beach"
        ? 0.66
        : parts.scene.place === "lake"
          ? 0.74
          : 0.8
      : foot;
    const y =
      viewport.height * (base - (rows - 1 - row) * 0.1) - random.between(0, 0.02) * viewport.unit;
    return {
      figure,
      x: clamp(x, height * margin, viewport.width - height * margin),
      y,
      height,
      // Behind what stands on the sand.
      depth: (onWater(figure) && parts.scene.place === "beach" ? 2 : 3) + y / viewport.height,
      floating: onWater(figure),
    };
  });
}
