"use client";

import { useState } from "react";

import { EngineNotice } from "@/components/tools/engine-notice";
import { type Removal, RemoveObjectForm, type Way } from "@/components/tools/remove-object-form";
import { RemoveObjectResult } from "@/components/tools/remove-object-result";
import { ToolShell } from "@/components/tools/tool-shell";
import { type PictureChoice, partOf } from "@/lib/client/image-choice";
import { useTool } from "@/lib/client/use-tool";
import { removeObjectContract } from "@/lib/tools/remove-object/contract";

export function RemoveObject() {
  const run = useTool(removeObjectContract, { stream: true });
  const [way, setWay] = useState<Way>("name");
  const [worked, setWorked] = useState<PictureChoice | null>(null);

  function start({ picture, object, mask }: Removal): void {
    setWorked(picture);
    const files = { ...(picture ? { image: partOf(picture) } : {}), ...(mask ? { mask } : {}) };
    run.run(object === undefined ? {} : { object }, files);
  }

  return (
    <div className="grid gap-4">
      <EngineNotice name="erase" />
      <ToolShell
        slug="remove-object"
        form={
          <RemoveObjectForm
            way={way}
            onWay={setWay}
            pending={run.status === "pending"}
            errors={run.fieldErrors}
            onRemove={start}
          />
        }
        result={
          <RemoveObjectResult run={run} original={worked} onPickOne={() => setWay("click")} />
        }
      />
    </div>
  );
}
