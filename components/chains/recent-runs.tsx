"use client";

import { Trash2 } from "lucide-react";
import Link from "next/link";
import { useState } from "react";

import { shownRunState } from "@/components/chains/chain-words";
import { FormatDate } from "@/components/format-date";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { ChainList } from "@/lib/chains/contract";
import { goesOn } from "@/lib/chains/goes-on";
import { focusNextItem } from "@/lib/client/focus-next-item";
import { useDeleteChainRun } from "@/lib/client/use-chains";
import { usePart } from "@/lib/client/use-part";
import { chainRunPath } from "@/lib/registry/chain-paths";

type ListedRun = ChainList["runs"][number];

const fetchConfirm = () => import("@/components/ui/confirm-dialog");

/** The latest runs of chains. Deleting one is confirmed: nothing brings its inputs and their places back. */
export function RecentRuns({ runs }: { runs: readonly ListedRun[] }) {
  const deletion = useDeleteChainRun();
  const { part, load } = usePart(fetchConfirm);
  const [removal, setRemoval] = useState<{ run: ListedRun; row: Element | null } | null>(null);

  async function ask(run: ListedRun, row: Element | null): Promise<void> {
    setRemoval({ run, row });
    if (!(await load())) setRemoval(null);
  }

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
                  onClick={({ currentTarget }) => void ask(run, currentTarget.closest("li"))}
                >
                  <Trash2 aria-hidden />
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {part && removal && (
        <part.ConfirmDialog
          title={`Delete this run of “${removal.run.name}”?`}
          description="Its inputs, and which of them failed, will be gone. What it made stays on your dashboard. This can't be undone."
          action="Delete run"
          onCancel={() => setRemoval(null)}
          onConfirm={() => {
            const stay = focusNextItem([removal.row]);
            void deletion.mutateAsync(removal.run.id).catch(stay);
            setRemoval(null);
          }}
        />
      )}
    </section>
  );
}

function RunLine({ run }: { run: ListedRun }) {
  const { label, tone } = shownRunState(run.state, run.done);
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
