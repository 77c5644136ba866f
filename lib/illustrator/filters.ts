/**
 * Builds every SVG filter that `styles.ts` refers to by id.
 *
 * @param unit the canvas's shorter side in pixels, to which effects are scaled
 */
export function filtersOf(unit: number): string {
  const px = (share: number) => (unit * share).toFixed(2);
  const shadow = (blur: number, dy: number, opacity: number) =>
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${px(blur)}" result="soft"/>` +
    `<feOffset in="soft" dy="${px(dy)}" result="low"/><feFlood flood-color="#0a1020" flood-opacity="${opacity}"/>` +
    `<feComposite in2="low" operator="in" result="shadow"/>`;
  const merge = (...layers: string[]) =>
    `<feMerge>${layers.map((layer) => `<feMergeNode in="${layer}"/>`).join("")}</feMerge>`;
  const outline = (radius: number, color: string) =>
    `<feMorphology in="SourceAlpha" operator="dilate" radius="${px(radius)}" result="wide"/>` +
    `<feFlood flood-color="${color}"/><feComposite in2="wide" operator="in" result="line"/>`;
  const light = (height: number, strength: number, color: string) =>
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${px(height)}" result="bump"/>` +
    `<feSpecularLighting in="bump" surfaceScale="${px(0.006)}" specularConstant="${strength}" specularExponent="18" lighting-color="${color}" result="shine">` +
    `<feDistantLight azimuth="235" elevation="48"/></feSpecularLighting>` +
    `<feComposite in="shine" in2="SourceAlpha" operator="in" result="shineIn"/>`;
  const filter = (id: string, body: string, region = "-15% -15% 130% 130%") => {
    const [x, y, width, height] = region.split(" ");
    return `<filter id="${id}" x="${x}" y="${y}" width="${width}" height="${height}" color-interpolation-filters="sRGB">${body}</filter>`;
  };
  const noise = (frequency: number, octaves: number) =>
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="7" result="noise"/>`;
  const whole = "0% 0% 100% 100%";
  return [
    filter(
      "lit",
      shadow(0.008, 0.006, 0.35) +
        light(0.006, 0.35, "#fff6e0") +
        merge("shadow", "SourceGraphic", "shineIn"),
    ),
    filter(
      "rim",
      shadow(0.012, 0.008, 0.5) +
        `<feColorMatrix in="SourceGraphic" values=".98 0 0 0 0 0 .95 0 0 .01 0 0 .93 0 .02 0 0 0 1 0" result="dim"/>` +
        light(0.008, 0.8, "#ffb35c") +
        merge("shadow", "dim", "shineIn"),
    ),
    filter(
      "brush",
      `${noise(0.035, 2)}<feDisplacementMap in="SourceGraphic" in2="noise" scale="${px(0.007)}" result="wobbly"/>` +
        `<feColorMatrix in="wobbly" values="1 .05 0 0 0 .03 1 0 0 0 0 .05 .86 0 .02 0 0 0 1 0" result="warm"/>` +
        shadow(0.006, 0.005, 0.22) +
        merge("shadow", "warm"),
    ),
    filter(
      "ink",
      `${outline(0.0022, "#241a3a")}<feColorMatrix in="SourceGraphic" type="saturate" values="1.25" result="vivid"/>${light(0.004, 0.55, "#ffffff")}${merge("line", "vivid", "shineIn")}`,
    ),
    filter(
      "outline",
      `${outline(0.0062, "#2a2233")}<feColorMatrix in="SourceGraphic" type="saturate" values="1.3" result="vivid"/>${merge("line", "vivid")}`,
    ),
    filter(
      "glow",
      `<feGaussianBlur in="SourceGraphic" stdDeviation="${px(0.02)}" result="halo"/>` +
        `<feColorMatrix in="halo" values="1 0 0 0 .25 0 1 0 0 .2 0 0 1 0 .3 0 0 0 .9 0" result="bright"/>` +
        merge("bright", "SourceGraphic"),
      "-30% -30% 160% 160%",
    ),
    filter(
      "clay",
      shadow(0.016, 0.014, 0.32) +
        light(0.011, 0.75, "#ffffff") +
        merge("shadow", "SourceGraphic", "shineIn"),
    ),
    filter(
      "contour",
      `${outline(0.0032, "#2a2233")}${merge("line", "SourceGraphic")}`,
      "-2% -2% 104% 104%",
    ),
    filter(
      "snowcap",
      `<feOffset in="SourceAlpha" dy="${px(-0.009)}" result="up"/><feOffset in="SourceAlpha" dy="${px(0.013)}" result="down"/>` +
        `<feComposite in="up" in2="down" operator="out" result="top"/><feFlood flood-color="#f7fbff"/>` +
        `<feComposite in2="top" operator="in" result="snow"/>${merge("SourceGraphic", "snow")}`,
    ),
    filter("far", `<feGaussianBlur stdDeviation="${px(0.0035)}"/>`, whole),
    filter("bokeh", `<feGaussianBlur stdDeviation="${px(0.017)}"/>`, whole),
    filter(
      "paint",
      `${noise(0.022, 3)}<feDisplacementMap in="SourceGraphic" in2="noise" scale="${px(0.02)}"/>`,
      whole,
    ),
    filter(
      "grain",
      `${noise(0.9, 2)}<feColorMatrix in="noise" values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .16 0" result="dust"/>` +
        `<feBlend in="dust" in2="SourceGraphic" mode="soft-light"/>`,
      whole,
    ),
    filter(
      "film",
      `<feColorMatrix in="SourceGraphic" values="1.08 .03 0 0 -.03 0 1.02 .02 0 -.02 0 .04 .98 0 .01 0 0 0 1 0" result="graded"/>` +
        `${noise(0.8, 2)}<feColorMatrix in="noise" values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .2 0" result="dust"/>` +
        `<feBlend in="dust" in2="graded" mode="soft-light"/>`,
      whole,
    ),
    filter(
      "paper",
      `${noise(0.012, 4)}<feColorMatrix in="noise" values="0 0 0 0 1 0 0 0 0 .97 0 0 0 0 .85 .5 .5 0 0 -.34" result="wash"/>` +
        `<feBlend in="wash" in2="SourceGraphic" mode="soft-light"/>`,
      whole,
    ),
    filter("blur", `<feGaussianBlur stdDeviation="${px(0.012)}"/>`, "-40% -40% 180% 180%"),
    filter("fluff", `<feGaussianBlur stdDeviation="${px(0.0035)}"/>`, "-20% -20% 140% 140%"),
    filter("haze", `<feGaussianBlur stdDeviation="${px(0.03)}"/>`, "-40% -80% 180% 260%"),
  ].join("");
}
