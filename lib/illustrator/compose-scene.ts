import type { ImageShape } from "@/lib/core/image-options";
import { horizonY } from "@/lib/illustrator/backdrop-context";
import { ambientFilter, drawFigures } from "@/lib/illustrator/draw-figures";
import { drawForeground, drawFrame, drawWeather } from "@/lib/illustrator/draw-foreground";
import { drawLand } from "@/lib/illustrator/draw-land";
import { drawPedestal } from "@/lib/illustrator/draw-pedestal";
import { drawSky, skyColors } from "@/lib/illustrator/draw-sky";
import { filtersOf } from "@/lib/illustrator/filters";
import type { Icons } from "@/lib/illustrator/icons";
import type { IllustratorJobs } from "@/lib/illustrator/jobs";
import { isIndoor } from "@/lib/illustrator/land-colors";
import { layoutFigures } from "@/lib/illustrator/layout-figures";
import { parseDescription } from "@/lib/illustrator/parse-description";
import { createRandom } from "@/lib/illustrator/random";
import type { Scene } from "@/lib/illustrator/scene";
import { gradient, rect, type Viewport } from "@/lib/illustrator/shapes";
import { STYLES } from "@/lib/illustrator/styles";

/** In pixels; the same sizes that hosted image models return. */
const SIZES: Readonly<Record<ImageShape, { width: number; height: number }>> = {
  square: { width: 1024, height: 1024 },
  landscape: { width: 1536, height: 1024 },
  portrait: { width: 1024, height: 1536 },
};

/** An SVG drawing, the words it shows, and the words it doesn't. */
export type Composition = { svg: string; drawn: string[]; missing: string[] };

/**
 * Draws a description as SVG: its subjects arranged in a landscape. Deterministic: the same request
 * gives the same drawing. No text of the description ends up in it.
 */
export function composeScene(
  request: IllustratorJobs["illustrate"]["input"],
  icons: Icons,
): Composition {
  const { description, style: styleName, shape, variation } = request;
  const scene = parseDescription(description, icons.names);
  const style = STYLES[styleName];
  const { width, height } = SIZES[shape];
  const viewport: Viewport = { width, height, unit: Math.min(width, height) };
  const random = createRandom(`${description}\n${styleName}\n${shape}\n${variation}`);
  const horizon = horizonY(viewport, scene.place);
  const sky = skyColors(scene, style);
  const onPedestal = style.staging === "pedestal";

  const behind = onPedestal
    ? drawPedestal(viewport, random, { scene, style, haze: sky.horizon })
    : drawSky(viewport, random, { scene, style, horizon }) +
      drawLand(viewport, random, { scene, style, horizon, haze: sky.horizon });
  const figures = drawFigures(layoutFigures(viewport, random, scene, style), {
    icons,
    style,
    random,
    ambient: "ambient",
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
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions}</defs>${image}</svg>`,
    ...wordsOfScene(scene),
  };
}

function wordsOfScene(scene: Scene): { drawn: string[]; missing: string[] } {
  const crowded = scene.figures
    .filter(({ requested, count }) => requested > count)
    .map(({ word, requested, count }) => `${requested} ${word} (${count} drawn)`);
  return {
    drawn: [...new Set([...scene.figures.map(({ word }) => word), ...scene.setting])],
    missing: [...new Set([...scene.missing, ...crowded])],
  };
}
