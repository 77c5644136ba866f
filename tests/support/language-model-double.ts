import type { Page } from "playwright/test";

import { replyTo } from "./openai-double-writing";

type DoubleOptions = {
  /** What the browser has at first; it remembers a download for its origin. */
  state?: Availability;
  contextWindow?: number;
  /** Between the pieces of an answer. */
  pieceMs?: number;
  /** Between the parts of a download. */
  downloadMs?: number;
};

/** What the double counts, for tests to look at. */
export type LanguageModelLog = {
  /** Sessions that were created and not destroyed. */
  live: number;
  prompts: { system: string; prompt: string; aborted: boolean }[];
};

declare global {
  interface Window {
    LanguageModel: typeof LanguageModel;
    __languageModel: LanguageModelLog;
    __replyOfModel: (conversation: { system: string; prompt: string }) => Promise<string>;
  }
}

/**
 * Gives a page a `LanguageModel` as the Prompt API has it, stricter than browsers are: it throws on options that pages may
 * not use, wants a user's activation for a download, and takes one prompt at a time for each session. It writes what
 * `openai-double-writing.ts` writes. Markers in the prompt script it:
 *
 * - `[[model:fail]]` fails before the first word, `[[model:break]]` after some of them.
 * - `[[model:language]]` refuses the language, `[[model:overflow]]` drops the question halfway.
 * - `[[model:quota]]` says that the question is too large, `[[model:hold]]` says some words and no more until it's stopped.
 */
export async function installLanguageModel(page: Page, options: DoubleOptions = {}): Promise<void> {
  await page.exposeFunction(
    "__replyOfModel",
    ({ system, prompt }: { system: string; prompt: string }) =>
      system.includes("review résumés")
        ? remarksOn(prompt)
        : replyTo({ system, user: prompt, all: `${system}\n${prompt}` }),
  );
  await page.addInitScript(defineLanguageModel, {
    state: "available",
    contextWindow: 9_216,
    pieceMs: 5,
    downloadMs: 150,
    ...options,
  } satisfies Required<DoubleOptions>);
}

/** Remarks on a résumé, each with words of it. */
function remarksOn(prompt: string): string {
  const resume = /<resume>\n([\s\S]*?)\n<\/resume>/.exec(prompt)?.[1] ?? "";
  const [one, other] = resume.split("\n").filter((line) => line.split(" ").length >= 5);
  const quote = (line = "") => `[p. 1: "${line.replace(/^\W+/, "").replace(/\W+$/, "")}"]`;
  return `## Strengths\n- It begins plainly. ${quote(one)}\n\n## Weaknesses\n- It names no result. ${quote(other)}`;
}

/** What the double of a page has counted so far. */
export function modelLog(page: Page): Promise<LanguageModelLog> {
  return page.evaluate(() => window.__languageModel);
}

/** Runs in the page: nothing of this file is in its reach. */
function defineLanguageModel(options: Required<DoubleOptions>): void {
  if (!isSecureContext) return;
  const STATE = "language-model-double";
  const log: LanguageModelLog = { live: 0, prompts: [] };
  window.__languageModel = log;

  const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const aborted = (signal: AbortSignal) =>
    new Promise((_, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
    );
  const tokensOf = (text: string) => Math.ceil(text.length / 4);

  function allowed(): boolean {
    type Policy = { features(): string[]; allowsFeature(name: string): boolean };
    const policy = (document as { featurePolicy?: Policy }).featurePolicy;
    // Chromium without the real one doesn't know the name.
    if (!policy?.features().includes("language-model")) return true;
    return policy.allowsFeature("language-model");
  }

  function currentState(): Availability {
    if (!allowed()) return "unavailable";
    return (localStorage.getItem(STATE) as Availability | null) ?? options.state;
  }

  function check(given: object, known: readonly string[]): void {
    const unknown = Object.keys(given).filter((name) => !known.includes(name));
    if (unknown.length > 0) throw new TypeError(`Pages may not use ${unknown.join(", ")}.`);
  }

  function checkCore(core: LanguageModelCreateCoreOptions): void {
    for (const expected of [core.expectedInputs, core.expectedOutputs]) {
      if (!expected) throw new TypeError("Say which inputs and outputs are expected.");
      for (const { type, languages = [] } of expected) {
        if (type !== "text") throw new TypeError(`${type} isn't supported.`);
        for (const tag of Intl.getCanonicalLocales(languages)) {
          if (!["en", "es", "ja"].includes(tag)) {
            throw new DOMException(`${tag} isn't supported.`, "NotSupportedError");
          }
        }
      }
    }
  }

  function quotaExceeded(requested: number): Error {
    const error = new DOMException("The input is too large.", "QuotaExceededError");
    return Object.assign(error, { requested, quota: options.contextWindow });
  }

  async function download(monitor: CreateMonitorCallback | undefined): Promise<void> {
    if (!navigator.userActivation.isActive) {
      throw new DOMException("Requires a user gesture.", "NotAllowedError");
    }
    const target = new EventTarget();
    monitor?.(target as CreateMonitor);
    localStorage.setItem(STATE, "downloading");
    for (const loaded of [0, 0.25, 0.5, 0.75, 1]) {
      const progress = { loaded, total: 1, lengthComputable: true };
      target.dispatchEvent(new ProgressEvent("downloadprogress", progress));
      await sleep(options.downloadMs);
    }
    localStorage.setItem(STATE, "available");
  }

  class LanguageModelDouble extends EventTarget {
    static async availability(core: LanguageModelCreateCoreOptions = {}): Promise<Availability> {
      check(core, ["expectedInputs", "expectedOutputs"]);
      checkCore(core);
      return currentState();
    }

    static async create(given: LanguageModelCreateOptions = {}): Promise<LanguageModelDouble> {
      const { initialPrompts = [], monitor, signal, ...core } = given;
      check(core, ["expectedInputs", "expectedOutputs"]);
      checkCore(core);
      signal?.throwIfAborted();
      if (!allowed()) throw new DOMException("Not allowed here.", "NotAllowedError");
      const state = currentState();
      if (state === "unavailable") throw new DOMException("No model.", "NotSupportedError");
      if (state !== "available") await download(monitor);
      let system = "";
      for (const [index, { role, content }] of initialPrompts.entries()) {
        if (typeof content !== "string") throw new TypeError("Only texts are supported.");
        if ((role as string) === "system" && index > 0) {
          throw new TypeError("The system prompt comes first.");
        }
        system += content;
      }
      if (tokensOf(system) > options.contextWindow) throw quotaExceeded(tokensOf(system));
      await sleep(options.pieceMs);
      signal?.throwIfAborted();
      const session = new LanguageModelDouble(system);
      signal?.addEventListener("abort", () => session.destroy());
      return session;
    }

    readonly contextWindow = options.contextWindow;
    contextUsage: number;
    #system: string;
    #busy = false;
    #destroyed = new AbortController();

    constructor(system: string) {
      super();
      this.#system = system;
      this.contextUsage = tokensOf(system);
      log.live += 1;
    }

    async measureContextUsage(prompt: string): Promise<number> {
      return tokensOf(prompt);
    }

    promptStreaming(prompt: string, given: LanguageModelPromptOptions = {}) {
      if (typeof prompt !== "string") throw new TypeError("Only texts are supported.");
      check(given, ["signal", "responseConstraint"]);
      const destroyed = this.#destroyed.signal;
      if (destroyed.aborted) throw new DOMException("Destroyed.", "InvalidStateError");
      if (this.#busy) throw new DOMException("One prompt at a time.", "InvalidStateError");
      this.#busy = true;
      const entry = { system: this.#system, prompt, aborted: false };
      log.prompts.push(entry);
      const signal = AbortSignal.any([destroyed, ...(given.signal ? [given.signal] : [])]);
      const pieces = this.#write(entry, signal);
      return new ReadableStream<string>({
        pull: async (controller) => {
          const { done, value } = await pieces.next();
          if (done) controller.close();
          else controller.enqueue(value);
        },
        cancel: () => {
          entry.aborted = true;
        },
      });
    }

    async *#write(entry: LanguageModelLog["prompts"][number], signal: AbortSignal) {
      const { system, prompt } = entry;
      // Markdown escapes the brackets of a marker that was typed into an article.
      const script = prompt.replaceAll(/\\(?=[[\]])/g, "");
      try {
        const used = this.contextUsage + tokensOf(prompt);
        if (used > options.contextWindow) throw quotaExceeded(used);
        this.contextUsage = used;
        if (script.includes("[[model:quota]]")) throw quotaExceeded(used);
        if (script.includes("[[model:fail]]")) throw new DOMException("Failed.", "UnknownError");
        if (script.includes("[[model:language]]")) {
          throw new DOMException("An untested language.", "NotSupportedError");
        }
        const reply = await window.__replyOfModel({ system, prompt });
        const words = reply.match(/\s*\S+\s*/g) ?? [];
        for (const [index, word] of words.entries()) {
          await sleep(options.pieceMs);
          signal.throwIfAborted();
          const halfway = index === Math.floor(words.length / 2);
          if (halfway && script.includes("[[model:break]]")) {
            throw new DOMException("Failed.", "UnknownError");
          }
          if (halfway && script.includes("[[model:overflow]]")) {
            this.dispatchEvent(new Event("contextoverflow"));
          }
          this.contextUsage += tokensOf(word);
          yield word;
          if (index === 2 && script.includes("[[model:hold]]")) await aborted(signal);
        }
      } finally {
        entry.aborted ||= signal.aborted;
        this.#busy = false;
      }
    }

    destroy(): void {
      if (this.#destroyed.signal.aborted) return;
      this.#destroyed.abort(new DOMException("The session was destroyed.", "AbortError"));
      log.live -= 1;
    }
  }

  Object.defineProperty(window, "LanguageModel", {
    value: LanguageModelDouble,
    configurable: true,
    writable: true,
  });
}
