"use client";

import { LEFT_PREFIX, mayKeepForms } from "@/lib/client/kept-forms";
import {
  dropOthersTyped,
  dropTyped,
  keepTyped,
  readTyped,
  type TypedValues,
} from "@/lib/client/text-store";
import { CHAINS_PATH } from "@/lib/registry/chain-paths";
import { CREATION_PARAMETER } from "@/lib/registry/creation-parameter";
import { RUN_PARAMETER } from "@/lib/runs/header";

type Control = HTMLInputElement | HTMLTextAreaElement;
type Values = Record<string, string>;

/** A form on the page that is kept. */
type Watched = {
  path: string;
  /** The whole address that it's filled in at. */
  address: string;
  /** What it was sent with, until the address names the run. */
  sent: Values | null;
  /** What its last run was sent with, which that run's address brings back. */
  base: Values;
  /** What is kept of it, as JSON; null for nothing. */
  kept: string | null;
};

const FORMS = "[data-keeps]";
const CONTROLS = "input[name]:not([type=file],[type=password]),textarea[name]";
/** At most as long as something typed waits to be kept. */
const PAUSE_MS = 400;

let keeping: { userId: string; end: () => void } | null = null;

/**
 * Keeps what the person who is signed in types into the page's forms, and brings it back: into each element with
 * `data-keeps`, from its named controls. What React holds of such a form, and no control, is in a `KeptState`.
 */
export function keepTexts(userId: string | null): void {
  if (keeping?.userId === userId) return;
  keeping?.end();
  keeping = userId === null ? null : { userId, end: watchForms(userId) };
}

function watchForms(userId: string): () => void {
  const watched = new Map<Element, Watched>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  dropOthersTyped(userId);

  function look(): void {
    for (const form of document.querySelectorAll(FORMS)) {
      // Until it's hydrated, React wouldn't notice.
      if (watched.has(form) || form.closest("[data-waking]")) continue;
      const { pathname: path } = location;
      // Beside a result, what is there at first was sent with its run, also before there was a keeper.
      const base = namesResult() ? valuesOf(form) : {};
      // It may have been sent before there was a keeper, too.
      const sent = document.querySelector("[aria-busy=true]") ? valuesOf(form) : null;
      const at: Watched = { path, address: address(), sent, base, kept: null };
      watched.set(form, at);
      void bringBack(form, at);
    }
    for (const [form, at] of watched) {
      if (form.isConnected) continue;
      watched.delete(form);
      if (at.sent && location.pathname.startsWith(`${CHAINS_PATH}/runs/`)) drop(form, at);
    }
  }

  async function bringBack(form: Element, at: Watched): Promise<void> {
    const kept = readTyped(userId, placeOf(form, at));
    if (!kept) return;
    const values = valuesOf(form);
    // Only where everything stands as it did before: the address, or whoever types already, comes first.
    const isSame = Object.entries(kept).every(([name, [first]]) =>
      isAlike(values[name] ?? first, first),
    );
    if (!isSame) return;
    at.kept = JSON.stringify(kept);
    fill(form, kept, isState);
    // With the state, some of the others have changed.
    await new Promise((resolve) => setTimeout(resolve));
    fill(form, kept, (control) => !isState(control));
  }

  function drop(form: Element, at: Watched): void {
    at.kept = null;
    dropTyped(userId, placeOf(form, at));
  }

  /** @param stays whether the page is about to show another address, which isn't this form's */
  function save(form: Element, at: Watched, stays: boolean): void {
    const now = stays || location.pathname !== at.path ? at.address : address();
    if (now !== at.address && at.sent && namesResult()) {
      // The run holds it from here on.
      drop(form, at);
      at.base = at.sent;
      at.sent = null;
    }
    const typed = typedIn(form, at.base);
    if (typed === null && at.kept !== null) drop(form, at);
    const json = typed && JSON.stringify(typed);
    const isKept = json === at.kept && now === at.address;
    at.address = now;
    at.kept = json;
    if (typed && !isKept) keepTyped(userId, placeOf(form, at), typed);
  }

  function saveAll(stays = false): void {
    clearTimeout(timer);
    timer = undefined;
    for (const [form, at] of watched) if (form.isConnected) save(form, at, stays);
  }

  function later(): void {
    timer ??= setTimeout(saveAll, PAUSE_MS);
  }

  const observer = new MutationObserver(() => {
    look();
    later();
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["data-waking"],
  });
  const gone = new AbortController();
  const on = (target: EventTarget, name: string, listener: (event: Event) => void) =>
    target.addEventListener(name, listener, { capture: true, signal: gone.signal });
  on(document, "input", later);
  on(document, "click", ({ target }) => {
    // It may lead to another page.
    if (timer !== undefined) saveAll();
    const isLink = target instanceof Element && target.closest("a") !== null;
    if (isLink) for (const at of watched.values()) at.sent = null;
    later();
  });
  on(document, "submit", ({ target }) => {
    const form = target instanceof Element ? target.closest(FORMS) : null;
    const at = form && watched.get(form);
    if (at) at.sent = valuesOf(form);
  });
  on(window, "popstate", () => saveAll(true));
  on(window, "pagehide", () => saveAll());
  on(window, "storage", (event) => {
    // They left in another tab.
    const isLeft = event instanceof StorageEvent && event.key?.startsWith(LEFT_PREFIX);
    if (isLeft && !mayKeepForms(userId)) dropOthersTyped(null);
  });
  look();
  // Somebody may have typed already.
  later();

  return () => {
    clearTimeout(timer);
    observer.disconnect();
    gone.abort();
  };
}

const address = () => location.pathname + location.search;

function placeOf(form: Element, { address }: Watched): string {
  return `${form.getAttribute("data-keeps")} ${address}`;
}

/** Whether the page's address shows what was made of a form. */
function namesResult(): boolean {
  const query = new URLSearchParams(location.search);
  return query.has(RUN_PARAMETER) || query.has(CREATION_PARAMETER);
}

const controlsOf = (form: Element) => form.querySelectorAll<Control>(CONTROLS);

const isState = ({ type }: Control) => type === "hidden";
const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === "radio" || control.type === "checkbox";

function valuesOf(form: Element): Values {
  const values: Values = {};
  for (const control of controlsOf(form)) {
    const { name, value, type } = control;
    if (!isChoice(control)) values[name] = value;
    else if (control.checked) values[name] = value;
    else if (type === "checkbox") values[name] = "";
  }
  return values;
}

/** What every control held when React first showed it. */
function firstsOf(form: Element): Values {
  const values: Values = {};
  for (const control of controlsOf(form)) {
    const { name, value, type } = control;
    if (!isChoice(control)) values[name] = control.dataset.first ?? control.defaultValue;
    else if (control.defaultChecked) values[name] = value;
    else if (type === "checkbox") values[name] = "";
  }
  return values;
}

/** @returns null where everything is as it was at first */
function typedIn(form: Element, base: Values): TypedValues | null {
  const firsts = { ...firstsOf(form), ...base };
  const changes = Object.entries(valuesOf(form))
    .filter(([name, value]) => value !== firsts[name])
    .map(([name, value]) => [name, [firsts[name] ?? "", value]] as const);
  return changes.length > 0 ? Object.fromEntries(changes) : null;
}

function fill(form: Element, kept: TypedValues, isMeant: (control: Control) => boolean): void {
  for (const control of controlsOf(form)) {
    const [first, typed] = kept[control.name] ?? [];
    if (typed === undefined || !isMeant(control)) continue;
    if (isChoice(control)) choose(control, typed);
    else if (isAlike(control.value, first ?? "")) type(control, typed);
  }
}

/** Whether two controls hold the same. A database puts the keys of what was saved into an order of its own. */
function isAlike(some: string, other: string): boolean {
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
