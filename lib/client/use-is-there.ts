"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * Whether the component is still on the page, for work that goes on without it: what that finds then is nobody's, and the address
 * is another page's, even where that is one of the same kind.
 */
export function useIsThere(): Readonly<RefObject<boolean>> {
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}
