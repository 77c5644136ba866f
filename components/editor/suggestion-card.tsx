"use client";

import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";

import { SuggestionDiff } from "@/components/editor/suggestion-diff";
import { FailureActions, SuggestionFailure } from "@/components/editor/suggestion-failure";
import type { useSuggestion } from "@/components/editor/use-suggestion";
import { EngineAttribution } from "@/components/tools/engine-attribution";
import { StopSlot } from "@/components/tools/running-part";
import { RunningSteps } from "@/components/tools/running-steps";
import { Button } from "@/components/ui/button";
import { formatCount } from "@/lib/core/format";
import { PASSAGE_ACTIONS } from "@/lib/tools/write-article/passage-actions";
import type { Rewritten } from "@/lib/tools/write-article/rewrite-contract";

type Suggestion = ReturnType<typeof useSuggestion>;

/** A suggestion for the selected text, beside it: to take or to leave. */
export function SuggestionCard({ suggestion }: { suggestion: Suggestion }) {
  const { asked, close } = suggestion;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked) card.current?.focus();
  }, [asked]);
  if (!asked) return null;
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label="Suggestion"
      data-keeps-focus=""
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // Or the page's own Esc would stop something else.
        event.preventDefault();
        close();
      }}
      className="sticky bottom-0 z-10 grid gap-3 border-line-strong border-t bg-card px-4 py-4 shadow-float outline-none sm:px-6"
    >
      <Shown suggestion={suggestion} asked={asked} card={card} />
    </section>
  );
}

type ShownProps = {
  suggestion: Suggestion;
  asked: NonNullable<Suggestion["asked"]>;
  card: RefObject<HTMLElement | null>;
};

function Shown({ suggestion, asked, card }: ShownProps) {
  const { run, close } = suggestion;
  const { label = "Suggestion" } =
    PASSAGE_ACTIONS.find(({ value }) => value === asked.action) ?? {};
  const fault = Object.values(run.fieldErrors)[0];
  const failed = fault !== undefined || run.status === "error";
  const result = !failed && run.status === "success" ? run.result : undefined;
  const isPending = !failed && !result;
  const isSame = result?.content === asked.passage.markdown;
  const name = useFocusAtEnd(isPending, card);
  return (
    <>
      {/* Not a heading: it would be among those of the text above it. */}
      <p ref={name} tabIndex={-1} className="font-medium text-sm outline-none">
        {label}
      </p>
      <News
        text={isPending ? `${run.step?.label ?? "Working"}…` : result ? `${label}: done` : ""}
      />
      {failed && <SuggestionFailure message={fault ?? run.error?.message} />}
      {isPending && <SoFar suggestion={suggestion} />}
      {isSame && <p className="text-sm">There's nothing to change.</p>}
      {result && !isSame && (
        <SuggestionDiff before={asked.passage.markdown} after={result.content} />
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {result && (
          <p className="min-w-0 flex-1 basis-40 text-soft text-xs">
            <Note result={result} />
          </p>
        )}
        {/* One for the run and what follows it, or the end would put "Replace" under a pointer that is on its way to Stop. */}
        <StopSlot pending={isPending} onStop={close}>
          <Button size="sm" onClick={close}>
            {failed || isSame ? "Close" : "Discard"}
          </Button>
          {failed && <FailureActions suggestion={suggestion} />}
          {result && !isSame && <AnswerActions suggestion={suggestion} result={result} />}
        </StopSlot>
      </div>
    </>
  );
}

/**
 * Focuses the card's name when a run ends, where the focus is still on the card or would be lost with Stop: what can be done now
 * is after it.
 */
function useFocusAtEnd(
  isPending: boolean,
  card: RefObject<HTMLElement | null>,
): RefObject<HTMLParagraphElement | null> {
  const name = useRef<HTMLParagraphElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    const hasEnded = wasPending.current && !isPending;
    wasPending.current = isPending;
    if (!hasEnded) return;
    const { activeElement: focused, body } = document;
    const isLost = focused === body || focused === card.current;
    const isOnStop = card.current?.contains(focused) && focused?.matches("[data-stops]");
    if (isLost || isOnStop) name.current?.focus({ preventScroll: true });
  }, [isPending, card]);
  return name;
}

/** Tells screen readers what becomes of the run: its words, as they stream in, would be read again and again. */
function News({ text }: { text: string }) {
  const [news, setNews] = useState("");
  // A region speaks of what changes once it's there.
  useEffect(() => setNews(text), [text]);
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  );
}

function SoFar({ suggestion: { run } }: { suggestion: Suggestion }): ReactNode {
  if (!run.partial) return <RunningSteps step={run.step} />;
  return (
    <p dir="auto" className="max-h-40 overflow-hidden whitespace-pre-wrap text-sm">
      {run.partial}
    </p>
  );
}

type AnswerActionsProps = { suggestion: Suggestion; result: Rewritten };

function AnswerActions({ suggestion: { replace, run }, result }: AnswerActionsProps) {
  return (
    <>
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
