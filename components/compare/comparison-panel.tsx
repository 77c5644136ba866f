"use client";

import { type RefObject, useEffect, useRef, useState } from "react";

import {
  type ComparedContent,
  ComparedFooter,
  ComparedResult,
  ComparedText,
} from "@/components/compare/compared-result";
import { NextSideEngine } from "@/components/compare/next-side-engine";
import { sideOfRun } from "@/components/compare/run-side";
import { SideBySide } from "@/components/compare/side-by-side";
import { StopSlot } from "@/components/tools/running-part";
import { Card } from "@/components/ui/card";
import { bringIntoView } from "@/lib/client/bring-into-view";
import { pairOf, sideNames, takeTurns } from "@/lib/client/compared-sides";
import { loadPart } from "@/lib/client/load-part";
import { connectionLost } from "@/lib/client/read-run-stream";
import { useComparedRuns } from "@/lib/client/use-compared-runs";
import type { Comparison, Started } from "@/lib/client/use-comparison";
import { useKeepCompared } from "@/lib/client/use-keep-compared";
import { useKeptSides } from "@/lib/client/use-kept-sides";
import { useReplacedEngine } from "@/lib/client/use-replaced-engine";
import type { RunProgress } from "@/lib/client/use-run";
import { useSeenEnd } from "@/lib/client/use-seen-end";

type ComparisonPanelProps = {
  comparison: Comparison;
  started: Started;
  /** What takes its place, and the focus, once one side was kept. */
  result: RefObject<HTMLDivElement | null>;
};

/** Two runs of one input, side by side, from their first words until one is kept. */
export function ComparisonPanel({ comparison, started, result }: ComparisonPanelProps) {
  const { tool, setRunning, isShown } = comparison;
  const { input } = started;
  const pair = pairOf(started.pair, tool.settings);
  const { id, take, name } = useKeptSides(started, comparison.setStarted);
  const inTurn = takeTurns(pair.engines);
  const names = sideNames(pair, input, tool.settings);
  const runs = useComparedRuns<ComparedContent>(send, { inTurn });
  useSeenEnd(started.kept?.runs[0], runs[0]);
  useSeenEnd(started.kept?.runs[1], runs[1]);
  const keep = useKeepCompared(comparison.unkeep);
  const [isKeeping, setKeeping] = useState(false);
  const isRunning = runs.some(({ status }) => status === "pending");
  const panel = useScrollTo();
  useEffect(() => setRunning(isRunning), [isRunning, setRunning]);
  const wasShown = useRef(isShown);
  useEffect(() => {
    // The button that was clicked is gone.
    if (wasShown.current && !isShown) result.current?.focus();
    wasShown.current = isShown;
  }, [isShown, result]);

  async function send(side: 1 | 2, progress: RunProgress): Promise<ComparedContent> {
    const [contract, { sendRun }, { rejoinRun }] = await loadPart(() =>
      Promise.all([
        tool.fetchContract(),
        import("@/lib/client/send-run"),
        import("@/lib/client/follow-run"),
      ]),
    );
    const found = take(side);
    // Safe, as below.
    if (found) return rejoinRun(found, contract.output, progress) as Promise<ComparedContent>;
    const held = tool.held?.(input) ?? input;
    const sent = side === 2 && pair.setting ? pair.setting.apply(held) : held;
    const { ref: engine, source } = pair.engines[side - 1] ?? pair.engines[0];
    // The browser's model is gone with its page, and what was sent isn't sent twice. Only a side in line wasn't sent yet.
    if (found === null && (source === "this-browser" || !inTurn)) throw connectionLost(null);
    // Safe: the contracts of tools that compare have these fields.
    return sendRun(contract, sent, {
      ...progress,
      engine,
      compared: { id, side },
      stream: true,
      onKept: (run) => name(side, run),
    }) as Promise<ComparedContent>;
  }

  async function keepSide(side: 1 | 2, content: ComparedContent): Promise<void> {
    setKeeping(true);
    try {
      await keep.mutateAsync({ id, side });
      for (const run of runs) if (run.status === "pending") run.stop();
      const kept = side === 2 && pair.setting ? pair.setting.apply(input) : input;
      comparison.keep(kept, tool.release ? await tool.release(kept, content) : content);
    } catch {
      // `keep` has said why.
    } finally {
      setKeeping(false);
    }
  }

  const replaceEngine = useReplacedEngine(
    (change) => comparison.setStarted((now) => now && { ...now, pair: change(now.pair) }),
    runs,
  );
  const sideAt = (index: 0 | 1) =>
    sideOfRun(runs[index], {
      remedy: (
        <NextSideEngine
          error={runs[index].error}
          kind={tool.kind}
          pair={pair}
          onChosen={(engine) => replaceEngine(index, engine)}
        />
      ),
      name: names[index],
      draw: (content) => <ComparedResult name={names[index]} result={content} />,
      drawPartial: (text) => <ComparedText name={names[index]} source={text} />,
      footer: (content) => <ComparedFooter result={content} />,
      onKeep: (content) => void keepSide(index === 0 ? 1 : 2, content),
      isKeeping,
    });
  return (
    <Card className="overflow-clip">
      <section ref={panel} aria-label="Comparison" className="scroll-mt-20">
        <div aria-hidden className="h-[3px] bg-linear-to-r from-(--tool-from) to-(--tool-to)" />
        <header className="flex min-h-15 flex-wrap items-center justify-between gap-2 border-line border-b px-4 py-2 sm:px-6">
          <h2 className="font-medium">Side by side</h2>
          <StopSlot
            pending={isRunning}
            text={runs.every(({ status }) => status === "pending") ? "Stop both" : "Stop"}
            onStop={() => {
              for (const run of runs) if (run.status === "pending") run.stop();
            }}
          />
        </header>
        <SideBySide label="Compared results" sides={[sideAt(0), sideAt(1)]} />
        <footer className="border-line border-t px-4 py-3 text-soft text-xs sm:px-6">
          {runs.every(({ status }) => status === "success")
            ? "Both are in your dashboard until you keep one."
            : "Each result is saved to your dashboard as it finishes."}
        </footer>
      </section>
    </Card>
  );
}

/** Brings what has just begun into view, where it is below the form. */
function useScrollTo() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    bringIntoView(panel.current, "nearest");
  }, []);
  return panel;
}
