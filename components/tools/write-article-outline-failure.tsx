"use client";

import { useRef } from "react";

import { NextEngineButton } from "@/components/engines/next-engine-button";
import { Notice } from "@/components/ui/notice";
import type { useOutline } from "@/lib/client/use-outline";

type OutlineFailureProps = {
  outline: ReturnType<typeof useOutline>;
  onPropose: (form: HTMLFormElement | null) => void;
};

/** Why no headings were proposed, with the next engine where the chosen one failed: it's asked for what the form says by then. */
export function OutlineFailure({ outline: { error }, onPropose }: OutlineFailureProps) {
  const place = useRef<HTMLDivElement>(null);
  if (!error) return null;
  const ask = () => onPropose(place.current?.closest("form") ?? null);
  return (
    <div ref={place}>
      <Notice
        tone="danger"
        action={<NextEngineButton error={error} kind="writes" onChosen={ask} />}
      >
        {error.message}
      </Notice>
    </div>
  );
}
