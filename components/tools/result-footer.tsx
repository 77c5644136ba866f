import type { ReactNode } from "react";

import { FormatDate } from "@/components/format-date";
import { EngineAttribution } from "@/components/tools/engine-attribution";

type ResultFooterProps = {
  meta: { engine?: unknown; tokens?: unknown; edited?: unknown };
  /** For example, "812 words" and "31 s". */
  figures?: readonly string[];
  /** ISO date and time. */
  createdAt?: string;
};

/** The footer of a result: engine, stats, and date. */
export function ResultFooter({ meta, figures = [], createdAt }: ResultFooterProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <EngineAttribution meta={meta} />
      {figures.map(
        (figure): ReactNode => (
          <span key={figure} className="tabular-nums">
            {figure}
          </span>
        ),
      )}
      {createdAt && <FormatDate value={createdAt} withTime />}
    </div>
  );
}
