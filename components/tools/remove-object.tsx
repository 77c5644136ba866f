"use client";

import { useState } from "react";

import { EngineNotice } from "@/components/tools/engine-notice";
import { fetchFormParts, RemoveObjectForm } from "@/components/tools/remove-object-form";
import { RemoveObjectResult } from "@/components/tools/remove-object-result";
import { ToolShell } from "@/components/tools/tool-shell";
import { lazyPart } from "@/components/ui/lazy-part";
import { toFormPart } from "@/lib/client/image-choice";
import { loadPart } from "@/lib/client/load-part";
import { marksOfStep, type OpenedMarks } from "@/lib/client/removal-steps";
import type { MarkingMode, RemovalRequest } from "@/lib/client/use-removal-request";
import { useRemovalSteps } from "@/lib/client/use-removal-steps";
import { useTool } from "@/lib/client/use-tool";

const fetchContract = async () =>
  (await import("@/lib/tools/remove-object/contract")).removeObjectContract;
const RemovalSteps = lazyPart(async () => (await fetchFormParts()).RemovalSteps, null);

type Marking = {
  mode: MarkingMode;
  /** It's that of the removal that was opened, and nobody chose it here. */
  isOpened: boolean;
};

export function RemoveObject() {
  const run = useTool(fetchContract, { stream: true });
  const steps = useRemovalSteps(run);
  const [{ mode, isOpened }, setMarking] = useState<Marking>({ mode: "name", isOpened: false });
  const [isMarked, setMarked] = useState(false);
  const pending = run.status === "pending";

  // An opened removal begins as it was made.
  const of = run.restored?.id;
  const { marked } = steps;
  const [last, setLast] = useState({ of, marked });
  if (last.of !== of || last.marked !== marked) {
    setLast({ of, marked });
    if (last.of !== of || marked)
      setMarking({ mode: marked ? "paint" : "name", isOpened: marked !== null });
  }

  function setMode(mode: MarkingMode): void {
    setMarking({ mode, isOpened: false });
  }

  function start(request: RemovalRequest): void {
    const { image, object, mask, isUnseen } = request;
    steps.start(request);
    const files = { ...(image ? { image: toFormPart(image) } : {}), ...(mask ? { mask } : {}) };
    run.run(
      { ...(object !== undefined && { object }), ...(isUnseen && { unseen: "true" }) },
      files,
    );
  }

  function edit(): void {
    setMode("paint");
    steps.edit?.();
  }

  const shown = steps.isBlank ? { ...run, status: "idle" as const, result: undefined } : run;
  const form = (
    <div className="grid gap-5">
      {steps.list.length > 0 && (
        <RemovalSteps steps={steps.list} onUndo={steps.undo} disabled={pending} />
      )}
      <RemoveObjectForm
        key={steps.key}
        object={steps.object ?? (steps.list.length > 0 ? "" : (run.restored?.input.object ?? ""))}
        openMarks={marksOf(steps.edited ? marksOfStep(steps.edited) : marked)}
        comesIntoView={steps.edited !== null}
        source={steps.source ?? run.opened?.source ?? null}
        isSourceComing={pending && run.opened?.isComing === true}
        mode={mode}
        onModeChange={setMode}
        onMarkedChange={setMarked}
        status={run.status}
        sent={run.sent}
        errors={run.fieldErrors}
        onRemove={start}
      />
    </div>
  );
  return (
    <ToolShell
      notice={<EngineNotice name="erase" />}
      // Whoever opened a removal came for its result, which would be out of view.
      stacked={isMarked && !isOpened}
      form={form}
      result={
        <RemoveObjectResult
          run={shown}
          original={run.opened ? run.opened.source : steps.before}
          onPickOne={() => setMode("click")}
          onEdit={steps.edit && !pending ? edit : null}
        />
      }
    />
  );
}

function marksOf(marks: OpenedMarks | null) {
  if (!marks) return null;
  const { mask, image } = marks;
  return async () => (await loadPart(fetchFormParts)).openMask(mask, image);
}
