"use client";

import clsx from "clsx";
import { type ReactNode, useRef } from "react";
import { Compared } from "@/components/compare/compared";
import { Card } from "@/components/ui/card";
import { DisabledUntilHydrated } from "@/components/ui/disabled-until-hydrated";
import { PairChoiceContext } from "@/lib/client/pair-choice-context";
import type { Comparison } from "@/lib/client/use-comparison";
import { useOpening } from "@/lib/client/use-opening";

type ToolShellProps = {
  /** What to know before the first run, about the engine for instance. */
  notice?: ReactNode;
  form: ReactNode;
  /** A `ResultPanel`. */
  result: ReactNode;
  /** The form needs the whole width, as an image to mark does: the result goes below it. */
  stacked?: boolean;
  /** On pages whose runs can be compared. */
  comparison?: Comparison;
};

/** The layout of every tool: the form on the left, the result on the right or below. */
export function ToolShell(props: ToolShellProps) {
  const { notice, form, result, stacked = false, comparison } = props;
  const columns = useRef<HTMLDivElement>(null);
  const isOpening = useOpening(columns);
  return (
    <>
      {notice && <div className="mb-6 grid gap-4 empty:hidden">{notice}</div>}
      <div
        ref={columns}
        data-opening={isOpening || undefined}
        // Two results side by side take the whole width.
        className={clsx("tool-columns", !comparison?.isShown && !stacked && "is-beside")}
      >
        <Card className="p-4 sm:p-6">
          <PairChoiceContext value={comparison?.choice ?? null}>
            <DisabledUntilHydrated>{form}</DisabledUntilHydrated>
          </PairChoiceContext>
        </Card>
        {comparison ? <Compared comparison={comparison}>{result}</Compared> : result}
      </div>
    </>
  );
}
