"use client";

import type { TypedValues } from "@/lib/client/text-store";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What a form's controls hold, by their names; empty for an unchecked box. */
export type FormValues = Record<string, string>;

const CONTROLS = "input[name]:not([type=file],[type=password]),textarea[name]";

const controlsOf = (form: Element) => form.querySelectorAll<Control>(CONTROLS);

/** Whether a control holds what React holds of the form, and nobody types. */
export const isState = ({ type }: Control) => type === "hidden";
const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === "radio" || control.type === "checkbox";

/** What its named controls hold. */
export function valuesOf(form: Element): FormValues {
  const values: FormValues = {};
  for (const control of controlsOf(form)) {
    const { name, value, type } = control;
    if (!isChoice(control)) values[name] = value;
    else if (control.checked) values[name] = value;
    else if (type === "checkbox") values[name] = "";
  }
  return values;
}

/** What every control held when React first showed it. */
function firstsOf(form: Element): FormValues {
  const values: FormValues = {};
  for (const control of controlsOf(form)) {
    const { name, value, type } = control;
    if (!isChoice(control)) values[name] = control.dataset.first ?? control.defaultValue;
    else if (control.defaultChecked) values[name] = value;
    else if (type === "checkbox") values[name] = "";
  }
  return values;
}

/**
 * What was changed in a form.
 *
 * @param base what its last run was sent with
 * @param asked what of it is being answered, which nobody is typing any more
 * @returns each changed control's name with what it held at first and now; null where everything is as it was at first
 */
export function typedIn(form: Element, base: FormValues, asked: FormValues): TypedValues | null {
  const firsts = { ...firstsOf(form), ...base };
  const changes = Object.entries(valuesOf(form))
    .filter(([name, value]) => value !== firsts[name] && value !== asked[name])
    .map(([name, value]) => [name, [firsts[name] ?? "", value]] as const);
  return changes.length > 0 ? Object.fromEntries(changes) : null;
}

/** Puts what was typed into the controls that are meant, where they still hold what they did at first. */
export function fillForm(
  form: Element,
  kept: TypedValues,
  isMeant: (control: Control) => boolean,
): void {
  for (const control of controlsOf(form)) {
    const [first, typed] = kept[control.name] ?? [];
    if (typed === undefined || !isMeant(control)) continue;
    if (isChoice(control)) choose(control, typed);
    else if (isSameValue(control.value, first ?? "")) type(control, typed);
  }
}

/** Whether two controls hold the same. A database puts the keys of what was saved into an order of its own. */
export function isSameValue(some: string, other: string): boolean {
  return some === other || withSortedKeys(some) === withSortedKeys(other);
}

function withSortedKeys(text: string): string {
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.stringify(JSON.parse(text), (_key, value) =>
      value instanceof Object && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    );
  } catch {
    return text;
  }
}

function choose(control: HTMLInputElement, value: string): void {
  const isChosen = control.value === value;
  // Radio buttons are chosen only.
  const changes =
    control.type === "radio" ? isChosen && !control.checked : isChosen !== control.checked;
  if (changes) control.click();
}

/** As if a person had: React notices neither a value that is set, nor one that it has set itself. */
function type(control: Control, text: string): void {
  const { prototype } =
    control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, text);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
