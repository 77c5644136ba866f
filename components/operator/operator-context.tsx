"use client";

import { createContext, type ReactNode, useContext } from "react";

const IsOperator = createContext(false);

/** Tells the parts of a page whether it's shown to whoever runs this server. The calls check it again. */
export function OperatorContext({ value, children }: { value: boolean; children: ReactNode }) {
  return <IsOperator value={value}>{children}</IsOperator>;
}

export function useIsOperator(): boolean {
  return useContext(IsOperator);
}
