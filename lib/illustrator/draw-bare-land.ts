import type { Ground } from "@/lib/illustrator/backdrop-context";
import { mix } from "@/lib/illustrator/color";
import { circle, ellipse, rect, ridge } from "@/lib/illustrator/shapes";

/** Draws sand dunes up to the horizon. */
export function dunes({ sheet, random, colours, horizon, haze }: Ground): string {
  const { unit } = sheet;
  return [
    ridge(sheet, random, { y: horizon, swing: unit * 0.035, fill: mix(colours.far, haze, 0.35) }),
    ridge(sheet, random, { y: horizon * 1.09, swing: unit * 0.04, fill: colours.far }),
    ridge(sheet, random, { y: horizon * 1.22, swing: unit * 0.04, fill: colours.middle }),
    ridge(sheet, random, { y: sheet.height * 0.88, swing: unit * 0.03, fill: colours.near }),
  ].join("");
}

/** Draws gray ground with craters. */
export function moonscape({ sheet, random, colours, horizon }: Ground): string {
  const { unit, width, height } = sheet;
  let craters = "";
  for (let crater = 0; crater < 9; crater += 1) {
    const y = random.between(horizon * 1.07, height);
    const r = unit * random.between(0.02, 0.07);
    const x = random.between(0, width);
    craters +=
      ellipse(x, y, r, r * 0.3, colours.detail, 0.6) +
      ellipse(x, y + r * 0.06, r * 0.9, r * 0.24, colours.middle);
  }
  return (
    ridge(sheet, random, { y: horizon, swing: unit * 0.012, waves: 0.6, fill: colours.near }) +
    craters
  );
}

/** Draws clouds seen from above. */
export function cloudFloor({ sheet, random, horizon, haze }: Ground): string {
  let drawing = "";
  for (const [row, share] of [0.98, 1.08, 1.18].entries()) {
    const fill = mix("#ffffff", haze, 0.4 - row * 0.18);
    for (let x = -40; x < sheet.width + 60; ) {
      const r = sheet.unit * random.between(0.06, 0.13);
      drawing += circle(x, horizon * share + r * 0.4, r, fill);
      x += r * 0.9;
    }
    drawing += rect(0, horizon * share + sheet.unit * 0.05, sheet.width, sheet.height, fill);
  }
  return drawing;
}
