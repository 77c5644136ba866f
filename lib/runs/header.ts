/** Sent with a run that goes on when its caller leaves; see `lib/runs`. */
export const RUN_HEADER = "x-run";
/** Its only value. */
export const KEPT_RUN = "keep";

export const RUNS_PATH = "/api/runs";

/** The parameter of a tool page's address that names the run it shows. */
export const RUN_PARAMETER = "run";
