import { isPlaceInLine } from "@/lib/core/describe-place";
import type { RunSummary } from "@/lib/runs/contract";

/** What words need to know of a run. */
type Told = Pick<RunSummary, "state" | "step" | "inputs">;

const STATES: Record<RunSummary["state"], string> = {
  running: "Running",
  done: "Done",
  failed: "Failed",
  stopped: "Stopped",
  lost: "Interrupted",
};

/** How a run is, in a list: "Done", or "2 of 10 failed" for a chain that finished with failures. */
export function stateWords(run: Told): string {
  if (run.state === "running" && run.step !== null && isPlaceInLine(run.step)) return "Waiting";
  const failures = failureWords(run);
  return failures ? capitalized(failures) : STATES[run.state];
}

/** That a run ended, in a sentence: "Write article: bees is ready." */
export function endSentence(title: string, run: Told & Pick<RunSummary, "saved">): string {
  if (run.state !== "stopped") return `${title} ${endWords(run)}.`;
  return run.saved ? `Stopped: ${title}. The text so far is saved.` : `Stopped: ${title}.`;
}

/** How a run ended, after its name: "is ready", "failed", or "finished, 2 of 10 failed". */
function endWords(run: Told): string {
  if (run.state !== "done") return "failed";
  const failures = failureWords(run);
  if (!failures) return "is ready";
  return failures === ALL_FAILED ? failures : `finished, ${failures}`;
}

const ALL_FAILED = "failed";

function failureWords({ inputs }: Told): string | null {
  if (!inputs || inputs.failed === 0) return null;
  const { total, failed } = inputs;
  if (failed < total) return `${failed} of ${total} failed`;
  return total === 1 ? ALL_FAILED : `all ${total} failed`;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
