import { type Hsl, hsl, shade } from "@/lib/illustrator/color";
import { ellipse, path, rect } from "@/lib/illustrator/shapes";

const WOOD = "#a9713f";

/** What things stand, sit, or lie on, in, or behind, each on a square of 128 with its base on the lower edge. */
export const SUPPORTS: Readonly<Record<string, (color: Hsl | undefined) => string>> = {
  birdcage: (color) => {
    const wire = color ? hsl(color) : "#c79a3a";
    const bar = (x: number) =>
      path(
        `M64 12C${64 + (x - 64) * 0.9} 16 ${x} 34 ${x} 56V112`,
        "none",
        `stroke="${wire}" stroke-width="2.6"`,
      );
    return (
      [20, 42, 64, 86, 108].map(bar).join("") +
      path("M20 56H108", "none", `stroke="${shade(wire, -0.12)}" stroke-width="2.6"`) +
      path(
        "M64 12m-6 -5a6 6 0 1 0 12 0a6 6 0 1 0 -12 0",
        "none",
        `stroke="${wire}" stroke-width="3"`,
      ) +
      `<rect x="14" y="112" width="100" height="14" rx="5" fill="${shade(wire, -0.18)}"/>`
    );
  },
  "glass-bottle": () =>
    path(
      "M10 56H84C94 56 92 76 104 76H116V104H104C92 104 94 124 84 124H10C4 124 2 118 2 112V68C2 62 4 56 10 56Z",
      "#a9dce6",
      'stroke="#5f9fb0" stroke-width="2.5"',
    ) +
    path(
      "M14 64H74",
      "none",
      'stroke="#ffffff" stroke-width="5" stroke-linecap="round" opacity=".8"',
    ) +
    `<rect x="114" y="79" width="13" height="22" rx="3" fill="#b98a54"/>`,
  fence: (color) => {
    const wood = color ? hsl(color) : "#f2ece0";
    const dark = shade(wood, -0.16);
    const board = (x: number) =>
      path(`M${x} 62L${x + 10} 48L${x + 20} 62V127H${x}Z`, wood) +
      path(`M${x + 15} 55L${x + 20} 62V127H${x + 15}Z`, dark);
    return (
      rect(-62, 74, 252, 10, dark) +
      rect(-62, 104, 252, 10, dark) +
      Array.from({ length: 10 }, (_, at) => board(-60 + at * 25)).join("")
    );
  },
  branch: (color) => {
    const bark = color ? hsl(color) : "#7a5230";
    const leaf = (x: number, y: number, turn: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0C6 -12 24 -14 34 -4C24 6 8 8 0 0Z" fill="#5f9e3a"/><path d="M2 0L28 -4" stroke="#3f7426" stroke-width="1.5"/></g>`;
    return (
      path("M-80 96C-20 84 60 92 210 78L212 84C150 98 60 104 -80 112Z", bark) +
      path("M150 86C170 70 184 56 190 40L194 42C192 62 180 78 164 90Z", bark) +
      path("M-80 105C-20 96 60 99 210 82L212 84C150 98 60 104 -80 112Z", shade(bark, -0.12)) +
      leaf(188, 46, -60) +
      leaf(192, 44, -10) +
      leaf(206, 82, -20) +
      leaf(204, 84, 30) +
      leaf(150, 96, 60) +
      leaf(-30, 106, 70) +
      leaf(40, 104, 100)
    );
  },
  blanket: (color) => {
    const cloth = color ? hsl(color) : "#d8443c";
    const columns = [0, 1, 2, 3, 4].map((at) => {
      const [top, bottom] = [-2 + at * 28, -34 + at * 42];
      return path(`M${top} 76H${top + 14}L${bottom + 21} 124H${bottom}Z`, cloth, 'opacity=".75"');
    });
    const rows = [
      [76, 8],
      [94, 12],
      [114, 10],
    ].map(([y = 0, height = 0]) => {
      const left = (at: number) => -2 - ((at - 76) / 48) * 32;
      const right = (at: number) => 130 + ((at - 76) / 48) * 32;
      return path(
        `M${left(y)} ${y}H${right(y)}L${right(y + height)} ${y + height}H${left(y + height)}Z`,
        cloth,
        'opacity=".55"',
      );
    });
    return path("M-2 76H130L162 124V128H-34V124Z", "#fff6ec") + columns.join("") + rows.join("");
  },
  mat: (color) => {
    const cloth = color ? hsl(color) : "#b5584a";
    return (
      ellipse(64, 106, 82, 21, shade(cloth, -0.14)) +
      ellipse(64, 104, 80, 20, cloth) +
      ellipse(64, 104, 64, 15, shade(cloth, 0.22)) +
      ellipse(64, 104, 54, 12, cloth)
    );
  },
  plate: (color) => {
    const china = color ? hsl(color) : "#ffffff";
    return (
      ellipse(64, 112, 66, 15, "#9fb0bd") +
      ellipse(64, 109, 66, 15, china) +
      ellipse(64, 108, 46, 9, shade(china, -0.08))
    );
  },
  "open-box": (color) => {
    const card = color ? hsl(color) : "#c8955c";
    return (
      path("M14 62H114V90H14Z", shade(card, -0.28)) +
      path("M14 62L-4 78L8 84L22 74ZM114 62L132 78L120 84L106 74Z", shade(card, 0.1)) +
      path("M10 74H118V128H10Z", card) +
      path("M58 74H70V98H58Z", shade(card, 0.2)) +
      path("M10 74H118V79H10Z", shade(card, -0.1))
    );
  },
  vase: (color) => {
    const glass = color ? hsl(color) : "#4f8fb8";
    return (
      ellipse(64, 46, 25, 6, shade(glass, -0.3)) +
      path(
        "M39 46C39 58 30 66 28 86C27 108 40 128 46 128H82C88 128 101 108 100 86C98 66 89 58 89 46C84 54 44 54 39 46Z",
        glass,
      ) +
      path("M38 76C34 92 40 108 46 116C40 100 42 88 46 76Z", "#ffffff", 'opacity=".5"')
    );
  },
  "flower-pot": (color) => {
    const clay = color ? hsl(color) : "#c8643c";
    return (
      ellipse(64, 62, 42, 9, "#5b3a22") +
      path("M30 70H98L90 128H38Z", clay) +
      path("M20 62C26 76 102 76 108 62V78C100 86 28 86 20 78Z", shade(clay, 0.08))
    );
  },
  table: (color) => {
    const wood = color ? hsl(color) : WOOD;
    return (
      path("M14 80H24V128H14ZM104 80H114V128H104Z", shade(wood, -0.2)) +
      path("M8 60H120L134 78H-6Z", shade(wood, 0.12)) +
      rect(-6, 78, 140, 9, shade(wood, -0.08))
    );
  },
};
