"use client";

import { type ReactNode, type SyntheticEvent, useState } from "react";

import { ImageInput } from "@/components/images/image-input";
import { RunningSteps } from "@/components/tools/running-steps";
import { Notice } from "@/components/ui/notice";
import { SubmitButton } from "@/components/ui/submit-button";
import { type RunProgress, useRun } from "@/lib/client/use-run";

type OneImageFormProps<Result> = {
  /** What the button says. */
  action: string;
  work: (image: File, progress: RunProgress) => Promise<Result>;
  /** Further fields. */
  fields?: ReactNode;
  /** Shows what came of the image. */
  children: (result: Result, image: File) => ReactNode;
};

/** One image and what came of it. Another image begins anew. */
export function OneImageForm<Result>(props: OneImageFormProps<Result>) {
  const { action, work, fields, children } = props;
  const [image, setImage] = useState<File | null>(null);
  /** The image that the run is of. */
  const [worked, setWorked] = useState<File | null>(null);
  const [fault, setFault] = useState<string>();
  const { start, stop, status, step, result, error } = useRun<Result>({ stopsWithPage: true });
  const pending = status === "pending";

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    setFault(image ? undefined : "Choose an image.");
    if (!image || pending) return;
    setWorked(image);
    start((progress) => work(image, progress));
  }

  function choose(chosen: File | null): void {
    if (pending) stop();
    setImage(chosen);
    setWorked(null);
    setFault(undefined);
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <ImageInput
        label="Image"
        image={image}
        error={fault}
        onChange={(chosen) => choose(chosen instanceof File ? chosen : null)}
        onReject={setFault}
      />
      {fields}
      <SubmitButton pending={pending}>{action}</SubmitButton>
      {pending && <RunningSteps step={step} onStop={stop} />}
      {worked && error && <Notice tone="danger">{error.message}</Notice>}
      {worked && result !== undefined && children(result, worked)}
    </form>
  );
}
