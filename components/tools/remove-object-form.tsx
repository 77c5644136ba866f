"use client";

import { type SyntheticEvent, useState } from "react";

import { PictureInput } from "@/components/images/image-input";
import { type Marks, RemoveObjectMarks } from "@/components/tools/remove-object-marks";
import { Chips } from "@/components/ui/chips";
import { Field } from "@/components/ui/field";
import { SubmitButton } from "@/components/ui/submit-button";
import { Textarea } from "@/components/ui/textarea";
import { marksToPng } from "@/lib/client/canvas/marks";
import { type PictureChoice, usePictureChoice } from "@/lib/client/image-choice";
import { notify } from "@/lib/client/notify";
import { LIMITS } from "@/lib/core/limits";
import {
  isSeveralWords,
  ONE_NAME_ONLY,
  objectNameSchema,
} from "@/lib/tools/remove-object/contract";

const WAYS = [
  { value: "name", label: "Name it" },
  { value: "click", label: "Click it" },
  { value: "paint", label: "Paint over it" },
  { value: "erase", label: "Erase marks" },
] as const;

export type Way = (typeof WAYS)[number]["value"];

/** What to remove: a name, or a mask drawn on the image. */
export type Removal = { picture: PictureChoice | null; object?: string; mask?: File };

const NO_MARKS: Marks = { list: [], size: null };

type RemoveObjectFormProps = {
  way: Way;
  onWay: (way: Way) => void;
  pending: boolean;
  errors: Record<string, string>;
  onRemove: (removal: Removal) => void;
};

/** An image and what to remove from it: by name, or marked by clicks and brush. */
export function RemoveObjectForm(props: RemoveObjectFormProps) {
  const { way, onWay, pending, errors, onRemove } = props;
  const { picture, choose, isLoading } = usePictureChoice();
  const [name, setName] = useState("");
  const [nameError, setNameError] = useState<string>();
  const [marks, setMarks] = useState<Marks>(NO_MARKS);

  function change(next: PictureChoice | null): void {
    choose(next);
    setMarks(NO_MARKS);
  }

  function removeNamed(): void {
    if (isSeveralWords(name)) return void notify.neutral(ONE_NAME_ONLY);
    const parsed = objectNameSchema.safeParse(name);
    setNameError(parsed.error?.issues[0]?.message);
    if (parsed.success) onRemove({ picture, object: parsed.data });
  }

  async function removeMarked(): Promise<void> {
    const png = marks.size && (await marksToPng(marks.list, marks.size));
    if (picture && !png) return void notify.neutral("First, mark what to remove.");
    onRemove({ picture, ...(png ? { mask: new File([png], "mask.png") } : {}) });
  }

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (way === "name") removeNamed();
    else void removeMarked();
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <PictureInput
        label="Upload image"
        hint="Supports JPG, PNG, and other image formats"
        error={errors.image}
        picture={picture}
        onChange={change}
        onRefuse={notify.error}
        isLoading={isLoading}
        disabled={pending}
        shownElsewhere={way !== "name"}
      />
      <Chips
        label="How to select the object"
        name="way"
        options={WAYS}
        value={way}
        onValueChange={(value) => onWay(WAYS.find((one) => one.value === value)?.value ?? "name")}
      />
      {way === "name" ? (
        <ObjectName
          name={name}
          error={nameError ?? errors.object}
          onName={(typed) => {
            setName(typed);
            setNameError(undefined);
          }}
        />
      ) : (
        <RemoveObjectMarks picture={picture} way={way} marks={marks} onMarks={setMarks} />
      )}
      <SubmitButton pending={pending}>Remove object</SubmitButton>
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
      hint="Only a single object name, such as dog or bottle. This removes every match; to remove just one, click it instead."
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
