"use client";

import clsx from "clsx";
import { type ReactNode, useId, useRef, useState } from "react";
import { BegunAgain, fetchRunParts, RunNews, RunningPart } from "@/components/tools/running-part";
import { useExample } from "@/components/tools/tool-extras";
import { Card } from "@/components/ui/card";
import { lazyPart } from "@/components/ui/lazy-part";
import { Notice } from "@/components/ui/notice";
import { usePreload } from "@/lib/client/use-preload";
import type { RunStatus } from "@/lib/client/use-run";
import type { Step } from "@/lib/core/progress";
import type { EngineKind } from "@/lib/engines/row";

const NextEngineButton = lazyPart(
  async () => (await import("@/components/engines/next-engine-button")).NextEngineButton,
  null,
);

type Run<Content> = {
  status: RunStatus;
  result: Content | undefined;
  error: Error | null;
  /** Somebody stopped it, whether or not that left something. */
  stopped?: boolean;
  /** The result ends too early. */
  cut?: boolean | undefined;
  /** The text so far of a streamed run. */
  partial?: string;
  /** What a streamed run is doing now. */
  step?: Step | null;
  stop?: () => void;
  /** Sends the run again; set when the person may choose its engine. */
  retry?: (() => void) | null;
  engineKind?: EngineKind | null;
};

type ResultPanelProps<Content> = {
  title: string;
  run: Run<Content>;
  /** One sentence on what to do, before the first run. */
  hint: string;
  /** Appears with the result: copy, download, send to… */
  toolbar?: ReactNode;
  /** What can be done about a failure, where no engine is to blame. */
  remedy?: ReactNode;
  /** A line in small type: engine, stats, date. */
  footer?: ReactNode;
  /** The result is in an editor, which has margins of its own. */
  isEdited?: boolean;
  /** Of the scrolling part, in pixels. */
  maxHeight?: 600;
  /** Renders `run.partial` while it grows, and after a stop. */
  partial?: (text: string) => ReactNode;
  /** Replaces the run's own steps until there is something to show. */
  progress?: ReactNode;
  children: (result: Content) => ReactNode;
};

const SCROLLS = { tabIndex: 0, role: "region", "aria-label": "Text" };

/** The four states of a tool run, the same on every page and told to screen readers. */
export function ResultPanel<Content>(props: ResultPanelProps<Content>) {
  const { title, run, toolbar, footer, isEdited, maxHeight } = props;
  const titleId = useId();
  usePreload(fetchRunParts);
  const arrived = run.result !== undefined || Boolean(run.partial);
  const panel = useRef<HTMLElement>(null);
  const pending = run.status === "pending";
  const [hasRun, setHasRun] = useState(pending);
  if (pending && !hasRun) setHasRun(true);
  return (
    <Card className="min-w-0 overflow-clip">
      <section
        ref={panel}
        aria-labelledby={titleId}
        // Below a toast with the same message, too.
        className={run.status === "error" ? "scroll-mt-44" : "scroll-mt-20"}
      >
        <div aria-hidden className="h-[3px] bg-linear-to-r from-(--tool-from) to-(--tool-to)" />
        <header className="flex min-h-15 flex-wrap items-center justify-between gap-2 border-line border-b px-4 py-2 sm:px-6">
          <h2 id={titleId} tabIndex={-1} className="font-medium">
            {title}
          </h2>
          {arrived && toolbar && <div className="result-toolbar">{toolbar}</div>}
        </header>
        {hasRun && (
          <RunNews
            status={run.status}
            step={run.step ?? null}
            arrived={arrived}
            whole={run.result !== undefined}
            stopped={run.stopped ?? false}
            cut={run.cut ?? false}
            title={title}
            panel={panel}
          />
        )}
        <div aria-busy={pending}>
          <div
            // A scrolling box must be reachable by keyboard.
            {...(maxHeight && arrived && !isEdited && SCROLLS)}
            className={clsx(
              "focus-visible:-outline-offset-2",
              // Not lower for the moment in which the parts that show the result are missing: the page would jump to its top.
              !isEdited && "min-h-70 px-4 py-5 sm:px-6",
              maxHeight && "max-h-[600px] overflow-y-auto",
            )}
          >
            <ResultBody {...props} />
          </div>
        </div>
        {arrived && footer && (
          <footer className="border-line border-t px-4 py-3 text-soft text-xs sm:px-6">
            {footer}
          </footer>
        )}
      </section>
    </Card>
  );
}

function ResultBody<Content>(props: ResultPanelProps<Content>) {
  const { run, hint, remedy, partial, progress, children } = props;
  return (
    <>
      {run.status === "error" && (
        <Notice
          tone="danger"
          action={
            run.retry ? (
              <NextEngineButton
                error={run.error}
                kind={run.engineKind ?? "writes"}
                onChosen={run.retry}
              />
            ) : (
              remedy
            )
          }
        >
          {run.error?.message ?? "Something went wrong. Try again."}
        </Notice>
      )}
      {run.result !== undefined && children(run.result)}
      {run.result === undefined && run.partial && (
        <div className={clsx(run.status === "error" && "mt-4")}>
          {run.status === "pending" && run.step?.again && <BegunAgain />}
          {partial?.(run.partial)}
        </div>
      )}
      {run.status === "pending" && run.result === undefined && !run.partial && (
        <div className="grid min-h-60 content-center">
          {progress ?? <RunningPart step={run.step ?? null} onStop={run.stop} />}
        </div>
      )}
      {run.status === "idle" &&
        run.result === undefined &&
        !run.partial &&
        (run.stopped ? <Notice>Stopped.</Notice> : <Empty hint={hint} />)}
    </>
  );
}

/** What to do, with an example of what comes of it. */
function Empty({ hint }: { hint: string }) {
  return (
    <div className="grid min-h-60 content-center justify-items-center gap-5 py-6 text-center">
      <p className="max-w-[40ch] text-pretty text-soft">{hint}</p>
      {useExample()}
    </div>
  );
}
