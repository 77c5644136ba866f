/** What a page has the built-in engine do, which tells what it's no good at. */
export type FirstTask = "drafts" | "titles" | "summaries" | "reviews";

/**
 * In the browser's storage once its user declined a better engine for the task; as a cookie also once they have one. Each task
 * has its own: who is content with quotes hasn't been told that drafts may be wrong.
 */
export const FIRST_RUN_OVER: Record<FirstTask, string> = {
  drafts: "atelier-draft-model-accepted",
  titles: "atelier-title-templates-accepted",
  summaries: "atelier-built-in-reader-accepted",
  reviews: "atelier-built-in-reviewer-accepted",
};

/** Ways to a better engine, for the advice that a page comes with before a first run with the built-in model. */
export type FirstRun = {
  /** Whether servers on this machine are looked for. */
  looksOnThisMachine: boolean;
  /** Whether the person may download a model to this server. */
  mayDownload: boolean;
  /** The one to download that suits this machine; null where none does, or the person may not. */
  suitable: SuitableModel | null;
};

/** A model that this machine has room for, and that writes fast enough on it. */
export type SuitableModel = {
  name: string;
  bytes: number;
  /** Null until this machine's speed was measured. */
  wordsPerMinute: number | null;
};
