import type { BackdropContext } from "@/lib/illustrator/backdrop-context";
import { mix } from "@/lib/illustrator/color";
import { circle, ellipse, rect, ridge } from "@/lib/illustrator/shapes";

/** Draws sand dunes up to the horizon. */
export function dunes({ viewport, random, colors, horizon, haze }: BackdropContext): string {
  const { unit } = viewport;
  return [
    ridge(viewport, random, { y: horizon, swing: unit * 0.035, fill: mix(colors.far, haze, 0.35) }),
    ridge(viewport, random, { y: horizon * 1.09, swing: unit * 0.04, fill: colors.far }),
    ridge(viewport, random, { y: horizon * 1.22, swing: unit * 0.04, fill: colors.middle }),
    ridge(viewport, random, { y: viewport.height * 0.88, swing: unit * 0.03, fill: colors.near }),
  ].join("");
}

/** Draws gray ground with craters. */
export function moonscape({ viewport, random, colors, horizon }: BackdropContext): string {
  const { unit, width, height } = viewport;
  let craters = "";
  for (let crater = 0; crater < 9; crater += 1) {
    const y = random.between(horizon * 1.07, height);
    const r = unit * random.between(0.02, 0.07);
    const x = random.between(0, width);
    craters +=
      ellipse(x, y, r, r * 0.3, colors.detail, 0.6) +
      ellipse(x, y + r * 0.06, r * 0.9, r * 0.24, colors.middle);
  }
  return (
    ridge(viewport, random, { y: horizon, swing: unit * 0.012, waves: 0.6, fill: colors.near }) +
    craters
  );
}

/** Draws clouds seen from above. */
export function cloudFloor({ viewport, random, horizon, haze }: BackdropContext): string {
  let drawing = "";
  for (const [row, share] of [0.98, 1.08, 1.18].entries()) {
    const fill = mix("#ffffff", haze, 0.4 - row * 0.18);
    for (let x = -40; x < viewport.width + 60; ) {
      const r = viewport.unit * random.between(0.06, 0.13);
      drawing += circle(x, horizon * share + r * 0.4, r, fill);
      x += r * 0.9;
    }
    drawing += rect(
      0,
      horizon * share + viewport.unit * 0.05,
      viewport.width,
      viewport.height,
      fill,
    );
  }
  return drawing;
}
