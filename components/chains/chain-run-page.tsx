"use client";

import { useState } from "react";

import { shownRunState } from "@/components/chains/chain-words";
import { RunActions } from "@/components/chains/run-actions";
import { RunItem } from "@/components/chains/run-item";
import { StepIcons } from "@/components/chains/step-icons";
import { FormatDate } from "@/components/format-date";
import { LoadError } from "@/components/gallery/load-error";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { Notice } from "@/components/ui/notice";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Skeleton } from "@/components/ui/skeleton";
import type { ChainRun } from "@/lib/chains/contract";
import { goesOn } from "@/lib/chains/goes-on";
import { callsPerInput } from "@/lib/chains/steps";
import { useChainRun } from "@/lib/client/use-chains";
import { formatCount } from "@/lib/core/format";
import { buildPath, CHAINS_PATH } from "@/lib/registry/chain-paths";

/** One chain run: every step of every input, as it comes. */
export function ChainRunPage({ id }: { id: string }) {
  const [isStarting, setIsStarting] = useState(false);
  const query = useChainRun(id, isStarting);
  if (query.isError && !query.data) {
    return (
      <div className="grid gap-6">
        <LoadError pending={query.isFetching} onRetry={() => void query.refetch()}>
          We couldn't load this chain run. It may have been deleted.
        </LoadError>
        <ButtonLink href={CHAINS_PATH} className="justify-self-start">
          All chains
        </ButtonLink>
      </div>
    );
  }
  if (!query.data) return <Skeleton className="h-96" />;
  const run = query.data;
  const whole = run.items.filter((item) => item.state === "done").length;
  const state = shownRunState(run.state, whole);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="min-w-0 break-words font-display text-2xl">{run.name}</h1>
          <Badge tone={state.tone}>{state.label}</Badge>
        </div>
        <p className="text-soft text-sm">
          Started <FormatDate value={run.createdAt} withTime /> · What it makes is also on your
          dashboard.
        </p>
        <StepIcons steps={run.steps} />
      </header>
      <RunProgress run={run} />
      {run.state === "waiting" && (
        <Notice>
          It's in line and starts by itself when a server has room. You can leave this page.
        </Notice>
      )}
      {run.notice && <Notice tone="warning">{run.notice}</Notice>}
      {run.state === "interrupted" && (
        <Notice tone="warning">
          The server stopped before this chain was finished. Resume it: what is done stays done.
        </Notice>
      )}
      <RunActions run={run} onStarting={setIsStarting} onChange={() => void query.refetch()} />
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {run.items.map((item) => (
          <li key={item.id}>
            <RunItem item={item} steps={run.steps} run={run.state} />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={buildPath({ again: id })}>Run on other inputs</ButtonLink>
        <ButtonLink href={CHAINS_PATH}>All chains</ButtonLink>
      </div>
    </div>
  );
}

function RunProgress({ run: { items, steps, state } }: { run: ChainRun }) {
  const calls = items.flatMap((item) => item.calls);
  const done = calls.filter((call) => call.state === "done").length;
  const total = items.length * callsPerInput(steps);
  const whole = items.filter((item) => item.state === "done").length;
  const failed = items.filter((item) => item.state === "failed").length;
  const words = `${whole} of ${formatCount(items.length, "input")} done${failed > 0 ? `, ${failed} failed` : ""}`;
  return (
    <>
      <ProgressBar
        label={words}
        value={done}
        max={total}
        note={`${done} of ${total} steps`}
        // The accent is red: once the run is over, it would read as an error.
        tone={goesOn(state) ? "accent" : state === "done" ? "success" : "neutral"}
      />
      <p role="status" className="sr-only">
        {shownRunState(state, whole).label}: {words}.
      </p>
    </>
  );
}
