import type { ImageShape } from "@/lib/core/image-options";
import { horizonY } from "@/lib/illustrator/backdrop-context";
import {
  ambientFilter,
  drawFigures,
  takesColor,
  varyFigures,
} from "@/lib/illustrator/draw-figures";
import { drawForeground, drawFrame, drawWeather } from "@/lib/illustrator/draw-foreground";
import { drawLand } from "@/lib/illustrator/draw-land";
import { drawPedestal } from "@/lib/illustrator/draw-pedestal";
import { drawSky, skyColors } from "@/lib/illustrator/draw-sky";
import { filtersOf } from "@/lib/illustrator/filters";
import { fitAttached } from "@/lib/illustrator/fit-attached";
import { ICON_NAMES } from "@/lib/illustrator/icon-names";
import type { Icons } from "@/lib/illustrator/icons";
import type { IllustratorJobs } from "@/lib/illustrator/jobs";
import { isIndoor } from "@/lib/illustrator/land-colors";
import { layoutFigures } from "@/lib/illustrator/layout-figures";
import { nameOnce } from "@/lib/illustrator/name-once";
import { placeWords } from "@/lib/illustrator/noun-phrases";
import { parseDescription } from "@/lib/illustrator/parse-description";
import { tokenizeDescription } from "@/lib/illustrator/prompt-words";
import { createRandom } from "@/lib/illustrator/random";
import type { Figure, NamedSetting, Scene } from "@/lib/illustrator/scene";
import { gradient, rect, type Viewport } from "@/lib/illustrator/shapes";
import { hiddenWords, showAll } from "@/lib/illustrator/show-all";
import { obeySides, sidesNotDrawn } from "@/lib/illustrator/sides";
import { notSized } from "@/lib/illustrator/sizes";
import { STYLES, styleNotDrawn } from "@/lib/illustrator/styles";
import { varyScene } from "@/lib/illustrator/vary-scene";

/** In pixels; the same sizes that hosted image models return. */
const SIZES: Readonly<Record<ImageShape, { width: number; height: number }>> = {
  square: { width: 1024, height: 1024 },
  landscape: { width: 1536, height: 1024 },
  portrait: { width: 1024, height: 1536 },
};

/** Of these, a pedestal has nothing but a color. */
const NOT_ON_PEDESTAL = /^(?:desert|space|mountains|room|beach)$/;

/** Places on land. */
const DRY = /^(?:meadow|forest|mountains|desert|snow|city|street)$/;

type Request = IllustratorJobs["illustrate"]["input"];

/** An SVG drawing, the words it shows, and the words it doesn't. */
export type Composition = { svg: string; drawn: string[]; missing: string[] };

/**
 * Draws a description as SVG: its subjects arranged in a landscape. Deterministic: the same request
 * gives the same drawing. No text of the description ends up in it.
 */
export function composeScene(request: Request, icons: Icons): Composition {
  const asked = parseDescription(request.description, ICON_NAMES);
  const scene = varyScene(asked, request.variation, icons);
  const drawing = drawScene(request, scene, icons);
  return { svg: drawing.svg, ...wordsOfScene(request, scene, drawing, icons) };
}

function drawScene(
  { description, style: styleName, shape, variation }: Request,
  scene: Scene,
  icons: Icons,
): { svg: string; unseen: string[]; unsized: ReadonlySet<Figure> } {
  const style = STYLES[styleName];
  const { width, height } = SIZES[shape];
  const viewport: Viewport = { width, height, unit: Math.min(width, height) };
  const random = createRandom(`${description}\n${styleName}\n${shape}\n${variation}`);
  const horizon = horizonY(viewport, scene);
  const sky = skyColors(scene, style);
  const onPedestal = style.staging === "pedestal";

  const behind = onPedestal
    ? drawPedestal(viewport, random, { scene, style, haze: sky.horizon })
    : drawSky(viewport, random, { scene, style, horizon }) +
      drawLand(viewport, random, { scene, style, horizon, haze: sky.horizon });
  const placed = layoutFigures(viewport, random, scene, style);
  varyFigures(placed, random);
  fitAttached(placed, viewport, icons);
  showAll(placed, viewport, icons);
  obeySides(placed, scene, viewport);
  fitAttached(placed, viewport, icons);
  const figures = drawFigures(placed, {
    icons,
    style,
    ambient: "ambient",
    isDry: DRY.test(scene.place),
    snowy: (scene.season === "winter" || scene.place === "snow") && !isIndoor(scene.place),
  });
  const before =
    drawForeground(viewport, random, { scene, style }) +
    drawWeather(viewport, random, { scene, style });

  const filtered = (filter: string | undefined, drawing: string) =>
    filter ? `<g filter="url(#${filter})">${drawing}</g>` : drawing;
  const ground = rect(0, 0, width, height, "url(#sky)");
  // Displacement tears gaps at the edges; an undistorted copy underneath fills them.
  const under = style.back === "paint" ? ground + behind : "";
  const back = under + filtered(onPedestal ? undefined : style.back, ground + behind);
  const image =
    filtered(style.finish, back + figures + before) + drawFrame(viewport, { scene, style });
  const definitions =
    gradient("sky", sky.stops) +
    filtersOf(viewport.unit) +
    ambientFilter(scene.time, isIndoor(scene.place) || scene.place === "space");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions}</defs>${image}</svg>`;
  const unseen = hiddenWords(placed, icons).map((word) => `${word} (partly hidden)`);
  const sides = sidesNotDrawn(placed, scene, viewport);
  return { svg, unseen: [...unseen, ...sides], unsized: notSized(placed) };
}

/** Which words the drawing shows, and which it doesn't. */
function wordsOfScene(
  request: Request,
  scene: Scene,
  { svg, unseen, unsized }: ReturnType<typeof drawScene>,
  icons: Icons,
) {
  const shown = scene.setting.filter((setting) => {
    if (isShutOut(scene, setting, request.style)) return false;
    const without = withoutSetting(scene, setting);
    return !without || drawScene(request, without, icons).svg !== svg;
  });
  const notShown = scene.setting.filter((setting) => !shown.includes(setting));
  const crowded = scene.figures
    .filter(({ requested, count }) => requested > count)
    .map(({ word, requested, count }) => `${requested} ${word} (${count} drawn)`);
  const uncolored = scene.figures.filter(
    ({ icon, color, modifiers, madeOf }) =>
      color && modifiers.length > 0 && !takesColor(madeOf?.icon ?? icon, color, icons),
  );
  // Nothing shows how big something is that stands alone.
  const isAlone = scene.figures.length < 2;
  const sizesMissing = scene.figures.flatMap((figure) => {
    const { sizeWord, word } = figure;
    if (!sizeWord) return [];
    if (isAlone) return [sizeWord];
    return unsized.has(figure) ? [`${sizeWord} (${word})`] : [];
  });
  const drawn = [
    ...scene.figures.map((figure) => {
      const { word, modifiers, sizeWord, verb } = figure;
      const size = isAlone || unsized.has(figure) ? undefined : sizeWord;
      return [...modifiers, size, word, verb].filter(Boolean).join(" ");
    }),
    ...shown.map(({ text }) => text),
    ...scene.sides.map(({ side }) => side).filter((side) => !unseen.includes(side)),
  ];
  const isSkyShown = scene.skyAsked && !scene.missing.includes("sky");
  if (isSkyShown && !drawn.some((text) => /\bsk(?:y|ies)$/.test(text))) drawn.push("sky");
  if (isOnlyBackdrop(scene, drawn, request.description)) drawn.length = 0;
  const missing = [
    ...scene.missing,
    ...unseen,
    ...crowded,
    ...notShown.map(({ text }) => text),
    ...(STYLES[request.style].staging === "pedestal" ? placesOnPedestal(scene, shown) : []),
    ...sizesMissing,
    ...uncolored.map(({ modifiers, word }) => [...modifiers, word].join(" ")),
    ...styleNotDrawn(request.style),
  ];
  return { drawn: [...new Set(drawn)], missing: nameOnce(missing) };
}

function placesOnPedestal({ missing }: Scene, shown: readonly NamedSetting[]): string[] {
  return shown
    .filter(({ place }) => NOT_ON_PEDESTAL.test(place ?? ""))
    .filter(({ text }) => !missing.some((one) => one.startsWith(`${text} (`)))
    .map(({ text }) => `${text} (drawn as a pedestal)`);
}

/** Whether nothing is there of what was asked for but a place, which is only like the one that it should be in. */
function isOnlyBackdrop(
  { figures, missing }: Scene,
  drawn: readonly string[],
  description: string,
): boolean {
  const isLike = (text: string) => missing.some((one) => one.startsWith(`${text} (drawn as `));
  if (figures.length > 0 || !drawn.every(isLike)) return false;
  const ofPlace = placeWords(tokenizeDescription(description), drawn);
  return missing.some(
    (text) => !text.includes("(drawn as ") && !text.split(" ").every((word) => ofPlace.has(word)),
  );
}

/** Whether weather or a season is outside, where no window shows it. */
function isShutOut(scene: Scene, { weather, season }: NamedSetting, style: Request["style"]) {
  if (!/^(?:room|table)$/.test(scene.place) || (!weather && !season)) return false;
  const hasWindow = STYLES[style].staging !== "pedestal" && !scene.without.has("windows");
  return !hasWindow || season === "spring" || /^(?:fog|wind|rainbow)$/.test(weather ?? "");
}

/** The scene without what a setting asks for; undefined when that is what a scene is without being asked. */
function withoutSetting(scene: Scene, { place, time, season, weather, part }: NamedSetting) {
  if (part) return { ...scene, without: new Set([...scene.without, part]) };
  // Snow falls in every snowy landscape.
  if (weather === "snow" && scene.place === "snow") return undefined;
  if (weather) {
    const rest = new Set(scene.weather);
    rest.delete(weather);
    return { ...scene, weather: rest };
  }
  if (time && time !== "day") return { ...scene, time: "day" as const };
  if (season && season !== "summer") return { ...scene, season: "summer" as const };
  if (place)
    return { ...scene, place: place === "studio" ? ("meadow" as const) : ("studio" as const) };
  return undefined;
}
