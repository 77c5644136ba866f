"use client";

import { draftKeys, TEXT_PREFIX } from "@/lib/client/draft-keys";
import { FORMS_KEPT_MS, lastLeft, markKept, mayKeepForms } from "@/lib/client/kept-forms";

/** What was changed in a form, by the names of its controls: what each began with, and what it holds. */
export type TypedValues = Record<string, readonly [first: string, typed: string]>;

const MAX_FORMS = 20;

const keyOf = (userId: string, place: string) => `${TEXT_PREFIX}${userId} ${place}`;

/**
 * Keeps what was typed into a form so that it survives a reload: in this tab only, so that two tabs don't mix.
 *
 * @param place the form and the address that it's at
 */
export function keepTyped(userId: string, place: string, values: TypedValues): void {
  const key = keyOf(userId, place);
  try {
    if (!mayKeepForms(userId)) return;
    const at = Date.now();
    const others = keptKeys()
      .filter((other) => other !== key)
      .sort((a, b) => keptAt(b) - keptAt(a));
    for (const other of others.slice(MAX_FORMS - 1)) sessionStorage.removeItem(other);
    // What was there before isn't what is on screen, also where this doesn't fit.
    sessionStorage.removeItem(key);
    sessionStorage.setItem(key, JSON.stringify({ at, values }));
    markKept(userId, at + FORMS_KEPT_MS);
  } catch {
    // A browser that keeps nothing, or a full one.
  }
}

/** What was typed into a form; null for nothing. */
export function readTyped(userId: string, place: string): TypedValues | null {
  try {
    const { values } = Object(JSON.parse(sessionStorage.getItem(keyOf(userId, place)) ?? "null"));
    // Safe: only `keepTyped` writes it.
    return (values as TypedValues | undefined) ?? null;
  } catch {
    return null;
  }
}

export function dropTyped(userId: string, place: string): void {
  try {
    sessionStorage.removeItem(keyOf(userId, place));
  } catch {
    // A browser that keeps nothing.
  }
}

/** Drops what is too old, what is another person's, and what is from before they left; without an ID everything. */
export function dropOthersTyped(userId: string | null): void {
  try {
    for (const key of keptKeys()) {
      const age = Date.now() - keptAt(key);
      const isTheirs = userId !== null && key.startsWith(keyOf(userId, ""));
      const stays = isTheirs && keptAt(key) > lastLeft(userId) && age >= 0 && age < FORMS_KEPT_MS;
      if (!stays) sessionStorage.removeItem(key);
    }
  } catch {
    // A browser that keeps nothing.
  }
}

/** Marks anew what this tab keeps of a person, once an older mark is gone: without one, the next page looks for nothing. */
export function markTyped(userId: string): void {
  try {
    for (const key of keptKeys()) markKept(userId, keptAt(key) + FORMS_KEPT_MS);
  } catch {
    // A browser that keeps nothing.
  }
}

const keptKeys = () => draftKeys(TEXT_PREFIX);

function keptAt(key: string): number {
  const { at } = Object(JSON.parse(sessionStorage.getItem(key) ?? "null"));
  return typeof at === "number" ? at : 0;
}
