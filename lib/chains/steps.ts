import {
  findKind,
  type Material,
  STEP_KINDS,
  type StepKind,
  type StepKindId,
} from "@/lib/chains/kinds";
import { LOOK_SETTINGS, type Setting } from "@/lib/chains/settings";
import { SOURCE_TOOLS } from "@/lib/registry/source-tools";
import { colorFault } from "@/lib/tools/qr-generator/color-faults";
import { QR_COLORS } from "@/lib/tools/qr-generator/options";

/** One step of a chain, with the values of its settings by name. */
export type ChainStep = { kind: StepKindId; settings: Record<string, string | string[]> };

/** What is wrong with a step. */
export type StepFault = { step: number; setting?: string; message: string };

export const CHAIN_LIMITS = {
  steps: 8,
  /** Inputs of one run. */
  items: 50,
  /** Files of a person that wait in runs. */
  files: 100,
  filesBytes: 500 * 1024 * 1024,
  /** Inputs whose texts one answer holds. */
  itemsOfTexts: 5,
  /** Calls that one input takes. */
  calls: 24,
  nameCharacters: 80,
  /** Chains of a person. */
  chains: 50,
  /** Runs of a person that are kept; the oldest go first. */
  runs: 50,
} as const;

/** A step of a kind, with every setting as it is by default. */
export function newStep(id: StepKindId): ChainStep {
  const kind = findKind(id);
  const settings = (kind?.settings ?? []).map((setting) => [
    setting.name,
    typeof setting.default === "string" ? setting.default : [...setting.default],
  ]);
  return { kind: id, settings: Object.fromEntries(settings) };
}

/** The kinds that a chain can go on with, or begin with. */
export function kindsThatFit(steps: readonly ChainStep[]): readonly StepKind[] {
  const last = steps.at(-1);
  const given = last && findKind(last.kind)?.gives;
  return STEP_KINDS.filter((kind) => (last ? canTake(kind, given) : canBegin(kind)));
}

/** What a chain is run on: what its first step takes. */
export function inputOf(steps: readonly ChainStep[]): Exclude<Material, "cutout"> {
  const [first] = steps;
  const taken = (first && findKind(first.kind)?.takes[0]) ?? "text";
  return taken === "cutout" ? "image" : taken;
}

/** The settings that count for a step as it is set, in order. */
export function settingsThatCount({ kind, settings }: ChainStep): readonly Setting[] {
  const all: readonly Setting[] = findKind(kind)?.settings ?? [];
  return all.filter(({ name }) => {
    if (name === "color") return settings.background === "color";
    if (name === "margin") return (settings.size ?? "image") !== "image";
    if (LOOK_SETTINGS.some((look) => look.name === name)) return settings.look === "styled";
    return name !== "link" || settings.target !== "result";
  });
}

/** The hint of a setting where its step is in a chain. */
export function hintOf(
  setting: Setting,
  steps: readonly ChainStep[],
  index: number,
): string | undefined {
  if (setting.name !== "link") return setting.hint;
  const rest = fitsInCode(steps[index - 1])
    ? "Leave it empty to encode the text itself."
    : "For a code that leads to the text itself, choose a link to the result.";
  return [setting.hint, rest].filter(Boolean).join(" ");
}

/** How many calls, and so runs of the quota, one input takes. */
export function callsPerInput(steps: readonly ChainStep[]): number {
  return callsPerStep(steps).reduce((sum, calls) => sum + calls, 0);
}

/** How many calls each step makes for one input. */
export function callsPerStep(steps: readonly ChainStep[]): number[] {
  let branches = 1;
  return steps.map((step) => {
    branches *= variantsOf(step).length;
    return branches;
  });
}

/** The settings of each call that a step makes of one thing: one, or one for each choice of its `each`. */
export function variantsOf({ kind, settings }: ChainStep): ChainStep["settings"][] {
  const each = findKind(kind)?.each;
  const chosen = each === undefined ? undefined : settings[each];
  if (each === undefined || !Array.isArray(chosen)) return [settings];
  return [...new Set(chosen)].map((one) => ({ ...settings, [each]: one }));
}

/** What tells a variant of a step from its others: "800 px" where it makes several sizes. */
export function variantLabel(step: ChainStep, variant: number): string | undefined {
  const kind = findKind(step.kind);
  const setting = kind?.settings.find(({ name }) => name === kind.each);
  const variants = variantsOf(step);
  if (variants.length < 2 || setting?.type !== "choices") return undefined;
  const chosen = variants[variant]?.[setting.name];
  return setting.options.find(({ value }) => value === chosen)?.label;
}

/** The first thing that keeps a chain from being run; null when nothing does. */
export function chainFault(steps: readonly ChainStep[]): StepFault | null {
  if (steps.length === 0) return { step: 0, message: "Add a first step." };
  for (const [index, step] of steps.entries()) {
    const fault =
      fitFault(steps[index - 1], step) ?? settingsFault(step) ?? codeFault(steps, index);
    if (fault) return { step: index, ...(typeof fault === "string" ? { message: fault } : fault) };
  }
  if (callsPerInput(steps) <= CHAIN_LIMITS.calls) return null;
  const message = `One input would take more than ${CHAIN_LIMITS.calls} runs. Choose fewer widths or remove a step.`;
  return { step: steps.length - 1, message };
}

function canTake({ takes }: StepKind, given: Material | undefined): boolean {
  // A cutout is an image, too; a step that would spoil it doesn't say that it takes one.
  return given !== undefined && takes.includes(given);
}

function canBegin({ takes }: StepKind): boolean {
  return takes.some((material) => material !== "cutout");
}

function fitFault(before: ChainStep | undefined, step: ChainStep): string | null {
  const kind = findKind(step.kind);
  if (!kind) return "This step no longer exists. Remove it.";
  if (!before) return canBegin(kind) ? null : "A chain can't begin with this step.";
  const given = findKind(before.kind)?.gives;
  if (canTake(kind, given)) return null;
  return `This step takes ${wordsFor(kind.takes)}, but the step before it produces ${given ? MATERIAL_WORDS[given] : "nothing"}.`;
}

function settingsFault(step: ChainStep): Omit<StepFault, "step"> | null {
  for (const setting of findKind(step.kind)?.settings ?? []) {
    const message = settingFault(setting, step.settings[setting.name]);
    if (message) return { setting: setting.name, message };
  }
  return null;
}

/** What is wrong with the value of a setting; null when nothing is. */
export function settingFault(
  setting: Setting,
  chosen: string | string[] | undefined,
): string | null {
  if (setting.type === "choices") {
    const known = setting.options.map(({ value }) => value);
    const isKnown = Array.isArray(chosen) && chosen.every((one) => known.includes(one));
    return isKnown && chosen.length > 0
      ? null
      : `Choose at least one: ${setting.label.toLowerCase()}.`;
  }
  // A chain that was saved before its step had this setting goes on as it was.
  const given = chosen === undefined && setting.type !== "text" ? setting.default : chosen;
  // A choice or a color goes to the call as it is; the call trims what was typed.
  const text = typeof given === "string" ? given : "";
  if (setting.type === "choice") {
    return setting.options.some(({ value }) => value === text)
      ? null
      : `Choose: ${setting.label.toLowerCase()}.`;
  }
  if (setting.type === "color")
    return /^#[\da-f]{6}$/i.test(text) ? null : "Enter the color as #rrggbb.";
  if (setting.required && text.trim() === "") return `Fill in: ${setting.label.toLowerCase()}.`;
  return text.trim().length > setting.maxCharacters
    ? `Use ${setting.maxCharacters} characters or fewer.`
    : null;
}

/** Whether a step writes an article from the text that the one before it made, and not just about its subject. */
export function isFromStep(steps: readonly ChainStep[], index: number): boolean {
  const before = findKind(steps[index - 1]?.kind ?? "");
  return (
    steps[index]?.kind === "write-article" && SOURCE_TOOLS.some((tool) => tool === before?.tool)
  );
}

/** A code needs something to lead to, and articles and summaries are longer than any code holds. */
function codeFault(steps: readonly ChainStep[], index: number): Omit<StepFault, "step"> | null {
  const step = steps[index];
  const before = steps[index - 1];
  if (step?.kind !== "qr-code") return null;
  const { dark, light } = QR_COLORS;
  const unreadable = colorFault({ darkColor: dark, lightColor: light, ...lookOf(step) });
  if (unreadable) return { setting: "look", message: unreadable };
  if (step.settings.target === "result") {
    const message = "No earlier step has a result for this code to link to.";
    return before === undefined ? { setting: "target", message } : null;
  }
  if (String(step.settings.link ?? "").trim() || fitsInCode(before)) return null;
  const message =
    "Enter a link, or choose a link to the result: the text is too long for a QR code.";
  return { setting: "link", message };
}

/** Whether a code holds what it's given by the step before it, or is given as an input. */
function fitsInCode(before: ChainStep | undefined): boolean {
  return before === undefined || before.kind === "blog-titles";
}

/** The fields of the call that say what a code looks like; none for a plain one. */
export function lookOf({ settings }: Pick<ChainStep, "settings">): Record<string, string> {
  if (settings.look !== "styled") return {};
  return Object.fromEntries(
    LOOK_SETTINGS.map((setting) => [
      setting.name,
      String(settings[setting.name] ?? setting.default),
    ]),
  );
}

const MATERIAL_WORDS: Record<Material, string> = {
  text: "text",
  link: "a link",
  pdf: "a PDF",
  image: "an image",
  cutout: "an image without its background",
};

/** What a step takes, in words: "an image or an image without its background". */
export function wordsFor(materials: readonly Material[]): string {
  return materials.map((material) => MATERIAL_WORDS[material]).join(" or ");
}
