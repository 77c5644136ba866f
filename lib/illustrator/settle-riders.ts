import { NO_SETTING } from "@/lib/illustrator/add-setting";
import { isRelated } from "@/lib/illustrator/arrange";
import { bodyFor } from "@/lib/illustrator/draw-body";
import { removeFigure } from "@/lib/illustrator/same-people";
import type { Figure, Scene } from "@/lib/illustrator/scene";
import { seatOf } from "@/lib/illustrator/supports";

const RIDING = /^(?:riding|rides?)$/;
/** Icons that have another one of somebody on a bicycle. */
const CYCLISTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    man: "man-biking",
    boy: "man-biking",
    woman: "woman-biking",
    girl: "woman-biking",
    person: "person-biking",
    child: "person-biking",
  }),
);

/** Draws people on bicycles as cyclists, and names the people on animals and vehicles, who stand there. */
export function settleRiders(scene: Scene): void {
  for (const ridden of [...scene.figures]) {
    const { relation, kind } = ridden;
    if (relation?.kind !== "on" || !/^(?:animal|vehicle)$/.test(kind)) continue;
    const riders = scene.figures.filter(
      (one, at) => one.kind === "person" && isRelated(relation, at),
    );
    if (isBicycleOf(ridden, riders)) drawCyclist(scene, riders[0], ridden);
    else if (!sitsOn(ridden)) for (const rider of riders) nameStanding(scene, rider);
  }
}

/** Whether people sit on an animal's back or a motorcycle, as `fit-supported.ts` draws them. */
function sitsOn({ icon, kind }: Figure): boolean {
  if (kind === "vehicle") return seatOf(icon)?.hips !== undefined;
  return bodyFor(icon, 0, { color: undefined, dressed: false }) === undefined;
}

function isBicycleOf(
  { icon, count, color, modifiers }: Figure,
  riders: readonly Figure[],
): boolean {
  const [rider] = riders;
  if (icon !== "bicycle" || color || riders.length !== 1 || !rider) return false;
  const isOneEach = rider.count === count || (count > 1 && modifiers.length === 0);
  return (
    isOneEach &&
    (rider.count === 1) === (count === 1) &&
    !rider.color &&
    !rider.dressed &&
    CYCLISTS.has(rider.icon)
  );
}

function drawCyclist(scene: Scene, rider: Figure | undefined, bicycle: Figure): void {
  if (!rider) return;
  rider.icon = CYCLISTS.get(rider.icon) ?? rider.icon;
  scene.setting.push({ ...NO_SETTING, text: bicycle.word });
  removeFigure(scene, scene.figures.indexOf(bicycle), rider);
}

function nameStanding({ missing }: Scene, rider: Figure): void {
  const isRiding = rider.verb !== undefined && RIDING.test(rider.verb);
  const text = isRiding ? rider.verb : rider.word;
  if (isRiding) rider.verb = undefined;
  const like = missing.findIndex((one) => one.startsWith(`${text} (drawn as`) && one.endsWith(")"));
  if (like < 0) missing.push(`${text} (drawn standing)`);
  else missing[like] = `${missing[like]?.slice(0, -1)}, standing)`;
}
