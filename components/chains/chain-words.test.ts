import { describe, expect, it } from "vitest";

import { callLabel, shownItemState, shownRunState } from "@/components/chains/chain-words";
import type { ChainItem } from "@/lib/chains/contract";
import { newStep } from "@/lib/chains/steps";

type Call = ChainItem["calls"][number];

const call = (step: number, place: string): Call => ({ step, place, state: "done" });
const sizes = (...widths: string[]) => ({ ...newStep("compress-image"), settings: { widths } });

describe("how a chain run is shown", () => {
  it("is that all failed when nothing was done", () => {
    expect(shownRunState("failed", 0).label).toBe("All failed");
    expect(shownRunState("failed", 1).label).toBe("Some failed");
    expect(shownRunState("stopped", 0).label).toBe("Stopped");
  });

  it("is without inputs that wait once it doesn't go on", () => {
    const waiting = { state: "waiting" as const, calls: [] };
    const begun = { state: "waiting" as const, calls: [call(0, "0")] };
    const running = { ...begun, state: "running" as const };
    const labels = (...run: Parameters<typeof shownItemState>[1][]) =>
      run.map((state) =>
        [waiting, begun, running].map((item) => shownItemState(item, state).label),
      );

    expect(labels("stopped", "failed", "interrupted")).toEqual(
      Array.from({ length: 3 }, () => ["Not started", "Stopped", "Stopped"]),
    );
    expect(labels("new")).toEqual([["Not started", "Stopped", "Stopped"]]);
    expect(labels("running", "waiting")).toEqual(
      Array.from({ length: 2 }, () => ["Waiting", "Waiting", "Running"]),
    );
    expect(shownItemState({ state: "failed", calls: [] }, "stopped").label).toBe("Failed");
    expect(shownItemState({ state: "done", calls: [] }, "stopped").label).toBe("Done");
  });
});

describe("a call of a chain", () => {
  const named = (calls: readonly Call[], steps: Parameters<typeof callLabel>[2]) =>
    calls.map((one) => callLabel(one, calls, steps));

  it("is named by its step, and by its size where that makes several, also the first one", () => {
    const steps = [newStep("remove-background"), sizes("1920", "800")];
    const calls = [call(0, "0"), call(1, "0.0"), call(1, "0.1")];
    const names = [
      "Remove the background",
      "Compress and resize, 1920 px",
      "Compress and resize, 800 px",
    ];
    expect(named(calls, steps)).toEqual(names);
    expect(named(calls.slice(0, 2), steps)).toEqual(names.slice(0, 2));
    expect(named([call(0, "0")], [sizes("1280")])).toEqual(["Compress and resize"]);
  });

  it("is counted where nothing else tells it from others", () => {
    const steps = [sizes("1920", "800"), newStep("remove-background"), sizes("400")];
    const calls = [
      call(0, "0"),
      call(1, "0.0"),
      call(2, "0.0.0"),
      call(0, "1"),
      call(1, "1.0"),
      call(2, "1.0.0"),
    ];
    expect(named(calls, steps)).toEqual([
      "Compress and resize, 1920 px",
      "Remove the background (1)",
      "Compress and resize (1)",
      "Compress and resize, 800 px",
      "Remove the background (2)",
      "Compress and resize (2)",
    ]);
    expect(named([call(5, "0")], steps)).toEqual(["A step that no longer exists"]);
  });
});
