"use client";

import clsx from "clsx";

import { formatBytes, formatPercent } from "@/lib/core/format";

/** File sizes before and after, in bytes. */
export function Savings({ before, after }: { before: number; after: number }) {
  const share = 1 - after / before;
  return (
    <dl className="grid grid-cols-3 divide-x divide-line rounded-control border border-line text-center">
      <Figure label="Before" figure={formatBytes(before)} />
      <Figure label="After" figure={formatBytes(after)} />
      <Figure
        label={share >= 0 ? "Saved" : "Larger by"}
        figure={formatPercent(Math.abs(share))}
        strong={share > 0}
      />
    </dl>
  );
}

function Figure(props: { label: string; figure: string; strong?: boolean }) {
  return (
    <div className="grid gap-0.5 px-2 py-3">
      <dt className="text-soft text-xs">{props.label}</dt>
      <dd className={clsx("font-medium tabular-nums", props.strong && "text-success")}>
        {props.figure}
      </dd>
    </div>
  );
}
