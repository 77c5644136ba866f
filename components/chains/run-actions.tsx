"use client";

import { Download, Play, RotateCcw } from "lucide-react";
import { useRef, useState } from "react";

import { StopSlot } from "@/components/tools/stop-slot";
import { Button } from "@/components/ui/button";
import type { ChainRun } from "@/lib/chains/contract";
import { goesOn } from "@/lib/chains/goes-on";
import { callApi, postJson } from "@/lib/client/call-api";
import { reportFailure } from "@/lib/client/report-failure";
import { useKeptFocus } from "@/lib/client/use-kept-focus";
import { emptyReader } from "@/lib/http/envelope";

type RunActionsProps = {
  run: ChainRun;
  onStarting: (isStarting: boolean) => void;
  /** Called when the run may be in another state now. */
  onChange: () => void;
};

/** What can be done with a run as it is now. */
export function RunActions({ run, onStarting, onChange }: RunActionsProps) {
  const [pending, setPending] = useState<"stop" | "resume" | "zip">();
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box, "button");
  const isOpen = run.items.some(({ state }) => state !== "done");
  const hasFailed = run.items.some(({ state }) => state === "failed");
  const isOver = !goesOn(run.state);
  const hasResults = run.items.some(({ calls }) => calls.some(({ state }) => state === "done"));

  async function during(what: typeof pending, work: () => Promise<unknown>): Promise<void> {
    setPending(what);
    try {
      await work();
    } catch (error) {
      if (error instanceof Error) reportFailure(error);
    } finally {
      setPending(undefined);
      onChange();
    }
  }

  async function resume(): Promise<void> {
    onStarting(true);
    try {
      const { carryOn } = await import("@/lib/client/start-chain");
      await carryOn(run.id, run.name);
    } finally {
      onStarting(false);
    }
  }

  return (
    <div ref={box} className="flex flex-wrap gap-3 empty:hidden">
      <StopSlot
        size="md"
        pending={!isOver}
        isStopping={pending === "stop"}
        onStop={() =>
          void during("stop", () =>
            callApi("/api/chains/stop", emptyReader, postJson({ id: run.id })),
          )
        }
      >
        {isOpen && (
          <Button
            variant="accent"
            pending={pending === "resume"}
            onClick={() => void during("resume", resume)}
          >
            {hasFailed ? <RotateCcw aria-hidden /> : <Play aria-hidden />}
            {labelOf(run, hasFailed)}
          </Button>
        )}
      </StopSlot>
      {hasResults && (
        <Button
          pending={pending === "zip"}
          onClick={() =>
            void during("zip", async () => (await import("@/lib/client/zip-chain")).zipChain(run))
          }
        >
          <Download aria-hidden />
          Download all as ZIP
        </Button>
      )}
    </div>
  );
}

function labelOf({ state }: ChainRun, hasFailed: boolean): string {
  if (state === "new") return "Start";
  return state === "failed" && hasFailed ? "Retry failed inputs" : "Resume";
}
