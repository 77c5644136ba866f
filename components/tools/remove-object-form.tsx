"use client";

import { type SyntheticEvent, useState } from "react";

import { EngineChip } from "@/components/engines/engine-chip";
import { ImageInput } from "@/components/images/image-input";
import type { MarkLayer } from "@/components/tools/remove-object-marks";
import { Chips } from "@/components/ui/chips";
import { Field } from "@/components/ui/field";
import { lazyPart } from "@/components/ui/lazy-part";
import { SubmitButton } from "@/components/ui/submit-button";
import { Textarea } from "@/components/ui/textarea";
import { type ImageChoice, type StoredImage, useImageChoice } from "@/lib/client/image-choice";
import { loadPart } from "@/lib/client/load-part";
import { notify } from "@/lib/client/notify";
import { LIMITS } from "@/lib/core/limits";
import {
  isSeveralWords,
  ONE_NAME_ONLY,
  objectNameFault,
} from "@/lib/tools/remove-object/object-name";

const fetchMarks = () => import("@/lib/client/canvas/marks");
const RemoveObjectMarks = lazyPart(
  async () => (await import("@/components/tools/remove-object-marks")).RemoveObjectMarks,
);

const MARKING_MODES = [
  { value: "name", label: "Name it" },
  { value: "click", label: "Click it" },
  { value: "paint", label: "Paint over it" },
  { value: "erase", label: "Unmark" },
] as const;

export type MarkingMode = (typeof MARKING_MODES)[number]["value"];

/** What to remove: a name, or a mask drawn on the image. */
export type RemovalRequest = { image: ImageChoice | null; object?: string; mask?: File };

const NO_MARKS: MarkLayer = { list: [], size: null };

type RemoveObjectFormProps = {
  /** The name an opened creation was made with; empty for none. */
  object: string;
  /** The image it was made from. */
  source: StoredImage | null;
  mode: MarkingMode;
  onModeChange: (mode: MarkingMode) => void;
  pending: boolean;
  errors: Record<string, string>;
  onRemove: (removal: RemovalRequest) => void;
};

/** An image and what to remove from it: by name, or marked by clicks and brush. */
export function RemoveObjectForm(props: RemoveObjectFormProps) {
  const { mode, onModeChange, pending, errors, onRemove } = props;
  const { image, choose, isLoading, withImage, isAwaited } = useImageChoice(props.source);
  const [name, setName] = useState(props.object);
  const [nameError, setNameError] = useState<string>();
  const [marks, setMarks] = useState<MarkLayer>(NO_MARKS);

  function change(next: ImageChoice | null): void {
    choose(next);
    setMarks(NO_MARKS);
  }

  function removeNamed(): void {
    if (isSeveralWords(name)) return void notify.neutral(ONE_NAME_ONLY);
    const object = name.trim();
    const fault = objectNameFault(object);
    setNameError(fault);
    if (!fault) withImage((image) => onRemove({ image, object }));
  }

  async function removeMarked(): Promise<void> {
    const { marksToPng } = await loadPart(fetchMarks);
    const png = marks.size && (await marksToPng(marks.list, marks.size));
    if (image && !png) return void notify.neutral("First, mark what to remove.");
    onRemove({ image, ...(png ? { mask: new File([png], "mask.png") } : {}) });
  }

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (mode === "name") removeNamed();
    else removeMarked().catch((error: Error) => notify.error(error.message));
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <ImageInput
        label="Upload image"
        hint="Supports JPG, PNG, and other image formats"
        error={errors.image}
        image={image}
        onChange={change}
        onReject={notify.error}
        isLoading={isLoading}
        disabled={pending}
        previewHidden={mode !== "name"}
      />
      <Chips
        label="How to select the object"
        name="way"
        options={MARKING_MODES}
        value={mode}
        onValueChange={(value) =>
          onModeChange(MARKING_MODES.find((one) => one.value === value)?.value ?? "name")
        }
      />
      {mode === "name" ? (
        <ObjectName
          name={name}
          error={nameError ?? errors.object}
          onName={(typed) => {
            setName(typed);
            setNameError(undefined);
          }}
        />
      ) : (
        <RemoveObjectMarks image={image} mode={mode} marks={marks} onMarksChange={setMarks} />
      )}
      <SubmitButton pending={pending || isAwaited}>Remove object</SubmitButton>
      <EngineChip verb="Fills" kind="erases" builtIn="the built-in eraser" />
    </form>
  );
}

type ObjectNameProps = {
  name: string;
  error: string | undefined;
  onName: (name: string) => void;
};

function ObjectName({ name, error, onName }: ObjectNameProps) {
  return (
    <Field
      label="Object name"
      hint="Enter only a single object name, such as dog or bottle. This removes every match; to remove just one, click it instead."
      error={error}
    >
      {(control) => (
        <Textarea
          {...control}
          name="object"
          rows={2}
          required
          maxLength={LIMITS.objectCharacters * 2}
          value={name}
          onChange={(event) => onName(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
