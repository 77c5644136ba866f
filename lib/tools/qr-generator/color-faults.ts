/** What is wrong with a code's colors, those of the eyes included, in sentences. Shared by browser and server. */

import { judgeColors } from "@/lib/tools/qr-generator/colors";
import { QR_COLORS } from "@/lib/tools/qr-generator/options";

/** Colors as `#rrggbb`; an eye's are those of the modules, when absent. */
export type CodeColors = {
  darkColor: string;
  lightColor: string;
  eyeFrameColor?: string | undefined;
  eyeBallColor?: string | undefined;
};

/** What keeps scanners from reading the colors, and what to change; null when nothing does. */
export function colorFault(colors: CodeColors): string | null {
  const { verdict, contrast } = judgeColors(colors.darkColor, colors.lightColor);
  if (verdict === "unreadable")
    return `Scanners can't tell these colors apart (contrast ${contrast.toFixed(1)}:1). Choose colors with more contrast.`;
  if (verdict === "inverted")
    return "The foreground is lighter than the background, which many scanners can't read. Swap the colors.";
  for (const { part, verdict, ratio } of judgeEyes(colors)) {
    if (verdict === "unreadable")
      return `Scanners can't tell ${part} from the background (contrast ${ratio}). Choose a darker color for them.`;
    if (verdict === "inverted")
      return `Many scanners can't read eyes that are lighter than the background. Choose a darker color for ${part}.`;
  }
  return null;
}

/** A look as it's remembered: colors that a code is refused for become those of a plain one. */
export function withReadableColors<Look extends CodeColors>(look: Look): Look {
  if (colorFault(look) === null) return look;
  const { dark: darkColor, light: lightColor } = QR_COLORS;
  return { ...look, darkColor, lightColor, eyeFrameColor: undefined, eyeBallColor: undefined };
}

/** What to know about colors that scan; null when there's nothing. */
export function colorWarning(colors: CodeColors): string | null {
  const { verdict, contrast } = judgeColors(colors.darkColor, colors.lightColor);
  const eyes = judgeEyes(colors).filter((eye) => eye.verdict === "weak");
  const warnings = [
    ...(verdict === "weak"
      ? [`The contrast is low (${contrast.toFixed(1)}:1), so some scanners may need bright light.`]
      : []),
    ...eyes.map(({ part, ratio }) => `The contrast of ${part} is low (${ratio}).`),
  ];
  return warnings.join(" ") || null;
}

/** The eyes with a color of their own beside the background. */
function judgeEyes({ darkColor, lightColor, eyeFrameColor, eyeBallColor }: CodeColors) {
  const eyes = [
    { part: "the eye frames", color: eyeFrameColor ?? darkColor },
    { part: "the eye balls", color: eyeBallColor ?? darkColor },
  ];
  return eyes
    .filter(({ color }) => color !== darkColor)
    .map(({ part, color }) => {
      const { verdict, contrast } = judgeColors(color, lightColor);
      return { part, verdict, ratio: `${contrast.toFixed(1)}:1` };
    });
}
