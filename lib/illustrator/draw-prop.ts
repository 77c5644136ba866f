import { type Hsl, hsl, shade } from "@/lib/illustrator/color";
import { FURNITURE } from "@/lib/illustrator/draw-furniture";
import { drawLettering } from "@/lib/illustrator/draw-lettering";
import { SUPPORTS } from "@/lib/illustrator/draw-supports";
import { WORN_PROPS } from "@/lib/illustrator/draw-worn";
import { circle, ellipse, path } from "@/lib/illustrator/shapes";

/** Objects that the icon set lacks, each on a square of 128 with its base on the lower edge. */
const PROPS: Readonly<Record<string, (color: Hsl | undefined) => string>> = {
  ...FURNITURE,
  ...SUPPORTS,
  ...WORN_PROPS,
  "hot-air-balloon": (color) => {
    const main = color ? hsl(color) : "#e5533d";
    const light = color ? shade(hsl(color), 0.55) : "#f9c74f";
    return (
      path(
        "M64 4C98 4 112 30 106 54C101 74 82 88 76 98H52C46 88 27 74 22 54C16 30 30 4 64 4Z",
        main,
      ) +
      path(
        "M64 4C78 4 84 30 82 54C80 76 73 90 71 98H57C55 90 48 76 46 54C44 30 50 4 64 4Z",
        light,
      ) +
      path("M64 4C67 4 70 30 69 54C68 76 67 90 66 98H62C61 90 60 76 59 54C58 30 61 4 64 4Z", main) +
      path(
        "M22 54C40 62 88 62 106 54C105 60 103 64 100 69C82 76 46 76 28 69C25 64 23 60 22 54Z",
        "#ffffff",
        'opacity=".35"',
      ) +
      path("M53 98L56 112M75 98L72 112", "none", 'stroke="#6b4a2f" stroke-width="1.6"') +
      `<rect x="54" y="111" width="20" height="14" rx="3" fill="#9c6b3f"/><rect x="54" y="111" width="20" height="4" rx="2" fill="#6b4a2f"/>`
    );
  },
  windmill: (color) => {
    const wall = color ? hsl(color) : "#f3ead8";
    const sail = (angle: number) =>
      `<g transform="rotate(${angle} 64 46)"><rect x="62.5" y="2" width="3" height="44" fill="#6b4a2f"/><rect x="66" y="5" width="11" height="32" fill="#fffaf0" stroke="#a9896a" stroke-width="1.5"/><path d="M66 13h11M66 21h11M66 29h11" stroke="#a9896a" stroke-width="1.2"/></g>`;
    return (
      path("M48 50H80L90 126H38Z", wall) +
      path("M66 50H80L90 126H72Z", shade(wall, -0.1)) +
      path("M44 52C46 34 82 34 84 52Z", "#b5482f") +
      path("M57 126V108C57 100 71 100 71 108V126Z", "#6b4a2f") +
      `<rect x="59" y="72" width="10" height="12" rx="4" fill="#5f7f9a"/>` +
      [20, 110, 200, 290].map(sail).join("") +
      circle(64, 46, 4.5, "#4a3423")
    );
  },
  bridge: (color) => {
    const stone = color ? hsl(color) : "#a9a097";
    return (
      path("M0 92C30 66 98 66 128 92V126H106C104 96 70 92 64 92C58 92 24 96 22 126H0Z", stone) +
      path("M0 86C30 58 98 58 128 86V96C98 70 30 70 0 96Z", shade(stone, 0.18)) +
      path(
        "M14 100h12M102 100h12M34 84h12M82 84h12M58 76h12",
        "none",
        `stroke="${shade(stone, -0.18)}" stroke-width="2"`,
      )
    );
  },
  submarine: (color) => {
    const hull = color ? hsl(color) : "#f2b632";
    return (
      path("M60 34h20l4 24H56Z", hull) +
      path("M76 34V18h12v6h-6v10Z", "#7a8590") +
      `<rect x="14" y="54" width="92" height="46" rx="23" fill="${hull}"/>` +
      path("M14 80C20 96 34 100 42 100H84C96 100 104 92 106 80Z", shade(hull, -0.14)) +
      [36, 60, 84]
        .map((x) => circle(x, 74, 9, "#4a5560") + circle(x, 74, 6.5, "#9fdcf2"))
        .join("") +
      ellipse(112, 68, 4, 10, "#7a8590") +
      ellipse(112, 88, 4, 10, "#7a8590")
    );
  },
};

/** Side of the square that objects are drawn on. */
export const PROP_SIDE = 128;

/** Draws one of our own objects; undefined for an unknown name. */
export function drawProp(name: string, color: Hsl | undefined): string | undefined {
  return PROPS[name]?.(color) ?? drawLettering(name, color, PROP_SIDE);
}

/** Names of the objects that `drawProp` knows. */
export const PROP_NAMES: readonly string[] = Object.keys(PROPS);
