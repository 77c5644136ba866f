"use client";

import { type SyntheticEvent, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { EngineChip } from "@/components/engines/engine-chip";
import { ImageInput } from "@/components/images/image-input";
import { KeepForm } from "@/components/tools/keep-form";
import { Chips } from "@/components/ui/chips";
import { Field } from "@/components/ui/field";
import { lazyPart } from "@/components/ui/lazy-part";
import { SubmitButton } from "@/components/ui/submit-button";
import { Textarea } from "@/components/ui/textarea";
import { bringIntoView } from "@/lib/client/bring-into-view";
import type { MarkLayer } from "@/lib/client/canvas/marks";
import { NO_MARKS } from "@/lib/client/canvas/use-mark-layer";
import { type ImageChoice, useImageChoice } from "@/lib/client/image-choice";
import { notify } from "@/lib/client/notify";
import { usePast } from "@/lib/client/use-past";
import {
  type MarkingMode,
  type RemovalFields,
  type RemovalRequest,
  useRemovalRequest,
} from "@/lib/client/use-removal-request";
import type { RunStatus } from "@/lib/client/use-run";
import { LIMITS } from "@/lib/core/limits";

export const fetchFormParts = () => import("@/components/tools/remove-object-form-parts");
const RemoveObjectMarks = lazyPart(async () => (await fetchFormParts()).RemoveObjectMarks);
const RemoveObjectFound = lazyPart(async () => (await fetchFormParts()).RemoveObjectFound);
const RemoveObjectNames = lazyPart(async () => (await fetchFormParts()).RemoveObjectNames, null);

const fetchKeptMarks = () => import("@/lib/client/canvas/kept-marks");

const MARKING_MODES = [
  { value: "name", label: "Name it" },
  { value: "click", label: "Click it" },
  { value: "paint", label: "Paint over it" },
  { value: "erase", label: "Unmark" },
] as const satisfies { value: MarkingMode; label: string }[];

type RemoveObjectFormProps = {
  /** The name an opened creation was made with; empty for none. */
  object: string;
  /** Fetches the marks that it starts with; null for none. */
  openMarks: (() => Promise<MarkLayer>) | null;
  /** Its mask was asked for at the result, which may be far below. */
  comesIntoView: boolean;
  /** The image it was made from, or the last result, where the next removal goes on. */
  source: ImageChoice | null;
  /** Whether that is on its way. */
  isSourceComing: boolean;
  mode: MarkingMode;
  onModeChange: (mode: MarkingMode) => void;
  /** Told whether the image is there to be marked, for which it needs room. */
  onMarkedChange: (isMarked: boolean) => void;
  status: RunStatus;
  /** The files of the run with that status, where it was sent from here. */
  sent: readonly File[] | null;
  errors: Record<string, string>;
  onRemove: (removal: RemovalRequest) => void;
};

/** An image and what to remove from it: by name, or marked by clicks and brush. */
export function RemoveObjectForm(props: RemoveObjectFormProps) {
  const { object, openMarks, comesIntoView, source, mode, onModeChange, onMarkedChange } = props;
  const { status, sent, errors, onRemove } = props;
  const pending = status === "pending";
  const [isCorrected, leaveErrors] = usePast(errors);
  const { image, files, choose, isLoading, withImage, isAwaited } = useImageChoice(
    source,
    props.isSourceComing,
  );
  const isNamed = mode === "name";
  const request = useRemovalRequest({
    isNamed,
    firstName: object,
    // They are on no other image.
    openMarks: image && image === source ? openMarks : null,
    onRemove,
  });
  const { name, found, marking, busy } = request;
  const { layer } = marking;
  const isChosen = files.length > 0;
  const fields = useMemo(
    // Marks are kept with the file that they are on, and with no other image.
    () => (isChosen ? { mode, name, found, layer } : { mode, name, found: null, layer: NO_MARKS }),
    [isChosen, mode, name, found, layer],
  );
  const waiting = pending || isAwaited || busy !== null;
  const isMarked = image !== null && (!isNamed || found !== null);
  const tellMarked = useEffectEvent(onMarkedChange);
  useEffect(() => {
    tellMarked(isMarked);
  }, [isMarked]);

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!comesIntoView) return;
    form.current?.focus({ preventScroll: true });
    bringIntoView(form.current, "start");
  }, [comesIntoView]);

  function change(next: ImageChoice | null): void {
    leaveErrors();
    choose(next);
    // For another image, nobody opened it.
    onModeChange(mode);
    request.forget();
  }

  function bringBack([file]: readonly File[], kept: RemovalFields): void {
    if (file) choose(file);
    onModeChange(kept.mode);
    request.bringBack(kept);
  }

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    withImage(request.submit);
  }

  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label="What to remove"
      onSubmit={submit}
      noValidate
      className="grid scroll-mt-20 gap-5"
    >
      <ImageInput
        label="Upload image"
        hint="Supports JPG, PNG, and other image formats"
        error={isCorrected ? undefined : errors.image}
        image={image}
        onChange={change}
        onReject={notify.error}
        isLoading={isLoading}
        disabled={waiting}
        previewHidden={isMarked}
      />
      <Chips
        label="How to select the object"
        name="way"
        options={MARKING_MODES}
        value={mode}
        onValueChange={(value) =>
          onModeChange(MARKING_MODES.find((one) => one.value === value)?.value ?? "name")
        }
        disabled={busy !== null}
      />
      {isNamed && (
        <ObjectName
          name={name}
          error={request.nameError ?? errors.object}
          onName={request.rename}
          locked={busy !== null || isAwaited}
        />
      )}
      {isNamed && !found && name.trim() !== "" && (
        <RemoveObjectNames
          name={name}
          instead={request.instead}
          onTry={(word) => request.tryName(image, word)}
          onFill={request.rename}
          disabled={waiting}
        />
      )}
      {isNamed && found && image && (
        <RemoveObjectFound image={image} found={found} marking={marking} />
      )}
      {mode !== "name" && <RemoveObjectMarks image={image} mode={mode} marking={marking} />}
      <SubmitButton pending={waiting}>Remove object</SubmitButton>
      <p role="status" className="text-sm text-soft empty:hidden">
        {busy && WAITS[busy]}
      </p>
      <EngineChip verb="Fills" kind="erases" builtIn="the built-in eraser" />
      <KeepForm
        tool="remove-object"
        files={files}
        fields={fields}
        isFilled={isChosen || name !== object}
        status={status}
        sent={sent}
        fetchCodec={fetchKeptMarks}
        onBringBack={({ files, fields }) => bringBack(files, fields)}
      />
    </form>
  );
}

const WAITS = {
  looking: "Looking for the object. You'll see what will be removed first.",
  outlining: "Waiting for the outline. Then the object is removed.",
};

type ObjectNameProps = {
  name: string;
  error: string | undefined;
  onName: (name: string) => void;
  locked: boolean;
};

function ObjectName({ name, error, onName, locked }: ObjectNameProps) {
  return (
    <Field
      label="Object name"
      hint="Enter only a single object name, such as dog or bottle. You'll see what will be removed first."
      error={error}
    >
      {(control) => (
        <Textarea
          {...control}
          name="object"
          rows={2}
          required
          maxLength={LIMITS.objectCharacters * 2}
          readOnly={locked}
          value={name}
          onChange={(event) => onName(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
