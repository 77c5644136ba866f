"use client";

import { Check, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";

import type { Side, SideState } from "@/components/compare/side-by-side";
import { StopSlot } from "@/components/tools/running-part";
import { RunningSteps } from "@/components/tools/running-steps";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { SideRun } from "@/lib/client/use-compared-runs";

type SideParts<Content> = {
  name: string;
  draw: (content: Content) => ReactNode;
  /** The text so far. */
  drawPartial: (text: string) => ReactNode;
  footer: (content: Content) => ReactNode;
  onKeep: (content: Content) => void;
  /** What may be done about a failure, beside trying again. */
  remedy?: ReactNode;
  /** Set while one of the two is being kept. */
  isKeeping: boolean;
};

/** Shows one run of a comparison: what it has so far, what went wrong, and what can be done. */
export function sideOfRun<Content>(run: SideRun<Content>, parts: SideParts<Content>): Side {
  const { status, result } = run;
  const isDone = status === "success" && result !== undefined;
  return {
    name: parts.name,
    state: stateOf(run),
    actions: <SideActions run={run} parts={parts} />,
    body: isDone ? parts.draw(result) : <UnfinishedSide run={run} parts={parts} />,
    footer: isDone ? parts.footer(result) : null,
  };
}

function stateOf({ status, stopped }: SideRun<unknown>): SideState {
  if (stopped) return "stopped";
  if (status === "error") return "failed";
  return status === "success" ? "finished" : "running";
}

type SideOfProps<Content> = { run: SideRun<Content>; parts: SideParts<Content> };

function SideActions<Content>({ run, parts }: SideOfProps<Content>) {
  const { name, isKeeping, onKeep } = parts;
  const { status, result } = run;
  return (
    <StopSlot pending={status === "pending"} onStop={run.stop} name={`Stop ${name}`}>
      {status === "success" && result !== undefined ? (
        <KeepButton name={name} pending={isKeeping} onKeep={() => onKeep(result)} />
      ) : (
        <Button size="sm" aria-label={`Try again: ${name}`} onClick={run.again}>
          <RotateCcw aria-hidden />
          Try again
        </Button>
      )}
    </StopSlot>
  );
}

type KeepButtonProps = { name: string; pending: boolean; onKeep: () => void };

export function KeepButton({ name, pending, onKeep }: KeepButtonProps) {
  return (
    <Button size="sm" aria-label={`Keep this one: ${name}`} pending={pending} onClick={onKeep}>
      {!pending && <Check aria-hidden />}
      Keep this one
    </Button>
  );
}

function UnfinishedSide<Content>({ run, parts }: SideOfProps<Content>) {
  const { status, stopped, partial, step, error } = run;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {status === "error" && (
        <Notice tone="danger" action={parts.remedy}>
          {error?.message ?? "Something went wrong. Try again."}
        </Notice>
      )}
      {stopped && <Notice>Stopped.</Notice>}
      {partial && parts.drawPartial(partial)}
      {status === "pending" && !partial && (
        <div className="grid min-h-40 content-center">
          <RunningSteps step={step ?? { label: "Waiting for the first words" }} />
        </div>
      )}
    </div>
  );
}
