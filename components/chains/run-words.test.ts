import { describe, expect, it } from "vitest";

import { runWords } from "@/components/chains/run-words";
import type { ServerEngines } from "@/lib/client/chain-engines";

const NONE = { plan: 0, "own-engine": 0, "built-in": 0, unknown: 0 };
const LEFT = { plan: 60, "own-engine": 600, "built-in": 40 };
const of = (
  runs: Partial<typeof NONE>,
  inputs = 0,
  left: typeof LEFT | undefined = LEFT,
  server: ServerEngines = "built-in",
) =>
  runWords({
    each: Object.values(runs).reduce((sum, count) => sum + count, 0),
    runs: { ...NONE, ...runs },
    inputs,
    left,
    server,
  });

describe("what is said of a chain's runs", () => {
  it("is how many there are, of which kinds, and what is left of each", () => {
    expect(of({ plan: 4, "built-in": 1 })).toBe(
      "Each input uses 5 runs (1 built-in). Left this hour: 60, plus 40 built-in.",
    );
    expect(of({ plan: 3, "built-in": 1 }, 10)).toBe(
      "10 inputs × 4 = 40 runs (10 built-in). Left this hour: 60, plus 40 built-in.",
    );
    expect(of({ plan: 1, "own-engine": 2, "built-in": 1 }, 1)).toBe(
      "4 runs (2 with your own engines, 1 built-in). Left this hour: 60, plus 600 with your own engines, plus 40 built-in.",
    );
    expect(of({ "own-engine": 1, "built-in": 1 })).toBe(
      "Each input uses 2 runs (1 with your own engines, 1 built-in). Left this hour: 600 with your own engines, plus 40 built-in.",
    );
  });

  it("names their kind once when they are of one", () => {
    expect(of({ plan: 1 })).toBe("Each input uses 1 run. Left this hour: 60.");
    expect(of({ "built-in": 1 })).toBe("Each input uses 1 built-in run. Left this hour: 40.");
    expect(of({ "own-engine": 2 }, 3)).toBe(
      "3 inputs × 2 = 6 runs with your own engines. Left this hour: 600.",
    );
  });

  it("shows no product where one of its factors is one", () => {
    expect(of({ "built-in": 1 }, 1)).toBe("1 built-in run. Left this hour: 40.");
    expect(of({ "built-in": 1 }, 5)).toBe("5 built-in runs. Left this hour: 40.");
    expect(of({ "built-in": 2 }, 1)).toBe("2 built-in runs. Left this hour: 40.");
    expect(of({ "built-in": 2 }, 2)).toBe("2 inputs × 2 = 4 built-in runs. Left this hour: 40.");
  });

  it("names models that the server's operator downloaded", () => {
    expect(of({ "built-in": 2 }, 0, LEFT, "downloaded")).toBe(
      "Each input uses 2 runs with a downloaded model. Left this hour: 40.",
    );
    expect(of({ "built-in": 1 }, 3, LEFT, "built-in or downloaded")).toBe(
      "3 runs with built-in or downloaded models. Left this hour: 40.",
    );
    expect(of({ plan: 1, "built-in": 1 }, 0, LEFT, "downloaded")).toBe(
      "Each input uses 2 runs (1 with a downloaded model). Left this hour: 60, plus 40 with a downloaded model.",
    );
  });

  it("is the number alone until more is known", () => {
    expect(of({ plan: 1, unknown: 1 }, 2)).toBe("2 inputs × 2 = 4 runs.");
    expect(
      runWords({
        each: 2,
        runs: { ...NONE, plan: 1, "built-in": 1 },
        inputs: 0,
        left: undefined,
        server: "downloaded",
      }),
    ).toBe("Each input uses 2 runs (1 with a downloaded model).");
  });

  it("says what happens when they don't suffice", () => {
    const stops = "The chain stops when you run out, and you can resume it in the next hour.";
    expect(of({ plan: 1, "built-in": 1 }, 41)).toMatch(stops);
    expect(of({ plan: 1, "built-in": 1 }, 40)).not.toMatch(stops);
  });
});
