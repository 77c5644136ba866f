"use client";

import { useSyncExternalStore } from "react";

export type ThemeChoice = "system" | "light" | "dark";

/** Also read by `public/theme.js`, before the first paint. */
const STORAGE_KEY = "theme";

const listeners = new Set<() => void>();

/** The user's choice; `system` on the server. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, readChoice, () => "system");
}

export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === "system") localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Storage is blocked, so the choice lasts for this page only.
  }
  applyTheme(choice);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const followSystem = () => applyTheme(readChoice());
  const followOtherTab = () => {
    followSystem();
    listener();
  };
  const system = matchMedia("(prefers-color-scheme: dark)");
  listeners.add(listener);
  system.addEventListener("change", followSystem);
  window.addEventListener("storage", followOtherTab);
  followSystem();
  return () => {
    listeners.delete(listener);
    system.removeEventListener("change", followSystem);
    window.removeEventListener("storage", followOtherTab);
  };
}

function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

function applyTheme(choice: ThemeChoice): void {
  const systemIsDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const dark = choice === "dark" || (choice === "system" && systemIsDark);
  document.documentElement.classList.toggle("dark", dark);
}
