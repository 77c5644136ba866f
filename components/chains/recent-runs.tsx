"use client";

import { Trash2 } from "lucide-react";
import Link from "next/link";

import { RUN_STATES } from "@/components/chains/chain-words";
import { FormatDate } from "@/components/format-date";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { ChainList } from "@/lib/chains/contract";
import { goesOn } from "@/lib/chains/goes-on";
import { focusNextItem } from "@/lib/client/focus-next-item";
import { useDeleteChain } from "@/lib/client/use-chains";
import { chainRunPath } from "@/lib/registry/chain-paths";

type ListedRun = ChainList["runs"][number];

/** The latest runs of chains. */
export function RecentRuns({ runs }: { runs: readonly ListedRun[] }) {
  const deletion = useDeleteChain("delete-run");
  return (
    <section aria-labelledby="chain-runs" className="grid gap-4">
      <h2 id="chain-runs" className="font-display text-xl">
        Recent runs
      </h2>
      <Card>
        {runs.length === 0 ? (
          <p className="px-4 py-6 text-soft text-sm sm:px-6">
            Nothing has run yet. Runs stay here for 30 days with all their results, and what failed
            can be tried again.
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {runs.map((run) => (
              <li key={run.id} className="flex items-center gap-3 px-4 py-2 sm:px-6">
                <RunLine run={run} />
                <Button
                  size="icon"
                  variant="ghost"
                  aria-label={`Delete the run of ${run.name}`}
                  disabled={goesOn(run.state)}
                  pending={deletion.isPending && deletion.variables === run.id}
                  onClick={({ currentTarget }) => {
                    const stay = focusNextItem([currentTarget.closest("li")]);
                    void deletion.mutateAsync(run.id).catch(stay);
                  }}
                >
                  <Trash2 aria-hidden />
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}

function RunLine({ run }: { run: ListedRun }) {
  const { label, tone } = RUN_STATES[run.state];
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <Link href={chainRunPath(run.id)} className="min-w-0 basis-48 grow truncate text-sm">
        {run.name}
      </Link>
      <span className="text-soft text-xs tabular-nums">
        {run.done} of {run.items} done{run.failed > 0 && `, ${run.failed} failed`} ·{" "}
        <FormatDate value={run.createdAt} withTime />
      </span>
      <Badge tone={tone}>{label}</Badge>
    </div>
  );
}
