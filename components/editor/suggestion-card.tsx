"use client";

import { type ReactNode, useEffect, useRef } from "react";

import { SuggestionDiff } from "@/components/editor/suggestion-diff";
import { SuggestionFailure } from "@/components/editor/suggestion-failure";
import type { useSuggestion } from "@/components/editor/use-suggestion";
import { EngineAttribution } from "@/components/tools/engine-attribution";
import { RunningSteps } from "@/components/tools/running-steps";
import { Button } from "@/components/ui/button";
import { formatCount } from "@/lib/core/format";
import { PASSAGE_ACTIONS } from "@/lib/tools/write-article/passage-actions";
import type { Rewritten } from "@/lib/tools/write-article/rewrite-contract";

type Suggestion = ReturnType<typeof useSuggestion>;

/** A suggestion for the selected text, beside it: to take or to leave. */
export function SuggestionCard({ suggestion }: { suggestion: Suggestion }) {
  const { asked, run, close } = suggestion;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked) card.current?.focus();
  }, [asked]);
  if (!asked) return null;
  const { label } = PASSAGE_ACTIONS.find(({ value }) => value === asked.action) ?? {};
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label="Suggestion"
      aria-live="polite"
      aria-busy={run.status === "pending"}
      onKeyDown={(event) => event.key === "Escape" && close()}
      className="sticky bottom-0 z-10 grid gap-3 border-line-strong border-t bg-card px-4 py-4 shadow-float outline-none sm:px-6"
    >
      <p className="font-medium text-sm">{label}</p>
      <Body suggestion={suggestion} asked={asked} />
    </section>
  );
}

type BodyProps = { suggestion: Suggestion; asked: NonNullable<Suggestion["asked"]> };

function Body({ suggestion, asked }: BodyProps) {
  const { run, close } = suggestion;
  const { markdown } = asked.passage;
  const fault = Object.values(run.fieldErrors)[0];
  if (fault || run.status === "error") {
    return <SuggestionFailure suggestion={suggestion} message={fault ?? run.error?.message} />;
  }
  if (run.status === "success" && run.result) {
    if (run.result.content === markdown) {
      return (
        <>
          <p className="text-sm">There's nothing to change.</p>
          <Actions note={<Note result={run.result} />} leave={{ label: "Close", go: close }} />
        </>
      );
    }
    return <Answer suggestion={suggestion} markdown={markdown} result={run.result} />;
  }
  return (
    <>
      {run.partial ? (
        <p dir="auto" className="max-h-40 overflow-hidden whitespace-pre-wrap text-sm">
          {run.partial}
        </p>
      ) : (
        <RunningSteps step={run.step} />
      )}
      <Actions leave={{ label: "Stop", go: close }} />
    </>
  );
}

type AnswerProps = { suggestion: Suggestion; markdown: string; result: Rewritten };

function Answer({ suggestion, markdown, result }: AnswerProps) {
  const { replace, close, run } = suggestion;
  return (
    <>
      <SuggestionDiff before={markdown} after={result.content} />
      <Actions note={<Note result={result} />} leave={{ label: "Discard", go: close }}>
        {result.meta.corrections === undefined && run.retry && (
          <Button size="sm" onClick={run.retry}>
            Try again
          </Button>
        )}
        <Button
          variant="accent"
          size="sm"
          disabled={!replace}
          onClick={() => replace?.(result.content)}
        >
          Replace
        </Button>
      </Actions>
    </>
  );
}

function Note({ result: { meta } }: { result: Rewritten }) {
  const { corrections } = meta;
  const found = corrections ? formatCount(corrections, "correction") : "No clear mistakes found";
  return (
    <>
      {corrections !== undefined && `${found} · `}
      {corrections === undefined ? <EngineAttribution meta={meta} /> : meta.engine.name}
    </>
  );
}

type ActionsProps = {
  note?: ReactNode;
  leave: { label: string; go: () => void };
  children?: ReactNode;
};

function Actions({ note, leave, children }: ActionsProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {note && <p className="min-w-0 flex-1 basis-40 text-soft text-xs">{note}</p>}
      <Button size="sm" onClick={leave.go}>
        {leave.label}
      </Button>
      {children}
    </div>
  );
}
