"use client";

import { KindIcon } from "@/components/chains/step-icons";
import { buttonClass } from "@/components/ui/button";
import type { StepKindId } from "@/lib/chains/kinds";
import { CHAIN_LIMITS, type ChainStep, kindsThatFit } from "@/lib/chains/steps";

type AddStepProps = { steps: readonly ChainStep[]; onAdd: (kind: StepKindId) => void };

/** The steps that take what the last one gives. */
export function AddStep({ steps, onAdd }: AddStepProps) {
  const kinds = kindsThatFit(steps);
  return (
    <section aria-labelledby="add-step" className="grid gap-3">
      <h2 id="add-step" className="font-medium text-sm">
        {steps.length === 0 ? "Choose the first step" : "Add a step"}
      </h2>
      {steps.length >= CHAIN_LIMITS.steps ? (
        <p className="text-soft text-sm">A chain has at most {CHAIN_LIMITS.steps} steps.</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {kinds.map(({ id, label }) => (
            <li key={id}>
              <button
                type="button"
                className={buttonClass()}
                // Safe: the catalog's own.
                onClick={() => onAdd(id as StepKindId)}
              >
                <KindIcon kind={id as StepKindId} />
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
