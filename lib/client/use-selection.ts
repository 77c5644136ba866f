"use client";

import { useState } from "react";

/** Which creations of a list are chosen to do something with at once; null while nothing can be chosen. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  return {
    ids,
    start: () => setIds(new Set()),
    end: () => setIds(null),
    choose: (chosen: readonly string[]) => setIds(new Set(chosen)),
    toggle: (id: string) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
  };
}

export type Selection = ReturnType<typeof useSelection>;
