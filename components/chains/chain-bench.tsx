"use client";

import { useEffect, useRef, useState } from "react";

import { AddStep } from "@/components/chains/add-step";
import { RunForm } from "@/components/chains/run-form";
import { headingId, StepEditor } from "@/components/chains/step-editor";
import { useChainSteps } from "@/components/chains/use-chain-steps";
import { KeptState } from "@/components/tools/kept-state";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DisabledUntilHydrated } from "@/components/ui/disabled-until-hydrated";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { CHAIN_LIMITS, type ChainStep, chainFault } from "@/lib/chains/steps";
import { replaceAddress } from "@/lib/client/address";
import { isConflict } from "@/lib/client/api-error";
import { useSaveChain } from "@/lib/client/use-chains";
import { buildPath } from "@/lib/registry/chain-paths";

type ChainBenchProps = {
  /** Of a saved chain, and when it was saved last. */
  id?: string | undefined;
  updatedAt?: string | undefined;
  name?: string | undefined;
  steps?: readonly ChainStep[] | undefined;
};

/** Where a chain is built, saved, and run: its steps on the left, what it runs on on the right. */
export function ChainBench(props: ChainBenchProps) {
  const { name: savedName = "", steps: savedSteps = [] } = props;
  const [{ id, updatedAt }, setSaved] = useState({ id: props.id, updatedAt: props.updatedAt });
  const chain = useChainSteps(savedSteps);
  const [name, setName] = useState(savedName);
  /** How often it was saved. */
  const [saves, setSaves] = useState(0);
  const [hasTried, setHasTried] = useState(false);
  const saving = useSaveChain((saved) => {
    setSaved(saved);
    setSaves((before) => before + 1);
    // Next notices this; the server has nothing to render again.
    replaceAddress(buildPath({ chain: saved.id }));
  });
  const focus = useFocusAfterRender();
  const fault = chainFault(chain.steps);
  const misplaced = fault && !fault.setting && chain.steps.length > 0 ? fault : null;
  const plainSteps = chain.steps.map(({ key: _, ...step }) => step);
  const title = name.trim() || "My chain";

  function save({ over = false } = {}): void {
    if (saving.isPending) return;
    setHasTried(true);
    const known = { ...(id && { id }), ...(updatedAt && !over && { updatedAt }) };
    if (!fault) saving.mutate({ ...known, name: title, steps: plainSteps });
  }

  return (
    <DisabledUntilHydrated>
      <header className="mb-6 grid gap-2">
        <h1 className="font-display text-2xl">{props.id ? savedName : "Build a chain"}</h1>
        <p className="text-pretty text-soft">
          Each step works on what the one before it made. Only steps that fit are offered.
        </p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section
          data-keeps="chain"
          aria-label="Steps"
          className="grid grid-cols-[minmax(0,1fr)] gap-4"
        >
          <KeptState
            // What is saved is where changes begin.
            key={saves}
            state={[name, plainSteps] as const}
            onBringBack={([keptName, keptSteps]) => {
              setName(keptName);
              chain.bringBack(keptSteps);
            }}
          />
          <Field label="Name">
            {(control) => (
              <Input
                {...control}
                value={name}
                placeholder="My chain"
                maxLength={CHAIN_LIMITS.nameCharacters}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          {chain.steps.length > 0 && (
            <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {chain.steps.map((step, index) => (
                <li key={step.key}>
                  <StepEditor
                    step={step}
                    index={index}
                    chain={chain}
                    fault={fault?.step === index && (hasTried || !fault.setting) ? fault : null}
                    onRemove={() => {
                      chain.remove(index);
                      const next = chain.steps[index + 1] ?? chain.steps[index - 1];
                      focus(next ? headingId(next) : "add-step");
                    }}
                  />
                </li>
              ))}
            </ol>
          )}
          <AddStep
            steps={chain.steps}
            onAdd={(kind) => focus(headingId({ key: chain.add(kind) }))}
          />
          <p aria-live="polite" className="sr-only">
            {chain.said}
            {/* Why stands at the step. */}
            {chain.said && misplaced && ` Step ${misplaced.step + 1} isn't ready now.`}
          </p>
          {chain.steps.length > 0 && (
            <Button
              pending={saving.isPending}
              className="justify-self-start"
              onClick={() => save()}
            >
              {id ? "Save changes" : "Save chain"}
            </Button>
          )}
          {isConflict(saving.error) && (
            <Notice
              tone="warning"
              action={
                <Button size="sm" onClick={() => save({ over: true })}>
                  Save mine anyway
                </Button>
              }
            >
              This chain was changed somewhere else while you edited it. Your steps are still here.
            </Notice>
          )}
        </section>
        <Card className="p-4 sm:p-6">
          <RunForm name={title} steps={plainSteps} fault={fault} onTry={() => setHasTried(true)} />
        </Card>
      </div>
    </DisabledUntilHydrated>
  );
}

/** Moves the focus to an element that the next render may bring. */
function useFocusAfterRender(): (id: string) => void {
  const wanted = useRef<string>(null);
  useEffect(() => {
    if (!wanted.current) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  });
  return (id) => {
    wanted.current = id;
  };
}
