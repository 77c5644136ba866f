"use client";

import { ArrowLeft, Trash2 } from "lucide-react";
import { useState } from "react";

import { useSession } from "#auth-client";
import { BinRow } from "@/components/gallery/bin-row";
import { PagedList } from "@/components/gallery/paged-list";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { focusNextItem } from "@/lib/client/focus-next-item";
import { useBin, useEmptyBin } from "@/lib/client/use-bin";
import { usePart } from "@/lib/client/use-part";
import { formatCount } from "@/lib/core/format";
import { BIN_DAYS } from "@/lib/creations/bin-days";

const fetchConfirm = () => import("@/components/ui/confirm-dialog");

/** What to remove for good, and how to ask. */
type Removal = {
  wanted: { ids: string[] } | { all: true };
  title: string;
  what: string;
  /** Its item of the list, when it's a single one. */
  row?: Element | null;
};

/** Deleted creations: to restore, or to remove before their 30 days are over. */
export function BinPage() {
  const session = useSession();
  const list = useBin(session.status === "signed-in");
  const emptying = useEmptyBin();
  const [removal, setRemoval] = useState<Removal | null>(null);
  const { part, load } = usePart(fetchConfirm);
  const creations = list.data?.pages.flatMap((page) => page.creations) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;

  async function ask(wanted: Removal): Promise<void> {
    setRemoval(wanted);
    if (!(await load())) setRemoval(null);
  }

  return (
    <>
      <ButtonLink href="/ai" variant="ghost" size="sm" className="-ml-3 mb-3">
        <ArrowLeft aria-hidden />
        Dashboard
      </ButtonLink>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="font-display text-2xl">Trash</h1>
          <p className="mt-1 text-pretty text-soft">
            Deleted creations stay here for {BIN_DAYS} days. Nobody else can see them.
          </p>
        </div>
        {total > 0 && (
          <Button
            variant="danger"
            pending={emptying.isPending}
            onClick={() => void ask(removalOfAll(total))}
          >
            {!emptying.isPending && <Trash2 aria-hidden />}
            Empty trash
          </Button>
        )}
      </header>
      <PagedList list={list} count={creations.length} name="the trash" empty={<EmptyBin />}>
        <Card>
          <ul className="divide-y divide-line">
            {creations.map((creation) => (
              <BinRow
                key={creation.id}
                creation={creation}
                onRemove={(title, row) =>
                  void ask({
                    row,
                    wanted: { ids: [creation.id] },
                    title: "Delete this permanently?",
                    what: `“${title}”, with its files,`,
                  })
                }
              />
            ))}
          </ul>
        </Card>
      </PagedList>
      {part && removal && (
        <part.ConfirmDialog
          title={removal.title}
          description={`${removal.what} will be gone. This can't be undone.`}
          action="Delete permanently"
          onCancel={() => setRemoval(null)}
          onConfirm={() => {
            const stay = focusNextItem([removal.row ?? null]);
            void emptying.mutateAsync(removal.wanted).catch(stay);
            setRemoval(null);
          }}
        />
      )}
    </>
  );
}

function removalOfAll(total: number): Removal {
  const what = `${formatCount(total, "creation")}, with all files,`;
  return { wanted: { all: true }, title: "Empty the trash?", what };
}

function EmptyBin() {
  return (
    <p
      role="status"
      className="rounded-card border border-line border-dashed px-6 py-12 text-center text-soft"
    >
      The trash is empty.
    </p>
  );
}
