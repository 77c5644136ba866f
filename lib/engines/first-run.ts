/** In the browser's storage once its user declined a better engine; as a cookie also once they have one. */
export const FIRST_RUN_OVER = "atelier-draft-model-accepted";

/** What a page has the built-in engine do, which tells what it's no good at. */
export type FirstTask = "drafts" | "summaries" | "reviews";

/** Ways to a better engine, for the advice that a page comes with before a first run with the built-in model. */
export type FirstRun = {
  /** Whether servers on this machine are looked for. */
  looksOnThisMachine: boolean;
  /** Whether the person may download a model to this server. */
  mayDownload: boolean;
};
