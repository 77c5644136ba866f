import { type Hsl, hsl, shade } from "@/lib/illustrator/color";
import { circle, ellipse, path } from "@/lib/illustrator/shapes";

/** What somebody wears and isn't in the icon set, or looks another way when worn; each on a square of 128. */
export const WORN_PROPS: Readonly<Record<string, (color: Hsl | undefined) => string>> = {
  "party-hat": (color) => {
    const paper = color ? hsl(color) : "#7b4fc9";
    const dots = [
      [58, 62],
      [74, 70],
      [52, 88],
      [70, 96],
      [88, 106],
      [38, 112],
      [58, 116],
    ];
    return (
      path("M64 18L104 120C84 130 44 130 24 120Z", paper) +
      path("M64 18L104 120C97 124 88 126 80 127Z", shade(paper, -0.12)) +
      dots.map(([x = 0, y = 0]) => circle(x, y, 5, "#ffd84d")).join("") +
      circle(64, 16, 13, "#ff6f91") +
      circle(60, 12, 4, "#ffffff", 0.6)
    );
  },
  "santa-hat": () =>
    path("M20 108C22 50 62 22 96 40C112 48 118 66 112 80C104 66 96 66 94 78L106 108Z", "#d83a34") +
    path("M94 78C96 66 104 66 112 80L108 88C102 80 98 84 98 92Z", "#b02a26") +
    `<rect x="12" y="100" width="104" height="26" rx="13" fill="#ffffff"/>` +
    circle(112, 86, 12, "#ffffff"),
  "cowboy-hat": (color) => {
    const felt = color ? hsl(color) : "#9c6b3f";
    return (
      path(
        "M2 92C18 118 110 118 126 92C112 98 104 98 96 96H32C24 98 16 98 2 92Z",
        shade(felt, -0.12),
      ) +
      path(
        "M30 104C30 60 40 42 52 46C60 50 68 50 76 46C88 42 98 60 98 104C78 112 50 112 30 104Z",
        felt,
      ) +
      path("M30 92C50 100 78 100 98 92V102C78 110 50 110 30 102Z", "#4a2f1b")
    );
  },
  "wizard-hat": (color) => {
    const cloth = color ? hsl(color) : "#3f3a7a";
    return (
      ellipse(64, 112, 62, 14, shade(cloth, -0.08)) +
      path(
        "M30 112C44 70 52 40 72 4C78 18 92 26 84 34C84 60 92 90 98 112C78 122 50 122 30 112Z",
        cloth,
      ) +
      path("M33 102C50 112 78 112 95 102L98 112C78 122 50 122 30 112Z", "#e0b050")
    );
  },
  "knit-hat": (color) => {
    const wool = color ? hsl(color) : "#2f8fb3";
    return (
      circle(64, 24, 16, "#ffffff") +
      path("M18 104C18 26 110 26 110 104Z", wool) +
      path(
        "M40 46V98M64 38V98M88 46V98",
        "none",
        `stroke="${shade(wool, -0.12)}" stroke-width="5"`,
      ) +
      `<rect x="12" y="96" width="104" height="30" rx="12" fill="${shade(wool, 0.2)}"/>`
    );
  },
  "flower-crown": () =>
    path("M8 100C36 120 92 120 120 100", "none", 'stroke="#4f8a3c" stroke-width="10"') +
    [
      [14, 100, "#ff7fa8"],
      [39, 110, "#ffffff"],
      [64, 113, "#ffb347"],
      [89, 110, "#ffffff"],
      [114, 100, "#ff7fa8"],
    ]
      .map(([x, y, fill]) => flower(Number(x), Number(y), String(fill)))
      .join(""),
  "worn-scarf": (color) => {
    const wool = color ? hsl(color) : "#e0442f";
    const dark = shade(wool, -0.16);
    const fringe = [78, 85, 92, 99].map((x) => `M${x} 104V116`).join("");
    return (
      path("M74 34L104 40L102 106H74Z", dark) +
      path(fringe, "none", `stroke="${dark}" stroke-width="4"`) +
      path(
        "M4 22C30 42 98 42 124 22C130 30 128 44 120 50C96 62 32 62 8 50C0 44 -2 30 4 22Z",
        wool,
      ) +
      path(
        "M30 36L28 57M64 39V60M98 36L100 57",
        "none",
        `stroke="${shade(wool, 0.5)}" stroke-width="5"`,
      )
    );
  },
  "bow-tie": (color) => {
    const silk = color ? hsl(color) : "#d0342c";
    return (
      path("M60 64C40 40 16 40 10 46V82C16 88 40 88 60 64Z", silk) +
      path("M68 64C88 40 112 40 118 46V82C112 88 88 88 68 64Z", silk) +
      `<rect x="53" y="52" width="22" height="24" rx="7" fill="${shade(silk, -0.2)}"/>`
    );
  },
  "worn-tie": (color) => {
    const silk = color ? hsl(color) : "#c23b3b";
    return (
      path("M50 4H78L72 24H56Z", shade(silk, -0.16)) + path("M56 24H72L84 104L64 126L44 104Z", silk)
    );
  },
  "held-balloon": (color) => {
    const rubber = color ? hsl(color) : "#e5383b";
    return (
      path("M58 118L64 108L70 118Z", shade(rubber, -0.16)) +
      path(
        "M64 4C94 4 108 26 106 52C103 82 82 108 64 110C46 108 25 82 22 52C20 26 34 4 64 4Z",
        rubber,
      ) +
      ellipse(46, 34, 9, 15, "#ffffff", 0.45)
    );
  },
};

function flower(x: number, y: number, fill: string): string {
  const petals = [0, 72, 144, 216, 288].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return circle(x + Math.cos(turn) * 9, y + Math.sin(turn) * 9, 8, fill);
  });
  return petals.join("") + circle(x, y, 6, "#ffd84d");
}
