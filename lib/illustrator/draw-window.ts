import type { BackdropContext } from "@/lib/illustrator/backdrop-context";
import { mix } from "@/lib/illustrator/color";
import type { Scene, Weather } from "@/lib/illustrator/scene";
import { circle, path, rect, tenths } from "@/lib/illustrator/shapes";

const OVERCAST: readonly Weather[] = ["rain", "storm", "snow", "cloudy"];
const DROPS = 40;

/** Draws a window with curtains, through which time, season, and weather are seen. */
export function drawWindow({ viewport, random, horizon, haze, scene }: BackdropContext): string {
  const { width, unit } = viewport;
  const w = unit * 0.34;
  const h = unit * 0.4;
  const x = random.chance(0.5) ? width * 0.08 : width * 0.92 - w;
  const y = Math.max(unit * 0.06, horizon * 0.16);
  const frame = "#fbf4e6";
  const isOvercast = OVERCAST.some((one) => scene.weather.has(one));
  const sky =
    scene.time === "night"
      ? "#1c2a5a"
      : scene.time === "sunset"
        ? "#f2a56b"
        : mix("#9fd4f2", haze, 0.3);
  const light =
    scene.time === "night"
      ? circle(x + w * 0.68, y + h * 0.28, w * 0.11, "#f6f1d8")
      : circle(x + w * 0.7, y + h * 0.3, w * 0.12, "#fff3c4");
  const view =
    rect(x, y, w, h, sky) +
    (isOvercast || scene.without.has(scene.time === "night" ? "moon" : "sun") ? "" : light) +
    path(
      `M${tenths(x)} ${tenths(y + h * 0.75)}q${tenths(w * 0.3)} ${tenths(-h * 0.16)} ${tenths(w * 0.6)} 0t${tenths(w * 0.4)} 0V${tenths(y + h)}H${tenths(x)}Z`,
      scene.time === "night"
        ? scene.season === "winter"
          ? "#aebfd2"
          : "#1f3a3a"
        : scene.season === "winter"
          ? "#f2f6fa"
          : scene.season === "autumn"
            ? "#d0893f"
            : "#86b86a",
    ) +
    falling({ x, y, w, h }, scene);
  const bars = rect(x + w / 2 - 4, y, 8, h, frame) + rect(x, y + h / 2 - 4, w, 8, frame);
  const border = `<rect x="${tenths(x)}" y="${tenths(y)}" width="${tenths(w)}" height="${tenths(h)}" fill="none" stroke="${frame}" stroke-width="${tenths(unit * 0.018)}"/>`;
  const curtain = (left: number, lean: number) =>
    path(
      `M${tenths(left)} ${tenths(y - 12)}h${tenths(w * 0.24)}q${tenths(lean * w * 0.1)} ${tenths(h * 0.5)} ${tenths(-lean * w * 0.04)} ${tenths(h + 30)}h${tenths(-w * 0.22)}Z`,
      "#d98c7a",
      'opacity=".92"',
    );
  return (
    view +
    bars +
    border +
    curtain(x - w * 0.12, -1) +
    curtain(x + w * 0.88, 1) +
    rect(x - w * 0.16, y - 18, w * 1.32, 10, "#8d6240")
  );
}

/** Rain or snow in the pane. */
function falling(
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
  { weather }: Scene,
): string {
  const isSnow = weather.has("snow");
  if (!isSnow && !weather.has("rain") && !weather.has("storm")) return "";
  let drops = "";
  for (let drop = 0; drop < DROPS; drop += 1) {
    const left = x + w * (0.06 + 0.88 * ((drop * 0.618) % 1));
    const top = y + h * (0.03 + 0.85 * ((drop * 0.381 + drop / DROPS) % 1));
    drops += isSnow
      ? circle(left, top, w * 0.014, "#ffffff", 0.95)
      : `<path d="M${tenths(left)} ${tenths(top)}l${tenths(-w * 0.02)} ${tenths(h * 0.09)}" stroke="#eaf4fb" stroke-width="${tenths(w * 0.012)}" opacity=".85"/>`;
  }
  return drops;
}
