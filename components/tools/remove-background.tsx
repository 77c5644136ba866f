"use client";

import { type SyntheticEvent, useState } from "react";

import { PictureInput } from "@/components/images/image-input";
import { EngineNotice } from "@/components/tools/engine-notice";
import { RemoveBackgroundResult } from "@/components/tools/remove-background-result";
import { ToolShell } from "@/components/tools/tool-shell";
import { SubmitButton } from "@/components/ui/submit-button";
import { type PictureChoice, partOf, usePictureChoice } from "@/lib/client/image-choice";
import { notify } from "@/lib/client/notify";
import { useTool } from "@/lib/client/use-tool";
import { removeBackgroundContract } from "@/lib/tools/remove-background/contract";

export function RemoveBackground() {
  const run = useTool(removeBackgroundContract, { stream: true });
  const { picture, choose, isLoading } = usePictureChoice();
  const [worked, setWorked] = useState<PictureChoice | null>(null);
  const pending = run.status === "pending";

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    setWorked(picture);
    run.run({}, picture ? { image: partOf(picture) } : {});
  }

  const form = (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <PictureInput
        label="Upload image"
        hint="Supports JPG, PNG, and other image formats"
        error={run.fieldErrors.image}
        picture={picture}
        onChange={choose}
        onRefuse={notify.error}
        isLoading={isLoading}
        disabled={pending}
      />
      <SubmitButton pending={pending}>Remove Background</SubmitButton>
    </form>
  );
  return (
    <ToolShell
      slug="remove-background"
      notice={<EngineNotice name="cutOut" />}
      form={form}
      result={<RemoveBackgroundResult run={run} original={worked} />}
    />
  );
}
