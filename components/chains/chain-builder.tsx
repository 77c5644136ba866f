"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";

import { ChainBench } from "@/components/chains/chain-bench";
import { LoadError } from "@/components/gallery/load-error";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { READY_MADE, setSteps } from "@/lib/chains/ready-made";
import { useChainRun, useChains } from "@/lib/client/use-chains";

/** The builder on what its address names: one of the person's chains, a ready-made one, that of a run, or nothing yet. */
export function ChainBuilder() {
  const search = useSearchParams();
  // Saving changes the address, and what was entered to run it on stays.
  const [id] = useState(() => search.get("chain"));
  const [slug] = useState(() => search.get("readyMade"));
  const [settings] = useState(() => Object.fromEntries(search));
  const [again] = useState(() => search.get("again"));
  if (id) return <SavedChain id={id} />;
  if (again) return <ChainOfRun id={again} />;
  const readyMade = READY_MADE.find((chain) => chain.slug === slug);
  return <ChainBench name={readyMade?.name} steps={readyMade && setSteps(readyMade, settings)} />;
}

function SavedChain({ id }: { id: string }) {
  const list = useChains({ afresh: true });
  if (list.isError) {
    return (
      <LoadError pending={list.isFetching} onRetry={() => void list.refetch()}>
        We couldn't load this chain.
      </LoadError>
    );
  }
  // What is in memory may be older than what another tab saved, and this one would save over that.
  if (!list.data || !list.isFetchedAfterMount) return <Skeleton className="h-96" />;
  const chain = list.data.chains.find((one) => one.id === id);
  if (chain) return <ChainBench {...chain} />;
  return (
    <>
      <Notice tone="warning">This chain no longer exists. You can build a new one.</Notice>
      <div className="h-6" />
      <ChainBench />
    </>
  );
}

/** The steps of a run, to run on something else. */
function ChainOfRun({ id }: { id: string }) {
  const { data, isError, isFetching, refetch } = useChainRun(id, false);
  if (data) return <ChainBench name={data.name} steps={data.steps} />;
  if (!isError) return <Skeleton className="h-96" />;
  return (
    <LoadError pending={isFetching} onRetry={() => void refetch()}>
      We couldn't load this chain run. It may have been deleted.
    </LoadError>
  );
}
