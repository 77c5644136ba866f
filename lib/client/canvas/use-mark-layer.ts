"use client";

import { useRef, useState } from "react";

import type { Mark, MarkLayer } from "@/lib/client/canvas/marks";

export const NO_MARKS: MarkLayer = { list: [], size: null };

/** The marks on an image, of which the last may still be on its way. */
export function useMarkLayer() {
  const [layer, setLayer] = useState(NO_MARKS);
  const latest = useRef(layer);
  const asked = useRef<Promise<boolean>>(null);
  const turn = useRef(0);

  function change(next: MarkLayer): void {
    latest.current = next;
    setLayer(next);
  }

  return {
    layer,
    change,
    /** Puts marks that were there before under those that were made meanwhile. */
    begin({ list, size }: MarkLayer): void {
      change({ list: [...list, ...latest.current.list], size });
    },
    /** Forgets the marks, and those on their way. */
    clear(): void {
      turn.current += 1;
      asked.current = null;
      change(NO_MARKS);
    },
    /** Another number once the marks were forgotten: an outline that was asked for before is another image's. */
    turn: () => turn.current,
    /** Adds a mark to those there are by now. */
    add(mark: Mark, size: MarkLayer["size"]): void {
      change({ list: [...latest.current.list, mark], size });
    },
    /** @param outline resolves when the outline is there, with false when there is none */
    expect(outline: Promise<boolean>): void {
      asked.current = outline;
      void outline.then(() => {
        if (asked.current === outline) asked.current = null;
      });
    },
    isExpecting: () => asked.current !== null,
    /** The marks once the outline on its way is there; null when it didn't come. */
    async settled(): Promise<MarkLayer | null> {
      const isThere = (await asked.current) ?? true;
      return isThere ? latest.current : null;
    },
  };
}

/** What `useMarkLayer` returns. */
export type Marking = ReturnType<typeof useMarkLayer>;
