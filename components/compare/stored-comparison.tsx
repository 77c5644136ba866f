"use client";

import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";

import {
  type ComparedContent,
  ComparedFooter,
  ComparedResult,
} from "@/components/compare/compared-result";
import { KeepButton } from "@/components/compare/run-side";
import { type Side, SideBySide } from "@/components/compare/side-by-side";
import { callApi } from "@/lib/client/call-api";
import { queryKeys } from "@/lib/client/query-keys";
import { useKeepCompared } from "@/lib/client/use-keep-compared";
import { isEngine } from "@/lib/core/is-engine";
import { comparisonReader } from "@/lib/creations/read-answer";
import type { Creation } from "@/lib/creations/schema";

type StoredComparisonProps = {
  creation: Creation;
  comparison: NonNullable<Creation["comparison"]>;
};

/** Says what a creation was compared with, and shows both on a click; nothing once the other one is gone. */
export function StoredComparison({ creation, comparison }: StoredComparisonProps) {
  const { id, side } = comparison;
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();
  const { data } = useQuery({
    queryKey: queryKeys.comparisons(id),
    retry: false,
    queryFn: ({ signal }) =>
      callApi(`/api/user/get-comparison?id=${encodeURIComponent(id)}`, comparisonReader, {
        signal,
      }),
  });
  const [mine, others] = [true, false].map((same) =>
    (data?.creations ?? []).filter((one) => (one.comparison?.side === side) === same),
  );
  if (!mine?.length || !others?.length) return null;
  const sides = side === 1 ? ([mine, others] as const) : ([others, mine] as const);
  return (
    <div className="border-line border-t">
      <p className="px-4 py-3 text-soft text-xs sm:px-6">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setOpen(!isOpen)}
          className="min-h-6 text-left underline underline-offset-2 hover:text-ink"
        >
          Compared with {nameOf(others, creation)}
        </button>
      </p>
      <div id={bodyId} hidden={!isOpen} className="border-line border-t">
        {isOpen && <BothSides id={id} sides={sides} />}
      </div>
    </div>
  );
}

type BothSidesProps = { id: string; sides: readonly [readonly Creation[], readonly Creation[]] };

function BothSides({ id, sides: [first, second] }: BothSidesProps) {
  const keep = useKeepCompared();
  const sideAt = (index: 0 | 1): Side => {
    const [one, other] = index === 0 ? [first, second] : [second, first];
    const name = nameOf(one, other[0]);
    const result = contentOf(one);
    return {
      name,
      state: "finished",
      actions: (
        <KeepButton
          name={name}
          pending={keep.isPending}
          onKeep={() => keep.mutate({ id, side: index === 0 ? 1 : 2 })}
        />
      ),
      body: <ComparedResult name={name} result={result} />,
      footer: <ComparedFooter result={result} />,
    };
  };
  return <SideBySide label="Compared results" sides={[sideAt(0), sideAt(1)]} />;
}

/** Its engine; where both have the same, what it was asked for. */
function nameOf(side: readonly Creation[], other: Creation | undefined): string {
  const [one] = side;
  if (!one) return "";
  const [name, otherName] = [engineName(one), engineName(other)];
  return name && name !== otherName ? name : one.prompt;
}

function engineName(creation: Creation | undefined): string | undefined {
  const engine = creation?.meta.engine;
  return isEngine(engine) ? engine.name : undefined;
}

/** A run that was stopped and sent again has left two texts, the newer of which counts. */
function contentOf(side: readonly Creation[]): ComparedContent {
  const images = side.filter(({ type }) => type === "image");
  const last = side.at(-1);
  return {
    content: last?.content ?? "",
    meta: last?.meta ?? {},
    ...(images.length > 0 && { images: images.map(({ id, content }) => ({ id, url: content })) }),
  };
}
