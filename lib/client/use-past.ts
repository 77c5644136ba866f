"use client";

import { useState } from "react";

/**
 * Whether a value is of the past, such as what was wrong with a field that was changed since.
 *
 * @param value another one each time it's of the present
 * @returns also what makes it so
 */
export function usePast(value: object): [isPast: boolean, leave: () => void] {
  const [past, setPast] = useState<object>();
  return [past === value, () => setPast(value)];
}
