"use client";

import { ChevronDown } from "lucide-react";
import { type ReactNode, use } from "react";

import { CompareControl } from "@/components/compare/compare-control";
import { inSentence } from "@/components/engines/engine-words";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { PartMenu } from "@/components/ui/menu";
import { PairChoiceContext } from "@/lib/client/pair-choice-context";
import type { PairChoice } from "@/lib/client/use-comparison";
import { enginesFor, useEngineChange, useEngines } from "@/lib/client/use-engines";
import { FEW_RUNS, useRunsLeft } from "@/lib/client/use-runs";
import { missingChoice } from "@/lib/engines/missing-choice";
import type { EngineKind } from "@/lib/engines/row";

type EngineChipProps = {
  /** What it does on this page. */
  verb?: string;
  kind?: EngineKind;
  /** What works here in place of the built-in model, which can't follow instructions. */
  builtIn?: string;
};

const ChipNotes = lazyPart(
  async () => (await import("@/components/engines/chip-notes")).ChipNotes,
  null,
);
const fetchItems = () => import("@/components/engines/engine-items");

/** What will write or make images, next to a tool's main button; a click offers the others in reach. */
export function EngineChip({ verb = "Writes", kind = "writes", builtIn }: EngineChipProps) {
  const engines = useEngines();
  const shown = engines && enginesFor(engines, kind);
  const current = shown?.inReach.find(({ ref }) => ref === shown.current);
  const choose = useEngineChange<{ ref: string; kind: EngineKind }>("choose");
  const choice = use(PairChoiceContext);
  const runsLeft = useRunsLeft(current?.allowance);
  // As high as the chip, so that the page doesn't move when it comes.
  if (!shown || !current)
    return <ChipRows chip={<div data-waits className="h-9" />} choice={choice} />;

  const nameOf = ({ source, name }: { source: string; name: string }) =>
    source === "built-in" ? (builtIn ?? name) : name;
  const trigger = (
    <Button variant="ghost" size="sm" className="min-w-0 max-w-full font-normal text-soft">
      <span className="truncate">
        {verb} with <span className="text-ink">{inSentence(nameOf(current))}</span>
      </span>
      <ChevronDown aria-hidden size={16} className="shrink-0" />
    </Button>
  );
  const chip = (
    <PartMenu align="start" trigger={trigger} fetchParts={fetchItems}>
      {({ EngineItems }) => (
        <EngineItems
          kind={kind}
          inReach={shown.inReach}
          current={current}
          nameOf={nameOf}
          isChanging={choose.isPending}
          onChoose={(ref) => choose.mutate({ ref, kind })}
        />
      )}
    </PartMenu>
  );
  const missing = missingChoice(shown);
  const hasFew = runsLeft !== undefined && runsLeft <= FEW_RUNS;
  const note = (missing || hasFew) && (
    <ChipNotes
      missing={missing}
      instead={`${nameOf(current).replace(/^the /, "The ")} ${verb.toLowerCase()}`}
      allowance={current.allowance}
    />
  );
  return <ChipRows chip={chip} note={note} choice={choice} />;
}

type ChipRowsProps = {
  chip: ReactNode;
  /** Why it isn't what the person chose, and that few runs are left. */
  note?: ReactNode;
  choice: PairChoice | null;
};

/** The chip, with what compares below it, which is there first: nothing moves when the engines are known. */
function ChipRows({ chip, note, choice }: ChipRowsProps) {
  return (
    <div className="-mt-2 grid min-w-0 grid-cols-[minmax(0,1fr)] justify-items-center">
      {chip}
      {note}
      {choice && <CompareControl choice={choice} />}
    </div>
  );
}
