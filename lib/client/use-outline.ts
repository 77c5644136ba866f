"use client";

import { useEffect, useRef, useState } from "react";

import { useTool } from "@/lib/client/use-tool";
import type { ArticleInput } from "@/lib/tools/write-article/contract";
import type { OutlineFaults } from "@/lib/tools/write-article/outline";

/** A heading on the page; `id` stays its own while it's moved. */
export type OutlineRow = { id: number; text: string };

/** With the checks of headings, which needn't be a part of their own. */
const fetchChecks = () => import("@/lib/tools/write-article/contract");
const fetchContract = async () => (await fetchChecks()).outlineContract;

/** To be typed into where nothing was proposed: the fewest that an outline has. */
const BLANK = ["", ""];

/**
 * The outline of an article to be: proposed by the engine, changed by the person.
 *
 * @param stored the outline of a stored article; undefined when it has none
 */
export function useOutline(stored: readonly string[] | undefined) {
  const call = useTool(fetchContract);
  const [rows, setRows] = useState<OutlineRow[] | null>(stored ? rowsOf(stored) : null);
  const [faults, setFaults] = useState<OutlineFaults>();
  const [taken, setTaken] = useState(call.result);
  // Fetched with the first outline; the server checks again.
  const checks = useRef<Awaited<ReturnType<typeof fetchChecks>>>(null);
  const hasRows = rows !== null;
  useEffect(() => {
    if (!hasRows) return;
    fetchChecks().then(
      (loaded) => {
        checks.current = loaded;
      },
      () => {},
    );
  }, [hasRows]);
  if (call.result && call.result !== taken) {
    setTaken(call.result);
    const { headings } = call.result;
    // Where nothing was proposed, what was typed stays.
    change(headings.length > 0 ? rowsOf(headings) : (rows ?? rowsOf(BLANK)));
  }

  function change(next: OutlineRow[] | null): void {
    setRows(next);
    // Faults that are shown go as soon as they're mended.
    setFaults(faults && next ? check(next.map(({ text }) => text)) : undefined);
  }

  function check(headings: readonly string[]): OutlineFaults | undefined {
    return checks.current?.outlineFaults(headings);
  }

  return {
    /** Null while there is no outline. */
    rows,
    /** What of it outlives the page: headings that nobody has typed don't. */
    kept: rows?.some((row) => row.text) ? rows : null,
    /** What was wrong when the article was to be written; undefined before. */
    faults,
    change,
    pending: call.status === "pending",
    /** Why no headings were proposed; undefined where some were. */
    unproposed: call.result?.message,
    /** Whether the headings on the page are new from the engine, or to be typed for want of those. */
    isProposed: taken !== undefined,
    /** Asks the engine for headings, which replace those on the page where there are any. */
    propose: (input: ArticleInput) => call.run(input),
    /** Asks no longer, and passes over what went wrong. */
    stop: call.stop,
    /** What went wrong when the engine was last asked; null when nothing did, and once it is passed over. */
    error: call.status === "error" ? call.error : null,
    discard(): void {
      call.stop();
      change(null);
    },
    /** The checked headings; null when something is wrong, which `faults` then says; undefined without an outline. */
    read(): string[] | null | undefined {
      if (!rows) return undefined;
      const headings = rows.map(({ text }) => text.trim());
      const found = check(headings);
      setFaults(found);
      return found?.whole || found?.headings.some(Boolean) ? null : headings;
    },
  };
}

function rowsOf(headings: readonly string[]): OutlineRow[] {
  return headings.map((text, id) => ({ id, text }));
}
