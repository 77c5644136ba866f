"use client";

import { useSearchParams } from "next/navigation";
import { type RefObject, useEffect, useState } from "react";

/** Parameters of an address that opens what was made or begun before. */
const OPENS = /(^|&)(creation|run|continue)=/;

/**
 * Whether a tool's page still loads what its address opens: a form and a result that come one after the other would push each
 * other around.
 *
 * @param part where both are shown
 */
export function useOpening(part: RefObject<HTMLElement | null>): boolean {
  const query = useSearchParams().toString();
  const [isOpening, setOpening] = useState(() => OPENS.test(query));
  useEffect(() => {
    if (!isOpening) return;
    import("@/lib/client/until-settled")
      .then(({ untilSettled }) => part.current && untilSettled(part.current))
      .catch(() => {})
      .finally(() => setOpening(false));
  }, [isOpening, part]);
  return isOpening;
}
