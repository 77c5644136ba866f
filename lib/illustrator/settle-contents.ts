import { NO_SETTING } from "@/lib/illustrator/add-setting";
import { contains, containsLooking } from "@/lib/illustrator/natural-looks";
import { singularize } from "@/lib/illustrator/plurals";
import { removeFigure } from "@/lib/illustrator/same-people";
import type { Figure, Scene } from "@/lib/illustrator/scene";

/**
 * Counts as drawn what another thing's picture has in it anyway: the fork in the spaghetti, and the lamp beside the sofa,
 * which isn't drawn again as something that is only like it.
 */
export function settleContents(scene: Scene): void {
  scene.missing = scene.missing.filter((text) => {
    const isThere = scene.figures.some(({ icon }) => contains(icon, singularize(text).word));
    if (isThere) scene.setting.push({ ...NO_SETTING, text });
    return !isThere;
  });
  for (let at = scene.figures.length - 1; at >= 0; at -= 1) {
    const figure = scene.figures[at];
    if (figure && isInAnother(figure, scene)) leaveOut(scene, at, figure);
  }
}

function isInAnother(figure: Figure, { figures }: Scene): boolean {
  const { word, like, requested, relation, attached, color } = figure;
  if (!like || requested > 1 || relation || attached || color) return false;
  const at = figures.indexOf(figure);
  if (figures.some((one) => one.attached?.to === at || one.relation?.to === at)) return false;
  const name = singularize(word).word;
  return figures.some((one) => one !== figure && contains(one.icon, name));
}

function leaveOut(scene: Scene, at: number, { word, sizeWord, like }: Figure): void {
  removeFigure(scene, at);
  const name = singularize(word).word;
  const isSized =
    !sizeWord || scene.figures.some(({ icon }) => containsLooking(icon, name, sizeWord));
  const text = [sizeWord, word].filter(Boolean).join(" ");
  scene.missing = scene.missing.filter((one) => one !== `${word} (drawn as ${like})`);
  if (isSized) scene.setting.push({ ...NO_SETTING, text });
  else scene.missing.push(text);
}
