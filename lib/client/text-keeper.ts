"use client";

import {
  type FormValues,
  fillForm,
  isSameValue,
  isState,
  typedIn,
  valuesOf,
} from "@/lib/client/form-values";
import { LEFT_PREFIX } from "@/lib/client/forms-mark";
import { mayKeepForms } from "@/lib/client/kept-forms";
import { dropOthersTyped, dropTyped, keepTyped, readTyped } from "@/lib/client/text-store";
import { CHAINS_PATH } from "@/lib/registry/chain-paths";
import { CREATION_PARAMETER } from "@/lib/registry/creation-parameter";
import { QUESTION_PARAMETER } from "@/lib/registry/question-parameter";
import { RUN_PARAMETER } from "@/lib/runs/header";

/** A form on the page that is kept. */
type Watched = {
  path: string;
  /** The whole address that it's filled in at. */
  address: string;
  /** What it was sent with, until the address names the run. */
  sent: FormValues | null;
  /** What its last run was sent with, which that run's address brings back. */
  base: FormValues;
  /** What was last sent about the result that stays: a question, which its box holds until it's answered. */
  asked: FormValues;
  /** What is kept of it, as JSON; null for nothing. */
  kept: string | null;
};

const FORMS = "[data-keeps]";
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
    // Until the page is hydrated, React wouldn't notice. Its fieldsets tell when it is, for what is outside of them, too.
    const isAwake = document.querySelector("[data-waking]") === null;
    for (const form of isAwake ? document.querySelectorAll(FORMS) : []) {
      if (watched.has(form)) continue;
      const { pathname: path } = location;
      // Beside a result, what is there at first was sent with its run, also before there was a keeper.
      const base = namesResult() ? valuesOf(form) : {};
      // It may have been sent before there was a keeper, too.
      const sent = form.querySelector("[aria-busy=true]") ? valuesOf(form) : null;
      const at: Watched = { path, address: address(), sent, base, asked: {}, kept: null };
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
      isSameValue(values[name] ?? first, first),
    );
    if (!isSame) return;
    at.kept = JSON.stringify(kept);
    fillForm(form, kept, isState);
    // With the state, some of the others have changed.
    await new Promise((resolve) => setTimeout(resolve));
    fillForm(form, kept, (control) => !isState(control));
  }

  function drop(form: Element, at: Watched): void {
    at.kept = null;
    dropTyped(userId, placeOf(form, at));
  }

  /** @param stays whether the page is about to show another address, which isn't this form's */
  function save(form: Element, at: Watched, stays: boolean): void {
    const now = stays || location.pathname !== at.path ? at.address : address();
    const stayed = now !== at.address && namesResult() && resultIn(now) === resultIn(at.address);
    if (now !== at.address && at.sent && namesResult()) {
      // The run holds it from here on, which the form shows again with that run's result.
      drop(form, at);
      if (stayed) at.asked = at.sent;
      else at.base = at.sent;
      at.sent = null;
    }
    // It goes on at the new address, and nobody comes back to the old one.
    if (stayed && at.kept !== null) drop(form, at);
    const typed = typedIn(form, at.base, namesQuestion(now) ? at.asked : {});
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
  return resultIn(address()) !== null;
}

/** The run or the creation that an address shows. */
function resultIn(address: string): string | null {
  const query = queryOf(address);
  return query.get(RUN_PARAMETER) ?? query.get(CREATION_PARAMETER);
}

/** Whether a question about the result of an address is being answered. */
function namesQuestion(address: string): boolean {
  return queryOf(address).has(QUESTION_PARAMETER);
}

const queryOf = (address: string) => new URL(address, location.origin).searchParams;
