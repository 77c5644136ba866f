import type { Size } from "@/lib/client/canvas/layers";
import type { MaskChoice } from "@/lib/client/canvas/open-mask";
import type { ImageChoice } from "@/lib/client/image-choice";
import type { ObjectRemoval } from "@/lib/tools/remove-object/contract";

/** One removal: what it worked on, what was removed, and what came of it. */
export type RemovalStep = {
  before: ImageChoice;
  object: string | undefined;
  /** Undefined where only a name was sent and the engine told of no mask. */
  mask: MaskChoice | undefined;
  result: ObjectRemoval;
};

/** The marks of a removal to begin with. */
export type OpenedMarks = {
  mask: MaskChoice;
  /** Size of the image that they are on, in pixels; null where that isn't known. */
  image: Size | null;
  /** Of the creation that was made with them; null for those of a removal that is at work. */
  id: string | null;
};

/** The removals on one image, oldest first: each goes on with the result of the one before. */
export type RemovalSteps = {
  list: readonly RemovalStep[];
  /** The step that was taken back last. */
  undone: RemovalStep | null;
  /** Whether it was taken back to change its mask, with its result still shown. */
  isEdited: boolean;
  /** Another number for each step that was taken back. */
  turn: number;
};

export const NO_STEPS: RemovalSteps = { list: [], undone: null, isEdited: false, turn: 0 };

/** Adds a step. One that doesn't go on with the last result begins anew. */
export function withStep({ list, turn }: RemovalSteps, step: RemovalStep): RemovalSteps {
  const last = list.at(-1);
  const goesOn = last !== undefined && urlOf(step.before) === last.result.content;
  return { list: [...(goesOn ? list : []), step], undone: null, isEdited: false, turn };
}

/** Takes the last step back. */
export function withoutLast({ list, turn }: RemovalSteps): RemovalSteps {
  const undone = list.at(-1) ?? null;
  return { list: list.slice(0, -1), undone, isEdited: false, turn: turn + 1 };
}

/** Takes the step of the shown result back, to do it again with another mask. */
export function toEdit(steps: RemovalSteps, shown: RemovalStep): RemovalSteps {
  const list = steps.list.filter((step) => step !== shown);
  return { list, undone: shown, isEdited: true, turn: steps.turn + 1 };
}

/** The marks of a step; null where there are none. */
export function marksOfStep({ mask, result }: RemovalStep): OpenedMarks | null {
  return mask === undefined ? null : { mask, image: result.meta, id: result.id };
}

/** Whether the object of a step was marked, and not named, and its marks are there to begin with. */
export function isMarkedOnly({ object, mask }: Pick<RemovalStep, "object" | "mask">): boolean {
  return !object && mask !== undefined;
}

function urlOf(image: ImageChoice): string | null {
  return image instanceof File ? null : image.url;
}
