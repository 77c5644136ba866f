"use client";

import { useState } from "react";

import { LoadError } from "@/components/gallery/load-error";
import { LoadMore } from "@/components/gallery/load-more";
import { SearchBox } from "@/components/gallery/search-box";
import { OperatorPage } from "@/components/operator/operator-page";
import { ResetCodeButton } from "@/components/operator/reset-code-button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import type { Person } from "@/lib/account/people-contract";
import { usePeople, usePlanChange } from "@/lib/client/use-operator";
import { formatBytes, formatCount } from "@/lib/core/format";

/** Settings, People: who has an account, what they use, and their plan. */
export function PeoplePage() {
  const [q, setQ] = useState("");
  return (
    <OperatorPage title="People" lead="The accounts on this server, with their usage and plan.">
      <SearchBox label="Search people by name or email" value={q} onChange={setQ} />
      <PeopleList q={q} />
    </OperatorPage>
  );
}

function PeopleList({ q }: { q: string }) {
  const list = usePeople(q);
  if (list.isError)
    return (
      <LoadError pending={list.isFetching} onRetry={() => void list.refetch()}>
        We couldn't load the accounts.
      </LoadError>
    );
  if (!list.data) return <Skeleton className="h-64" />;
  if (!list.data.pages.every(({ managedHere }) => managedHere))
    return <Notice>Clerk manages these accounts. Find them in the Clerk Dashboard.</Notice>;
  const people = list.data.pages.flatMap((page) => page.people);
  return (
    <div>
      <Card>
        {people.length === 0 && (
          <p className="px-4 py-6 text-soft text-sm sm:px-6">No one found.</p>
        )}
        <ul className="divide-y divide-line empty:hidden">
          {people.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </ul>
      </Card>
      {list.hasNextPage && (
        <LoadMore pending={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()} />
      )}
    </div>
  );
}

function PersonRow({ person }: { person: Person }) {
  const change = usePlanChange();
  const { name, email, plan, runs, storedBytes, createdAt } = person;
  const joined = new Date(createdAt).toLocaleDateString(undefined, { dateStyle: "medium" });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
      <div className="min-w-0 flex-1 basis-56">
        <p className="break-words font-medium text-sm">{name}</p>
        <p className="break-all text-sm text-soft">{email}</p>
        <p className="text-soft text-xs tabular-nums">
          {formatCount(runs, "run")} this hour · {formatBytes(storedBytes)} stored · joined {joined}
        </p>
      </div>
      <Select
        aria-label={`Plan for ${email}`}
        className="w-auto"
        value={plan}
        disabled={change.isPending}
        onChange={({ target }) =>
          // Safe: the options below are these two.
          change.mutate({ email, plan: target.value as Person["plan"] })
        }
      >
        <option value="free">Free</option>
        <option value="premium">Premium</option>
      </Select>
      <ResetCodeButton email={email} />
    </li>
  );
}
