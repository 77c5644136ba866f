import { setTimeout as pause } from "node:timers/promises";

import { type Call, send } from "./load";
import { median, percentile } from "./statistics";

const PAUSE_MS = 50;

/** Calls by their names, how long each took in milliseconds, and what went wrong. */
export type CallTimes = { times: Map<string, number[]>; failures: string[] };

/** Makes these calls in turns, one at a time, until `isOver`. */
export async function callInTurns(
  calls: Record<string, () => Call>,
  isOver: () => boolean,
): Promise<CallTimes> {
  const times = new Map(Object.keys(calls).map((name): [string, number[]] => [name, []]));
  const failures: string[] = [];
  while (!isOver()) {
    for (const [name, callOf] of Object.entries(calls)) {
      const startedMs = performance.now();
      await send(callOf()).catch((error) => failures.push(`${name}: ${error}`));
      times.get(name)?.push(performance.now() - startedMs);
      await pause(PAUSE_MS);
    }
  }
  return { times, failures };
}

/** Prints how long the calls took, and returns what 19 of 20 took at most, and the longest, in milliseconds. */
export function printTimes(when: string, { times }: CallTimes): { most: number; longest: number } {
  for (const [name, all] of times) {
    const [half, most, longest] = [median(all), percentile(all, 95), Math.max(...all)].map((one) =>
      one.toFixed(0),
    );
    const cells = [when.padEnd(18), name.padEnd(15), `${all.length} calls`.padEnd(10)];
    console.log(`${cells.join("")} half in ${half} ms, 95% in ${most} ms, longest ${longest} ms`);
  }
  const all = [...times.values()];
  return {
    most: Math.max(...all.map((one) => percentile(one, 95))),
    longest: Math.max(...all.flat()),
  };
}
