"use client";

import { Plus } from "lucide-react";

import { ChainCard } from "@/components/chains/chain-card";
import { RecentRuns } from "@/components/chains/recent-runs";
import { LoadError } from "@/components/gallery/load-error";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { READY_MADE } from "@/lib/chains/ready-made";
import { focusNextItem } from "@/lib/client/focus-next-item";
import { useChains, useDeleteChain } from "@/lib/client/use-chains";
import { buildPath } from "@/lib/registry/chain-paths";

/** Ready-made chains, the person's own, and the latest runs. */
export function ChainsPage() {
  const list = useChains();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h1 className="font-display text-2xl">Chains</h1>
          <p className="text-pretty text-soft">
            Run several tools in a row, on one input or on many: each works on what the one before
            it made.
          </p>
        </div>
        <ButtonLink href={buildPath(null)} variant="accent">
          <Plus aria-hidden />
          Build a chain
        </ButtonLink>
      </header>
      <section aria-labelledby="ready-made" className="grid gap-4">
        <h2 id="ready-made" className="font-display text-xl">
          Ready-made
        </h2>
        <ul className="grid gap-4 md:grid-cols-3">
          {READY_MADE.map(({ slug, ...chain }) => (
            <li key={slug} className="grid">
              <ChainCard {...chain} href={buildPath({ readyMade: slug })} />
            </li>
          ))}
        </ul>
      </section>
      {list.isError ? (
        <LoadError pending={list.isFetching} onRetry={() => void list.refetch()}>
          We couldn't load your chains.
        </LoadError>
      ) : list.data ? (
        <>
          <OwnChains chains={list.data.chains} />
          <RecentRuns runs={list.data.runs} />
        </>
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  );
}

type Chains = NonNullable<ReturnType<typeof useChains>["data"]>["chains"];

function OwnChains({ chains }: { chains: Chains }) {
  const deletion = useDeleteChain();
  return (
    <section aria-labelledby="own-chains" className="grid gap-4">
      <h2 id="own-chains" className="font-display text-xl">
        Your chains
      </h2>
      {chains.length === 0 ? (
        <Card className="px-4 py-6 text-soft text-sm sm:px-6">
          Nothing saved yet. Open a ready-made chain, change what you like, and save it: for
          example, a topic to an article, titles, and an image.
        </Card>
      ) : (
        <ul className="grid gap-4 md:grid-cols-3">
          {chains.map((chain) => (
            <li key={chain.id} className="grid">
              <ChainCard
                name={chain.name}
                steps={chain.steps}
                href={buildPath({ chain: chain.id })}
                action={
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`Delete ${chain.name}`}
                    pending={deletion.isPending && deletion.variables.id === chain.id}
                    onClick={({ currentTarget }) => {
                      const stay = focusNextItem([currentTarget.closest("li")]);
                      void deletion.mutateAsync(chain).catch(stay);
                    }}
                  >
                    Delete
                  </Button>
                }
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
