"use client";

import { useState } from "react";

/**
 * A field's value that becomes the one of a result when that is kept from a comparison, and is otherwise the person's.
 *
 * @param kept null while the page shows no kept result
 */
export function useKeptSetting<Value>(first: Value, kept: Value | null) {
  const [value, setValue] = useState(first);
  const [seen, setSeen] = useState(kept);
  if (kept !== seen) {
    setSeen(kept);
    if (kept !== null) setValue(kept);
  }
  return [value, setValue] as const;
}
