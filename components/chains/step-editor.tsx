"use client";

import { ArrowDown, ArrowUp, X } from "lucide-react";

import { stepLabel } from "@/components/chains/chain-words";
import { KindIcon } from "@/components/chains/step-icons";
import { StepEngine, StepSetting } from "@/components/chains/step-parts";
import type { ChainSteps, KeyedStep } from "@/components/chains/use-chain-steps";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { findKind } from "@/lib/chains/kinds";
import { hintOf, isFromStep, type StepFault, settingsThatCount } from "@/lib/chains/steps";

type StepEditorProps = {
  step: KeyedStep;
  index: number;
  chain: ChainSteps;
  /** What is wrong with this step. */
  fault: StepFault | null;
  onRemove: () => void;
};

/** One step: what it does, its settings, and its place. */
export function StepEditor({ step, index, chain, fault, onRemove }: StepEditorProps) {
  const label = stepLabel(step);
  const place = `step ${index + 1}, ${label}`;
  const settings = settingsThatCount(step);
  const misplaced = fault && !fault.setting ? fault.message : null;
  const faultId = `${headingId(step)}-fault`;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <KindIcon kind={step.kind} />
        <h2
          id={headingId(step)}
          tabIndex={-1}
          aria-describedby={misplaced ? faultId : undefined}
          className="min-w-0 flex-1 basis-24 font-medium text-sm"
        >
          {index + 1}. {label}
        </h2>
        <div className="flex">
          <Button
            size="icon"
            variant="ghost"
            aria-label={`Move ${place}, up`}
            // At the end of its way, it keeps the focus.
            aria-disabled={index === 0 || undefined}
            onClick={() => chain.move(index, -1)}
          >
            <ArrowUp aria-hidden />
          </Button>
          <Button
            size="icon"
            variant="ghost"
            aria-label={`Move ${place}, down`}
            aria-disabled={index === chain.steps.length - 1 || undefined}
            onClick={() => chain.move(index, 1)}
          >
            <ArrowDown aria-hidden />
          </Button>
          <Button size="icon" variant="ghost" aria-label={`Remove ${place}`} onClick={onRemove}>
            <X aria-hidden />
          </Button>
        </div>
      </div>
      {settings.length > 0 && (
        <div className="grid gap-4 sm:grid-cols-2">
          {settings.map((setting) => (
            <StepSetting
              key={setting.name}
              setting={setting}
              hint={hintOf(setting, chain.steps, index)}
              value={step.settings[setting.name]}
              fault={fault?.setting === setting.name ? fault.message : undefined}
              onChange={(value) => chain.set(index, setting.name, value)}
            />
          ))}
        </div>
      )}
      {findKind(step.kind)?.engine && (
        <StepEngine step={step} isFromText={isFromStep(chain.steps, index)} />
      )}
      {misplaced && (
        <p id={faultId} className="text-danger text-sm">
          {misplaced}
        </p>
      )}
    </Card>
  );
}

/** The ID of a step's heading, which takes the focus when the step is added. */
export function headingId({ key }: Pick<KeyedStep, "key">): string {
  return `step-${key}`;
}
