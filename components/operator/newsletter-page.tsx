"use client";

import { Download } from "lucide-react";
import { useState } from "react";

import { PagedList } from "@/components/gallery/paged-list";
import { OperatorPage } from "@/components/operator/operator-page";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { focusNextItem } from "@/lib/client/focus-next-item";
import { useSubscribers, useSubscribersFile, useUnsubscribe } from "@/lib/client/use-newsletter";
import { usePart } from "@/lib/client/use-part";
import { formatCount } from "@/lib/core/format";

const fetchConfirm = () => import("@/components/ui/confirm-dialog");

/** Settings, Newsletter: who subscribed to it. */
export function NewsletterPage() {
  return (
    <OperatorPage
      title="Newsletter"
      lead="Addresses people entered in the footer. They aren't verified. This server doesn't send newsletters: export the list and use your own mailing service."
    >
      <SubscriberList />
    </OperatorPage>
  );
}

function SubscriberList() {
  const list = useSubscribers();
  const file = useSubscribersFile();
  const removal = useUnsubscribe();
  const { part, load } = usePart(fetchConfirm);
  const [asked, setAsked] = useState<{ email: string; item: Element | null } | null>(null);
  const subscribers = list.data?.pages.flatMap((page) => page.subscribers) ?? [];

  async function ask(email: string, item: Element | null): Promise<void> {
    setAsked({ email, item });
    if (!(await load())) setAsked(null);
  }

  return (
    <PagedList
      list={list}
      count={subscribers.length}
      name="the newsletter's addresses"
      empty={<Card className="px-4 py-6 text-soft text-sm sm:px-6">No addresses.</Card>}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-soft tabular-nums">
          {formatCount(list.data?.pages[0]?.total ?? 0, "subscriber")}
        </p>
        <Button size="sm" pending={file.isPending} onClick={() => file.mutate()}>
          <Download aria-hidden />
          Export as CSV
        </Button>
      </div>
      <Card>
        <ul className="divide-y divide-line">
          {subscribers.map(({ email, createdAt }) => (
            <li
              key={email}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-6"
            >
              <p className="min-w-0 flex-1 basis-56 break-all text-sm">
                {email}
                <span className="block text-soft text-xs">
                  {new Date(createdAt).toLocaleDateString(undefined, { dateStyle: "medium" })}
                </span>
              </p>
              <Button
                size="sm"
                variant="danger"
                aria-label={`Delete ${email}`}
                onClick={({ currentTarget }) => void ask(email, currentTarget.closest("li"))}
              >
                Delete
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      {part && asked && (
        <part.ConfirmDialog
          title="Delete this address?"
          description={`${asked.email} will be removed from the list.`}
          action="Delete"
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            const stay = focusNextItem([asked.item]);
            void removal.mutateAsync(asked.email).catch(stay);
            setAsked(null);
          }}
        />
      )}
    </PagedList>
  );
}
