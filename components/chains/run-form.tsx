"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useState } from "react";

import type { Inputs } from "@/components/chains/chain-inputs";
import { RunCount, ServerWrites } from "@/components/chains/step-parts";
import { KeptState } from "@/components/tools/kept-state";
import { lazyPart } from "@/components/ui/lazy-part";
import { SubmitButton } from "@/components/ui/submit-button";
import { CHAIN_LIMITS, type ChainStep, inputOf, type StepFault } from "@/lib/chains/steps";
import { ApiError } from "@/lib/client/api-error";
import { clearHanded, handedFiles } from "@/lib/client/handed-files";
import { inputsOfLines } from "@/lib/client/inputs-of-lines";
import { loadPart } from "@/lib/client/load-part";
import type { LockFault } from "@/lib/client/locked-files";
import { queryKeys } from "@/lib/client/query-keys";
import { reportFailure } from "@/lib/client/report-failure";
import { formatCount } from "@/lib/core/format";
import { chainRunPath } from "@/lib/registry/chain-paths";

const NO_INPUTS: Inputs = { text: "", files: [] };

/** Once there is a first step. */
const ChainInputs = lazyPart(
  async () => (await import("@/components/chains/chain-inputs")).ChainInputs,
);

type RunFormProps = {
  name: string;
  steps: readonly ChainStep[];
  fault: StepFault | null;
  /** Called when somebody tries to run it, whether or not that's possible. */
  onTry: () => void;
};

/** What a chain is run on, what that takes, and the button. */
export function RunForm({ name, steps, fault, onTry }: RunFormProps) {
  const router = useRouter();
  const queries = useQueryClient();
  const [inputs, setInputs] = useState<Inputs>(() => ({ ...NO_INPUTS, files: handedFiles() }));
  useEffect(clearHanded, []);
  const [error, setError] = useState<string>();
  const [lockFault, setLockFault] = useState<LockFault>();
  const [sending, setSending] = useState<string>();
  const material = inputOf(steps);
  const isFiles = material === "image" || material === "pdf";
  const given = isFiles ? inputs.files : inputsOfLines(inputs.text);

  async function linksFault({ text }: Inputs): Promise<string | undefined> {
    if (material !== "link") return undefined;
    const { videoLinksFault } = await loadPart(() => import("@/lib/client/chain-inputs"));
    return videoLinksFault(inputsOfLines(text));
  }

  async function run(event: FormEvent): Promise<void> {
    event.preventDefault();
    onTry();
    setLockFault(undefined);
    try {
      const wrong = faultOf(given.length, isFiles) ?? (await linksFault(inputs));
      setError(wrong);
      if (fault || wrong) return;
      setSending("Starting");
      const locked = material === "pdf" ? await faultOfLocks(inputs.files) : undefined;
      if (locked) {
        setLockFault(locked);
        setSending(undefined);
        return;
      }
      const { startChain } = await import("@/lib/client/start-chain");
      const onUpload = (done: number) => setSending(`Uploading ${done + 1} of ${given.length}`);
      const signal = new AbortController().signal;
      const id = await startChain({ name, steps, inputs: given }, { signal, onUpload });
      void queries.invalidateQueries({ queryKey: queryKeys.chains() });
      void queries.invalidateQueries({ queryKey: queryKeys.runs() });
      router.push(chainRunPath(id));
    } catch (failure) {
      // Of an input, which the server checks as the first step will.
      if (failure instanceof ApiError && failure.code === "invalid_input")
        setError(failure.message);
      else if (failure instanceof Error) reportFailure(failure);
      setSending(undefined);
    }
  }

  return (
    <form
      data-keeps="inputs"
      onSubmit={(event) => void run(event)}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <h2 className="font-display text-xl">Run it</h2>
      <KeptState state={inputs.text} onBringBack={(text) => setInputs({ ...inputs, text })} />
      {steps.length === 0 ? (
        <p className="text-soft text-sm">
          Choose the first step. Then add topics, links, images, or PDFs here, one or many.
        </p>
      ) : (
        <>
          <ChainInputs
            material={material}
            inputs={inputs}
            error={error}
            lockFault={lockFault}
            onChange={(changed) => {
              setInputs(changed);
              setError(undefined);
              setLockFault(undefined);
            }}
            // Whoever types a link isn't done with it yet; a file is.
            onAdd={(added) => void linksFault(added).then(setError, reportFailure)}
          />
          <RunCount steps={steps} inputs={given.length} />
          <ServerWrites steps={steps} />
          {fault && (
            <p className="text-sm text-soft">
              Step {fault.step + 1} isn't ready: {fault.message}
            </p>
          )}
          <SubmitButton pending={sending !== undefined}>{sending ?? "Run chain"}</SubmitButton>
        </>
      )}
    </form>
  );
}

async function faultOfLocks(files: readonly File[]): Promise<LockFault | undefined> {
  return (await import("@/lib/client/locked-files")).lockFault(files);
}

function faultOf(count: number, isFiles: boolean): string | undefined {
  if (count === 0) return isFiles ? "Choose at least one file." : "Enter at least one line.";
  if (count <= CHAIN_LIMITS.items) return undefined;
  return `A chain takes at most ${formatCount(CHAIN_LIMITS.items, "input")} at once; you have ${count}.`;
}
