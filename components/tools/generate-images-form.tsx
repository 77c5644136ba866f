"use client";

import { type SyntheticEvent, useState } from "react";

import { EngineChip } from "@/components/engines/engine-chip";
import { Chips } from "@/components/ui/chips";
import { Field } from "@/components/ui/field";
import { lazyPart } from "@/components/ui/lazy-part";
import { SubmitButton } from "@/components/ui/submit-button";
import { Switch } from "@/components/ui/switch";
import { Textarea } from "@/components/ui/textarea";
import { useKeptSetting } from "@/lib/client/use-kept-setting";
import { IMAGE_SHAPES } from "@/lib/core/image-options";
import type { ImagesInput } from "@/lib/tools/generate-images/contract";
import {
  descriptionFault,
  IMAGE_COUNTS,
  imagePrompt,
  STYLE_CHOICES,
  type StyleLabel,
} from "@/lib/tools/generate-images/options";

type GenerateImagesFormProps = {
  description: string;
  style: StyleLabel;
  /** Of images that were kept from a comparison; null when there are none. */
  keptStyle: StyleLabel | null;
  shape: (typeof IMAGE_SHAPES)[number];
  count: number;
  pending: boolean;
  /** Whether the built-in illustrator draws. */
  builtIn: boolean;
  onGenerate: (input: ImagesInput) => void;
};

const DrawingHint = lazyPart(
  async () => (await import("@/components/tools/drawing-hint")).DrawingHint,
  null,
);

const SHAPE_LABELS = { square: "Square", landscape: "Landscape", portrait: "Portrait" } as const;

export function GenerateImagesForm(props: GenerateImagesFormProps) {
  /** Undefined until something is typed. */
  const [written, setWritten] = useState<string>();
  const [descriptionError, setDescriptionError] = useState<string>();
  const [style, setStyle] = useKeptSetting(props.style, props.keptStyle);

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = String(form.get("description")).trim();
    const fault = descriptionFault(typed);
    setDescriptionError(fault);
    const shape = IMAGE_SHAPES.find((name) => name === form.get("shape"));
    if (fault || !shape || props.pending) return;
    props.onGenerate({
      prompt: imagePrompt(typed, style),
      publish: form.get("publish") === "on",
      shape,
      count: Number(form.get("count")),
    });
  }

  return (
    <form data-keeps="form" onSubmit={submit} noValidate className="grid gap-6">
      <Field label="Describe Your Image" error={descriptionError}>
        {(control) => (
          <Textarea
            {...control}
            name="description"
            rows={4}
            required
            defaultValue={props.description}
            onInput={(event) => setWritten(event.currentTarget.value)}
            placeholder="A red fox under a big tree by a lake at sunset"
          />
        )}
      </Field>
      {props.builtIn && written !== undefined && <DrawingHint description={written} />}
      <Chips
        label="Style"
        name="style"
        value={style}
        onValueChange={(chosen) =>
          setStyle(STYLE_CHOICES.find(({ label }) => label === chosen)?.label ?? style)
        }
        options={STYLE_CHOICES.map(({ label }) => ({ value: label, label }))}
      />
      <Chips
        label="Shape"
        name="shape"
        defaultValue={props.shape}
        options={IMAGE_SHAPES.map((shape) => ({ value: shape, label: SHAPE_LABELS[shape] }))}
      />
      <Chips
        label="Number of images"
        name="count"
        defaultValue={`${props.count}`}
        options={IMAGE_COUNTS.map((count) => ({ value: `${count}`, label: `${count}` }))}
      />
      <Switch
        name="publish"
        label="Make this image Public"
        hint="Shares it in the community. You can unpublish it at any time."
      />
      <SubmitButton pending={props.pending}>Generate Image</SubmitButton>
      <EngineChip verb="Draws" kind="paints" builtIn="the built-in illustrator" />
    </form>
  );
}
