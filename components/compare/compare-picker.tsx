"use client";

import Link from "next/link";

import { ENGINE_SETTINGS } from "@/components/engines/engine-words";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { Pair } from "@/lib/client/compared-pair";
import { takeTurns } from "@/lib/client/compared-sides";
import type { PairChoice } from "@/lib/client/use-comparison";
import { enginesFor, useEngines } from "@/lib/client/use-engines";
import { useUsage } from "@/lib/client/use-usage";
import type { RunAllowance } from "@/lib/core/run-allowance";
import type { Usage } from "@/lib/engines/usage-contract";

type ComparePickerProps = { choice: PairChoice; takes: "runs" | "questions" };

/** Chooses the second engine, or another setting of the same one, and says what a comparison takes. */
export function ComparePicker({ choice, takes }: ComparePickerProps) {
  const { pairs, pair, settingName, choose } = choice;
  if (!pairs) return <div className="h-28" />;
  return (
    <div className="grid gap-3 rounded-control bg-sunken p-4 text-left">
      {pair && (
        <Field label="Compare with" hint={<PairHint pair={pair} takes={takes} />}>
          {(control) => (
            <Select {...control} value={pair.value} onChange={({ target }) => choose(target.value)}>
              <PairOptions label="Another engine" pairs={pairs.engines} />
              <PairOptions label={`Same engine, another ${settingName}`} pairs={pairs.settings} />
            </Select>
          )}
        </Field>
      )}
      {pairs.engines.length === 0 && <OnlyEngine choice={choice} />}
    </div>
  );
}

function PairOptions({ label, pairs }: { label: string; pairs: readonly Pair[] }) {
  if (pairs.length === 0) return null;
  return (
    <optgroup label={label}>
      {pairs.map((pair) => (
        <option key={pair.value} value={pair.value}>
          {pair.label}
        </option>
      ))}
    </optgroup>
  );
}

function PairHint({ pair, takes }: { pair: Pair } & Pick<ComparePickerProps, "takes">) {
  const usage = useUsage();
  return (
    <>
      Takes two {takes}
      {usage && takes === "runs" ? runsLeft(pair, usage) : ""}.{" "}
      {takeTurns(pair.engines) && "Both use the same machine, so the second waits for the first."}
    </>
  );
}

/** How many runs are left of what the sides count toward. */
function runsLeft({ engines: [one, other] }: Pair, usage: Usage): string {
  const meters = { plan: usage.plan, "own-engine": usage.ownEngine, "built-in": usage.builtIn };
  const left = (allowance: RunAllowance) =>
    Math.max(0, meters[allowance].max - meters[allowance].used).toLocaleString("en");
  if (one.allowance === other.allowance) return `; you have ${left(one.allowance)} left this hour`;
  const isPlans = [one, other].some(({ allowance }) => allowance === "plan");
  return isPlans ? `, one of them from your plan, which has ${left("plan")} left this hour` : "";
}

/** How to get a second engine, where there is none. */
function OnlyEngine({ choice }: { choice: PairChoice }) {
  const engines = useEngines();
  if (!engines) return null;
  const { inReach } = enginesFor(engines, choice.kind);
  const name = inReach[0]?.name ?? "One engine";
  return (
    <p className="text-pretty text-sm text-soft">
      {name} is the only engine you have here.{" "}
      <Link href={ENGINE_SETTINGS} className="underline underline-offset-2 hover:text-ink">
        Connect a second one
      </Link>
      : a key of your own
      {engines.looksOnThisMachine && ", or a model server on this machine"}.
    </p>
  );
}
