"use client";

import { useId } from "react";

import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import type { PairChoice } from "@/lib/client/use-comparison";

const fetchPicker = () => import("@/components/compare/compare-picker");
const ComparePicker = lazyPart(async () => (await fetchPicker()).ComparePicker);

type CompareControlProps = {
  choice: PairChoice;
  /** What the two sides count as. */
  takes?: "runs" | "questions";
};

/** Turns comparing on and off, beside the engine; what it compares with is chosen below it. */
export function CompareControl({ choice, takes = "runs" }: CompareControlProps) {
  const { isOn, setOn } = choice;
  const id = useId();
  const preload = () => void fetchPicker().catch(() => {});
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isOn}
        aria-controls={isOn ? id : undefined}
        className="font-normal text-soft"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOn(!isOn)}
      >
        {isOn ? "Stop comparing" : "Compare with…"}
      </Button>
      {isOn && (
        <div id={id} className="w-full">
          <ComparePicker choice={choice} takes={takes} />
        </div>
      )}
    </>
  );
}
