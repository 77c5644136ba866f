"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { loadPart } from "@/lib/client/load-part";
import type { CodeLooks, MadeRow } from "@/lib/client/make-codes";
import { queryKeys } from "@/lib/client/query-keys";
import { useRun } from "@/lib/client/use-run";
import type { ListRow } from "@/lib/tools/qr-generator/read-list";

const fetchMakeCodes = () => import("@/lib/client/make-codes");

/** A list that codes are made of, and what they look like. */
type Asked = { rows: readonly ListRow[]; looks: CodeLooks };

/**
 * Makes the codes of a list. What was made before a stop or a failure stays, and the others can be made later. Nothing of it is
 * kept when the page is left.
 */
export function useCodeList() {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [made, setMade] = useState<readonly MadeRow[]>([]);
  const [message, setMessage] = useState<string>();
  const { start, ...run } = useRun<void>({
    thrown: "Error generating QR",
    stopsWithPage: true,
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: queryKeys.runs() });
      return queries.invalidateQueries({ queryKey: queryKeys.usage() });
    },
  });
  const madeLines = new Set(made.map(({ line }) => line));
  const left = asked?.rows.filter(({ line }) => !madeLines.has(line)) ?? [];

  function make(rows: readonly ListRow[], looks: CodeLooks): void {
    start(async (progress) => {
      const { makeCodes } = await loadPart(fetchMakeCodes);
      const ready = rows.filter(({ fault }) => fault === null);
      await makeCodes(ready, looks, {
        ...progress,
        onMade: (some, told) => {
          setMade((before) => [...before, ...some]);
          setMessage(told);
        },
      });
    });
  }

  return {
    ...run,
    made,
    /** What to know about all of them. */
    message,
    /** Rows that weren't made, those with a fault included. */
    left,
    /** What was asked for; null before the first run. */
    asked,
    run(rows: readonly ListRow[], looks: CodeLooks): void {
      setAsked({ rows, looks });
      setMade([]);
      make(rows, looks);
    },
    /** Makes those that are left, alike. */
    goOn(): void {
      if (asked) make(left, asked.looks);
    },
  };
}
