import { type Hsl, hsl, shade } from "@/lib/illustrator/color";
import { circle, ellipse, path, rect } from "@/lib/illustrator/shapes";

const WOOD = "#a9713f";

/** Buildings and furniture that the icon set lacks, each on a square of 128 with its base on the lower edge. */
export const FURNITURE: Readonly<Record<string, (color: Hsl | undefined) => string>> = {
  armchair: (color) => {
    const cloth = color ? hsl(color) : "#b5584a";
    const dark = shade(cloth, -0.18);
    return (
      path("M30 116V124H38V116ZM90 116V124H98V116Z", "#5d4027") +
      path("M34 30C34 18 94 18 94 30V84H34Z", cloth) +
      path("M42 36C42 28 86 28 86 36V80H42Z", shade(cloth, 0.14)) +
      `<rect x="32" y="74" width="64" height="24" rx="8" fill="${shade(cloth, 0.22)}"/>` +
      `<rect x="28" y="92" width="72" height="26" rx="6" fill="${dark}"/>` +
      `<rect x="14" y="60" width="24" height="58" rx="12" fill="${cloth}"/>` +
      `<rect x="90" y="60" width="24" height="58" rx="12" fill="${cloth}"/>` +
      circle(26, 73, 7, dark) +
      circle(102, 73, 7, dark)
    );
  },
  bench: (color) => {
    const wood = color ? hsl(color) : WOOD;
    const bar = (y: number) =>
      `<rect x="4" y="${y}" width="120" height="9" rx="3" fill="${wood}"/>${rect(4, y + 6, 120, 3, shade(wood, -0.2))}`;
    return (
      path("M16 54H22V126H14ZM106 54H112L114 126H106Z", "#3f464d") +
      path("M12 94H26V126H20V100H12ZM102 94H116V100H108V126H102Z", "#3f464d") +
      [54, 68].map(bar).join("") +
      `<rect x="2" y="86" width="124" height="12" rx="3" fill="${shade(wood, 0.12)}"/>` +
      rect(2, 94, 124, 4, shade(wood, -0.22))
    );
  },
  fireplace: (color) => {
    const brick = color ? hsl(color) : "#b0604a";
    let joints = "";
    for (let row = 0; row < 7; row += 1) {
      const y = 38 + row * 12.5;
      joints += `M14 ${y}H114`;
      for (let x = row % 2 ? 24 : 14; x < 114; x += 20) joints += `M${x} ${y}v12.5`;
    }
    return (
      rect(14, 34, 100, 92, brick) +
      path(joints, "none", `stroke="${shade(brick, 0.3)}" stroke-width="1.6"`) +
      `<rect x="6" y="24" width="116" height="12" rx="2" fill="${WOOD}"/>` +
      path("M34 126V84C34 58 94 58 94 84V126Z", "#2b2320") +
      path("M64 72C70 84 86 92 82 112C80 122 48 122 46 112C43 98 58 90 64 72Z", "#f2731f") +
      path("M65 90C68 98 76 102 74 113C72 120 56 120 55 113C54 104 63 100 65 90Z", "#ffd24a") +
      `<rect x="40" y="114" width="48" height="8" rx="4" fill="#6b4a2f"/><rect x="46" y="118" width="36" height="8" rx="4" fill="#54381f"/>` +
      rect(4, 122, 120, 5, shade(brick, -0.3))
    );
  },
  "log-cabin": (color) => {
    const wood = color ? hsl(color) : "#9a6438";
    const logs = [58, 70, 82, 94, 106]
      .map(
        (y) =>
          `<rect x="10" y="${y}" width="108" height="12" rx="6" fill="${wood}"/>${rect(14, y + 8.6, 100, 2.4, shade(wood, -0.22))}${circle(13, y + 6, 5.6, shade(wood, 0.3))}${circle(115, y + 6, 5.6, shade(wood, 0.3))}`,
      )
      .join("");
    return (
      rect(88, 14, 13, 32, "#8a8580") +
      rect(86, 12, 17, 5, "#6f6a66") +
      logs +
      path("M20 58L64 24L108 58Z", shade(wood, 0.08)) +
      path("M64 12L124 58L117 64L64 23L11 64L4 58Z", "#5b3a22") +
      rect(10, 118, 108, 8, "#7d7873") +
      path("M52 126V88H74V126Z", "#4a2f1b") +
      circle(70, 107, 1.8, "#e0b050") +
      [22, 84]
        .map(
          (x) =>
            `${rect(x, 78, 22, 20, "#f0d58a")}<path d="M${x + 11} 78v20M${x} 88h22" stroke="#4a2f1b" stroke-width="2"/><rect x="${x}" y="78" width="22" height="20" fill="none" stroke="#4a2f1b" stroke-width="3"/>`,
        )
        .join("")
    );
  },
  "eiffel-tower": (color) => {
    const iron = color ? hsl(color) : "#8b6f56";
    const light = shade(iron, 0.2);
    return (
      path("M62.5 2H65.5L68 30H60Z", iron) +
      path("M60 28H68L76 74H52Z", iron) +
      path("M52 74H76L84 96H44Z", iron) +
      path("M44 94H84L106 126H86C82 104 46 104 42 126H22Z", iron) +
      path(
        "M61 40L67 48M67 40L61 48M58 54L70 64M70 54L58 64M54 78L74 90M74 78L54 90M46 98L34 122M82 98L94 122",
        "none",
        `stroke="${light}" stroke-width="2"`,
      ) +
      rect(57, 28, 14, 4, light) +
      rect(48, 71, 32, 5, light) +
      rect(40, 93, 48, 5, light)
    );
  },
  shop: (color) => {
    const wall = color ? hsl(color) : "#f0dfc0";
    const stripes = Array.from({ length: 8 }, (_, at) =>
      path(`M${8 + at * 14} 44h14v16a7 7 0 0 1-14 0Z`, at % 2 ? "#ffffff" : "#d8504a"),
    ).join("");
    return (
      rect(12, 22, 104, 104, wall) +
      rect(8, 16, 112, 10, shade(wall, -0.3)) +
      rect(24, 29, 80, 11, shade(wall, -0.45)) +
      rect(22, 70, 50, 40, "#a9d8ee") +
      path("M22 70h50v40h-50Z", "none", 'stroke="#6b4a2f" stroke-width="4"') +
      path("M28 104L44 74H52L36 104Z", "#ffffff", 'opacity=".5"') +
      path("M82 70h24v56h-24Z", "#6b4a2f") +
      rect(86, 75, 16, 26, "#a9d8ee") +
      circle(102, 110, 2, "#e0b050") +
      stripes +
      rect(12, 120, 70, 6, shade(wall, -0.25)) +
      ellipse(94, 126, 14, 2, shade(wall, -0.4))
    );
  },
};
