"use client";

import { type ReactNode, useRef } from "react";

import { KeptState } from "@/components/tools/kept-state";
import { lazyPart } from "@/components/ui/lazy-part";
import type { Comparison } from "@/lib/client/use-comparison";

const ComparisonPanel = lazyPart(
  async () => (await import("@/components/compare/comparison-panel")).ComparisonPanel,
);

type ComparedProps = { comparison: Comparison; children: ReactNode };

/** Shows a comparison in place of a tool's result, and the result again once one side was kept. */
export function Compared({ comparison, children }: ComparedProps) {
  const { started, isShown, setStarted } = comparison;
  const result = useRef<HTMLDivElement>(null);
  return (
    <>
      <div hidden data-keeps="comparison">
        <KeptState state={isShown && started?.kept ? started : null} onBringBack={setStarted} />
      </div>
      {started && (
        <div hidden={!isShown} className="min-w-0">
          <ComparisonPanel
            key={started.turn}
            comparison={comparison}
            started={started}
            result={result}
          />
        </div>
      )}
      <div ref={result} tabIndex={-1} hidden={isShown} className="min-w-0 outline-none">
        {children}
      </div>
    </>
  );
}
