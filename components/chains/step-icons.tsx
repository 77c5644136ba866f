import { ChevronRight } from "lucide-react";
import { Fragment } from "react";

import { stepsInWords } from "@/components/chains/chain-words";
import { findKind } from "@/lib/chains/kinds";
import type { ChainStep } from "@/lib/chains/steps";
import { getTool } from "@/lib/registry/tools";

/** A chain at a glance: the icons of its tools. */
export function StepIcons({ steps }: { steps: readonly ChainStep[] }) {
  return (
    <p className="flex flex-wrap items-center gap-1 text-soft">
      <span className="sr-only">{stepsInWords(steps)}</span>
      {steps.map(({ kind }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chain may have the same step twice.
        <Fragment key={index}>
          {index > 0 && <ChevronRight aria-hidden className="size-4" />}
          <KindIcon kind={kind} />
        </Fragment>
      ))}
    </p>
  );
}

/** The small mark of a step's tool. */
export function KindIcon({ kind }: Pick<ChainStep, "kind">) {
  const found = findKind(kind);
  if (!found) return null;
  const { icon: Icon, gradient } = getTool(found.tool);
  return (
    <span
      aria-hidden
      className="inline-grid size-8 shrink-0 place-items-center rounded-control text-white [&_svg]:size-4"
      style={{ backgroundImage: `linear-gradient(135deg, ${gradient.from}, ${gradient.to})` }}
    >
      <Icon />
    </span>
  );
}
