"use client";

import { SettingsTabs } from "@/components/engines/settings-tabs";
import { LoadError } from "@/components/gallery/load-error";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { useUsageCall } from "@/lib/client/use-usage";
import { formatDollars } from "@/lib/core/describe-tokens";
import { formatCount } from "@/lib/core/format";
import type { Usage } from "@/lib/engines/usage-contract";

/** Settings, Usage: what is left of this hour, and what each engine was used for. */
export function UsageSummary() {
  const call = useUsageCall();
  const usage = call.data;
  return (
    <div className="grid max-w-3xl gap-6">
      <header className="grid gap-2">
        <h1 className="font-display text-2xl">Usage</h1>
        <p className="text-pretty text-soft">
          How many runs and questions you&rsquo;ve used this hour, and how much you&rsquo;ve used
          each engine.
        </p>
      </header>
      <SettingsTabs />
      {usage ? (
        <>
          <ThisHour usage={usage} />
          <EngineUses usage={usage} />
        </>
      ) : call.isError ? (
        <LoadError pending={call.isFetching} onRetry={() => void call.refetch()}>
          We couldn't load your usage.
        </LoadError>
      ) : (
        <Skeleton className="h-64" />
      )}
    </div>
  );
}

function ThisHour({
  usage: { plan, ownEngine, builtIn, questions, minutesLeft },
}: {
  usage: Usage;
}) {
  return (
    <Card className="grid gap-5 p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-medium">This hour</h2>
        <p className="text-soft text-sm">Resets in {formatCount(minutesLeft, "minute")}</p>
      </div>
      <Meter label="Runs included in your plan" {...plan} />
      <Meter label="Runs with your own key or on your machine" {...ownEngine} />
      <Meter label="Runs with the built-in engines or a downloaded model" {...builtIn} />
      <Meter label="Questions about documents and videos" {...questions} />
    </Card>
  );
}

function Meter({ label, used, max }: { label: string; used: number; max: number }) {
  const share = max > 0 ? Math.min(1, used / max) : 0;
  const words = `${used.toLocaleString("en-US")} of ${max.toLocaleString("en-US")} this hour`;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span>{label}</span>
        <span className="text-soft tabular-nums">{words}</span>
      </div>
      <meter aria-label={label} className="sr-only" max={max} value={used}>
        {words}
      </meter>
      <div
        aria-hidden
        data-bar
        className="h-1.5 overflow-hidden rounded-full bg-line forced-colors:h-2 forced-colors:border"
      >
        <div
          className="h-full rounded-full bg-accent forced-colors:bg-[Highlight]"
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}

function EngineUses({ usage: { days, engines } }: { usage: Usage }) {
  return (
    <Card>
      <h2 className="border-line border-b px-4 py-3 font-medium sm:px-6">Last {days} days</h2>
      {engines.length === 0 ? (
        <p className="px-4 py-6 text-soft text-sm sm:px-6">
          Nothing yet. Articles, titles, summaries, answers, reviews, images, and edits will show up
          here.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {engines.map((engine) => (
            <li key={engine.id} className="grid gap-1 px-4 py-3 sm:px-6">
              <p className="flex flex-wrap justify-between gap-x-4 text-sm">
                <span className="font-medium">{engine.name}</span>
                <span className="tabular-nums">{formatCount(engine.runs, "run")}</span>
              </p>
              <p className="text-soft text-xs tabular-nums">{factsOf(engine)}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Sums, and of how many runs they are unless it's all of them. */
function factsOf(engine: Usage["engines"][number]): string {
  const { runs, countedRuns, inputTokens, outputTokens, pricedRuns, dollars } = engine;
  if (countedRuns === 0) return "No tokens counted.";
  const counted = `${formatCount(inputTokens, "token")} in, ${outputTokens.toLocaleString("en-US")} out`;
  const partly = countedRuns < runs ? ` (${formatCount(countedRuns, "run")} counted)` : "";
  if (pricedRuns === 0) return `${counted}${partly}`;
  const priced = pricedRuns < runs ? ` (${formatCount(pricedRuns, "run")} priced)` : "";
  return `${counted}${partly} · ${formatDollars(dollars)}${priced}`;
}
