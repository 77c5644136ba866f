import type { PictureShape } from "@/lib/core/image-options";
import { horizonOf } from "@/lib/illustrator/backdrop-context";
import { ambientFilter, drawFigures } from "@/lib/illustrator/draw-figures";
import { drawFrame, drawNear, drawWeather } from "@/lib/illustrator/draw-foreground";
import { drawLand } from "@/lib/illustrator/draw-land";
import { drawPlinth } from "@/lib/illustrator/draw-pedestal";
import { drawSky, skyColours } from "@/lib/illustrator/draw-sky";
import { filtersOf } from "@/lib/illustrator/filters";
import type { Icons } from "@/lib/illustrator/icons";
import type { IllustratorJobs } from "@/lib/illustrator/jobs";
import { isIndoor } from "@/lib/illustrator/land-colors";
import { layOut } from "@/lib/illustrator/layout-figures";
import { readPrompt } from "@/lib/illustrator/parse-description";
import { createRandom } from "@/lib/illustrator/random";
import type { Scene } from "@/lib/illustrator/scene";
import { gradient, rect, type Sheet } from "@/lib/illustrator/shapes";
import { LOOKS } from "@/lib/illustrator/styles";

/** In pixels; the same sizes that hosted image models return. */
const SIZES: Readonly<Record<PictureShape, { width: number; height: number }>> = {
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
export function compose(
  request: IllustratorJobs["illustrate"]["input"],
  icons: Icons,
): Composition {
  const { description, look: lookName, shape, variation } = request;
  const scene = readPrompt(description, icons.names);
  const look = LOOKS[lookName];
  const { width, height } = SIZES[shape];
  const sheet: Sheet = { width, height, unit: Math.min(width, height) };
  const random = createRandom(`${description}\n${lookName}\n${shape}\n${variation}`);
  const horizon = horizonOf(sheet, scene.place);
  const sky = skyColours(scene, look);
  const onPlinth = look.staging === "plinth";

  const behind = onPlinth
    ? drawPlinth(sheet, random, { scene, look, haze: sky.horizon })
    : drawSky(sheet, random, { scene, look, horizon }) +
      drawLand(sheet, random, { scene, look, horizon, haze: sky.horizon });
  const figures = drawFigures(layOut(sheet, random, scene, look), {
    icons,
    look,
    random,
    ambient: "ambient",
  });
  const before =
    drawNear(sheet, random, { scene, look }) + drawWeather(sheet, random, { scene, look });

  const filtered = (filter: string | undefined, drawing: string) =>
    filter ? `<g filter="url(#${filter})">${drawing}</g>` : drawing;
  const ground = rect(0, 0, width, height, "url(#sky)");
  // Displacement tears gaps at the edges; an undistorted copy underneath fills them.
  const under = look.back === "paint" ? ground + behind : "";
  const back = under + filtered(onPlinth ? undefined : look.back, ground + behind);
  const picture =
    filtered(look.finish, back + figures + before) + drawFrame(sheet, { scene, look });
  const definitions =
    gradient("sky", sky.stops) +
    filtersOf(sheet.unit) +
    ambientFilter(scene.time, isIndoor(scene.place) || scene.place === "space");
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions}</defs>${picture}</svg>`,
    ...wordsOfScene(scene),
  };
}

function wordsOfScene(scene: Scene): { drawn: string[]; missing: string[] } {
  const crowded = scene.figures
    .filter(({ asked, count }) => asked > count)
    .map(({ word, asked, count }) => `${asked} ${word} (${count} drawn)`);
  return {
    drawn: [...new Set([...scene.figures.map(({ word }) => word), ...scene.setting])],
    missing: [...new Set([...scene.missing, ...crowded])],
  };
}
