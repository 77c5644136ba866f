import type { RunsByAllowance, ServerEngines } from "@/lib/client/chain-engines";
import { formatCount } from "@/lib/core/format";
import { RUN_ALLOWANCES, type RunAllowance } from "@/lib/core/run-allowance";

type ChainRuns = {
  /** How many runs one input takes, and what they count toward. */
  each: number;
  runs: RunsByAllowance;
  inputs: number;
  /** What is left of each allowance this hour; undefined while it isn't known. */
  left: Record<RunAllowance, number> | undefined;
  server: ServerEngines;
};

/** How many runs a chain takes, and how many are left of what they count toward. */
export function runWords({ each, runs, inputs, left, server }: ChainRuns): string {
  const used = RUN_ALLOWANCES.filter((allowance) => runs.unknown === 0 && runs[allowance] > 0);
  const [only] = used.length === 1 ? used : [];
  const parts = used.filter((one) => used.length > 1 && one !== "plan");
  const more = parts.map((one) => counted(runs[one] * (inputs || 1), one, server)).join(", ");
  const all = counted(each * (inputs || 1), only, server, "run");
  const product = inputs > 1 && each > 1 ? `${formatCount(inputs, "input")} × ${each} = ` : "";
  const total = inputs === 0 ? `Each input uses ${all}` : `${product}${all}`;
  const sentences = [`${total}${more && ` (${more})`}.`];
  if (left && used.length > 0) {
    // What all of them count toward has been named.
    const rest = used.map((one) => counted(left[one], only ? undefined : one, server));
    sentences.push(`Left this hour: ${rest.join(", plus ")}.`);
    if (used.some((one) => runs[one] * inputs > left[one]))
      sentences.push("The chain stops when you run out, and you can resume it in the next hour.");
  }
  return sentences.join(" ");
}

/** What follows a number of runs on the server's own engines, where they aren't all built in. */
const ON_MODELS: Record<Exclude<ServerEngines, "built-in">, string> = {
  downloaded: "with a downloaded model",
  "built-in or downloaded": "with built-in or downloaded models",
};

/** "5", "5 built-in", "1 built-in run", "5 runs with your own engines". */
function counted(
  count: number,
  of: RunAllowance | undefined,
  server: ServerEngines,
  noun?: string,
): string {
  if (of === "built-in" && server === "built-in")
    return noun ? formatCount(count, `built-in ${noun}`) : `${count} built-in`;
  const words = noun ? formatCount(count, noun) : `${count}`;
  if (of === "built-in" && server !== "built-in") return `${words} ${ON_MODELS[server]}`;
  return of === "own-engine" ? `${words} with your own engines` : words;
}
