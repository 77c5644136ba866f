"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, type SyntheticEvent, useState } from "react";
import { EngineChip } from "@/components/engines/engine-chip";
import { ImageInput } from "@/components/images/image-input";
import { EngineNotice } from "@/components/tools/engine-notice";
import { KeepForm } from "@/components/tools/keep-form";
import { RemoveBackgroundResult } from "@/components/tools/remove-background-result";
import { ToolShell } from "@/components/tools/tool-shell";
import { SubmitButton } from "@/components/ui/submit-button";
import { type ImageChoice, toFormPart, useImageChoice } from "@/lib/client/image-choice";
import { notify } from "@/lib/client/notify";
import { usePart } from "@/lib/client/use-part";
import { usePast } from "@/lib/client/use-past";
import { useTool } from "@/lib/client/use-tool";

const fetchContract = async () =>
  (await import("@/lib/tools/remove-background/contract")).removeBackgroundContract;

const fetchHandToChain = async () => (await import("@/lib/client/hand-to-chain")).handToChain;

/** @param several leads to what takes several images */
export function RemoveBackground({ several }: { several: ReactNode }) {
  const router = useRouter();
  const handOver = usePart(fetchHandToChain);
  const run = useTool(fetchContract, { stream: true });
  const pending = run.status === "pending";
  const { image, files, choose, isLoading, withImage, isAwaited } = useImageChoice(
    run.opened?.source,
    pending && run.opened?.isComing,
  );
  const [worked, setWorked] = useState<ImageChoice | null>(null);
  const [isCorrected, leaveErrors] = usePast(run.fieldErrors);

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    withImage((image) => {
      setWorked(image);
      run.run({}, image ? { image: toFormPart(image) } : {});
    });
  }

  const form = (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <ImageInput
        label="Upload image"
        hint="Supports JPG, PNG, and other image formats"
        error={isCorrected ? undefined : run.fieldErrors.image}
        image={image}
        onChange={(chosen) => {
          leaveErrors();
          choose(chosen);
        }}
        onSeveral={async (images) => (await handOver.load())?.(images, router.push)}
        onReject={notify.error}
        isLoading={isLoading}
        disabled={pending}
      />
      {several}
      <SubmitButton pending={pending || isAwaited}>Remove Background</SubmitButton>
      <EngineChip verb="Cuts out" kind="cutsOut" builtIn="the built-in background remover" />
      <KeepForm
        tool="remove-background"
        files={files}
        fields={null}
        isFilled={files.length > 0}
        status={run.status}
        sent={run.sent}
        onBringBack={({ files: [file] }) => file && choose(file)}
      />
    </form>
  );
  return (
    <ToolShell
      notice={<EngineNotice name="cutOut" />}
      form={form}
      result={
        <RemoveBackgroundResult run={run} original={run.opened ? run.opened.source : worked} />
      }
    />
  );
}
