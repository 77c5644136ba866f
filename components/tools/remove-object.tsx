"use client";

import { useState } from "react";

import { EngineNotice } from "@/components/tools/engine-notice";
import {
  type MarkingMode,
  type RemovalRequest,
  RemoveObjectForm,
} from "@/components/tools/remove-object-form";
import { RemoveObjectResult } from "@/components/tools/remove-object-result";
import { ToolShell } from "@/components/tools/tool-shell";
import { type ImageChoice, toFormPart } from "@/lib/client/image-choice";
import { useTool } from "@/lib/client/use-tool";

const fetchContract = async () =>
  (await import("@/lib/tools/remove-object/contract")).removeObjectContract;

export function RemoveObject() {
  const run = useTool(fetchContract, { stream: true });
  const [mode, setMode] = useState<MarkingMode>("name");
  const [worked, setWorked] = useState<ImageChoice | null>(null);

  function start({ image, object, mask }: RemovalRequest): void {
    setWorked(image);
    const files = { ...(image ? { image: toFormPart(image) } : {}), ...(mask ? { mask } : {}) };
    run.run(object === undefined ? {} : { object }, files);
  }

  return (
    <div className="grid gap-4">
      <EngineNotice name="erase" />
      <ToolShell
        slug="remove-object"
        form={
          <RemoveObjectForm
            key={run.restored?.id ?? "new"}
            object={run.restored?.input.object ?? ""}
            source={run.opened?.source ?? null}
            mode={mode}
            onModeChange={setMode}
            pending={run.status === "pending"}
            errors={run.fieldErrors}
            onRemove={start}
          />
        }
        result={
          <RemoveObjectResult
            run={run}
            original={run.opened ? run.opened.source : worked}
            onPickOne={() => setMode("click")}
          />
        }
      />
    </div>
  );
}
