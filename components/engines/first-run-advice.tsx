"use client";

import type { ReactNode } from "react";

import { currentWriter, useEngines } from "@/lib/client/use-engines";
import { useTellServer } from "@/lib/client/use-first-run";
import type { FirstTask } from "@/lib/engines/first-run";

type FirstRunAdviceProps = {
  task: FirstTask;
  /** From `firstAdvice`: there from the start, so that the page doesn't move when the engines are known. */
  advice: ReactNode;
};

/** What the built-in engine doesn't do, and the ways to one that does, unless another one turns out to be there. */
export function FirstRunAdvice({ task, advice }: FirstRunAdviceProps) {
  const engines = useEngines();
  const isOver = Boolean(advice && engines && currentWriter(engines)?.source !== "built-in");
  useTellServer(task, isOver);
  return isOver ? null : advice;
}
