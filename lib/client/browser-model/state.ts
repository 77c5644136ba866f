"use client";

/// <reference types="dom-chromium-ai" />

import type { BrowserModelState } from "@/lib/engines/browser-model";

/** The languages that the models of browsers write in; any other they may refuse. */
const LANGUAGES = ["en", "es", "ja"];
/** A browser that doesn't answer must not keep the page from showing its other engines. */
const PATIENCE_MS = 1_500;

/** Browsers want the same options when they are asked whether there is a model, and when it is used. */
export function modelOptions(): LanguageModelCreateCoreOptions {
  const expected = [{ type: "text" as const, languages: LANGUAGES }];
  return { expectedInputs: expected, expectedOutputs: expected };
}

/** Whether this browser has a model that pages may use. Starts nothing. */
export async function browserModelState(): Promise<BrowserModelState> {
  if (typeof LanguageModel === "undefined") return "unavailable";
  const late = new Promise<BrowserModelState>((resolve) => {
    setTimeout(() => resolve("unavailable"), PATIENCE_MS);
  });
  const state = LanguageModel.availability(modelOptions()).catch(() => "unavailable" as const);
  return Promise.race([state, late]);
}
