"use client";

import { ListChecks, Trash2 } from "lucide-react";
import { useSearchParams } from "next/navigation";

import { useSession } from "#auth-client";
import { CreationPages } from "@/components/gallery/creation-list";
import { CreationSearch } from "@/components/gallery/creation-search";
import { GettingStarted } from "@/components/gallery/getting-started";
import { SummaryCards } from "@/components/gallery/summary-cards";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { fetchMarkdown } from "@/components/ui/markdown";
import { replaceAddress } from "@/lib/client/address";
import { type CreationFilter, NO_FILTER, useCreations } from "@/lib/client/use-creations";
import { usePreload } from "@/lib/client/use-preload";
import { useSelection } from "@/lib/client/use-selection";
import type { Plan } from "@/lib/core/plan";

/** The user's own creations, with their total number and the plan (D-01 to D-09). */
export function Dashboard({ plan }: { plan: Plan }) {
  usePreload(fetchMarkdown);
  const session = useSession();
  const signedIn = session.status === "signed-in";
  const [filter, setFilter] = useUrlFilter();
  const selection = useSelection();
  const everything = useCreations(NO_FILTER, signedIn);
  const total = everything.data?.pages[0]?.total;
  const filtered = filter.q !== "" || filter.tool !== "";

  return (
    <>
      <h1 className="mb-6 font-display text-2xl">Dashboard</h1>
      <SummaryCards
        total={everything.isError ? null : total}
        plan={signedIn ? session.user.plan : plan}
      />
      <section aria-labelledby="recent-creations" className="mt-10">
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
          {/* In front, where it stays put whatever else there turns out to be. */}
          <div className="flex grow items-center justify-between gap-3 sm:justify-start">
            <h2 id="recent-creations" className="font-display text-xl">
              Recent Creations
            </h2>
            <ButtonLink href="/ai/bin" variant="ghost" prefetch={false}>
              <Trash2 aria-hidden />
              Trash
            </ButtonLink>
          </div>
          <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
            {(total !== 0 || filtered) && <CreationSearch filter={filter} onChange={setFilter} />}
            {total !== 0 && (
              <Button
                variant="ghost"
                aria-pressed={selection.ids !== null}
                onClick={selection.ids ? selection.end : selection.start}
              >
                <ListChecks aria-hidden />
                Select
              </Button>
            )}
          </div>
        </div>
        {total === 0 && !filtered ? (
          <GettingStarted />
        ) : (
          <CreationPages
            filter={filter}
            enabled={signedIn}
            onClearFilter={() => setFilter(NO_FILTER)}
            selection={selection}
          />
        )}
      </section>
    </>
  );
}

/** Search and filter live in the URL, so that they survive a reload and can be shared. */
function useUrlFilter(): [CreationFilter, (filter: CreationFilter) => void] {
  const search = useSearchParams();
  const filter = { q: search.get("q") ?? "", tool: search.get("tool") ?? "" };

  function setFilter({ q, tool }: CreationFilter): void {
    const query = new URLSearchParams();
    if (q) query.set("q", q);
    if (tool) query.set("tool", tool);
    // Next notices this; the server has nothing to render again.
    replaceAddress(query.size > 0 ? `?${query}` : window.location.pathname);
  }

  return [filter, setFilter];
}
