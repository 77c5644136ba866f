"use client";

import { useState } from "react";

import { callLabel, shownItemState, stepLabel } from "@/components/chains/chain-words";
import { StepMark } from "@/components/chains/step-mark";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { lazyPart } from "@/components/ui/lazy-part";
import type { ChainItem, ChainRunState } from "@/lib/chains/contract";
import { goesOn } from "@/lib/chains/goes-on";
import { findKind } from "@/lib/chains/kinds";
import type { ChainStep } from "@/lib/chains/steps";

type Call = ChainItem["calls"][number];

const Result = lazyPart(async () => (await import("@/components/chains/call-result")).CallResult);

type RunItemProps = {
  item: ChainItem;
  steps: readonly ChainStep[];
  /** How the run is. */
  run: ChainRunState;
};

/** One input with its steps; what a step made opens below. */
export function RunItem({ item, steps, run }: RunItemProps) {
  const [open, setOpen] = useState<string>();
  const { label, tone } = shownItemState(item, run);
  const shown = item.calls.find((call) => keyOf(call) === open && call.state === "done");
  return (
    <Card>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 break-words font-medium text-sm">{item.input}</h2>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <ul className="flex flex-wrap items-end gap-2">
          {linesOf(item, steps).map(({ key, step, text, call }) => (
            <li key={key}>
              <StepMark
                text={text}
                givesImage={findKind(step.kind)?.gives !== "text"}
                call={call}
                state={item.state}
                isOver={!goesOn(run)}
                isOpen={open === key}
                onToggle={() => setOpen(open === key ? undefined : key)}
              />
            </li>
          ))}
        </ul>
        {item.calls.map(
          (call) =>
            call.message && (
              <p key={keyOf(call)} className="text-soft text-sm">
                {callLabel(call, item.calls, steps)}: {call.message}
              </p>
            ),
        )}
        {item.calls.map(
          (call) =>
            call.error && (
              <p key={keyOf(call)} className="text-danger text-sm">
                {callLabel(call, item.calls, steps)}: {call.error}
              </p>
            ),
        )}
      </div>
      {shown?.creationId && <Result id={shown.creationId} />}
    </Card>
  );
}

type Line = { key: string; step: ChainStep; text: string; call: Call | undefined };

/** Every call so far, in order, and the steps that haven't been begun. */
function linesOf({ calls }: ChainItem, steps: readonly ChainStep[]): Line[] {
  return steps.flatMap((step, index): Line[] => {
    const own = calls.filter((call) => call.step === index);
    if (own.length === 0)
      return [{ key: `${index}`, step, text: stepLabel(step), call: undefined }];
    return own.map((call) => ({
      key: keyOf(call),
      step,
      text: callLabel(call, calls, steps),
      call,
    }));
  });
}

function keyOf({ step, place }: Call): string {
  return `${step} ${place}`;
}
