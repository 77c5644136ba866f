"use client";

import { type SyntheticEvent, useRef, useState } from "react";
import type { z } from "zod";
import { RunsLeft } from "@/components/engines/runs-left";
import { ImageCompressorImages } from "@/components/tools/image-compressor-images";
import {
  type CompressorFields,
  CompressorOptions,
} from "@/components/tools/image-compressor-options";
import { KeepForm } from "@/components/tools/keep-form";
import { Chips } from "@/components/ui/chips";
import { SubmitButton } from "@/components/ui/submit-button";
import { type ImageChoice, useImageChoice } from "@/lib/client/image-choice";
import { notify } from "@/lib/client/notify";
import type { useCompressor } from "@/lib/client/use-compressor";
import { useImagesThat } from "@/lib/client/use-images-that";
import { usePast } from "@/lib/client/use-past";
import type { RunStatus } from "@/lib/client/use-run";
import type {
  CompressorInput,
  imageCompressorContract,
} from "@/lib/tools/image-compressor/contract";
import { PRESETS, QUALITY } from "@/lib/tools/image-compressor/options";

const FIRST: CompressorFields = {
  preset: "custom",
  width: "",
  height: "",
  quality: QUALITY.default,
  format: "jpeg",
  hasTarget: false,
  targetKilobytes: "",
  keepFormat: true,
  keepMetadata: false,
  keepAnimation: true,
};

const isAnimated = async (image: ImageChoice) =>
  image instanceof File && (await import("@/lib/client/is-animated")).isAnimated(image);

const hasPages = async (image: ImageChoice) =>
  image instanceof File && (await import("@/lib/client/has-pages")).hasPages(image);

const isTransparent = async (image: ImageChoice) =>
  (await import("@/lib/client/is-transparent")).isTransparent(image);

const NONE: ReadonlySet<ImageChoice> = new Set();

type ImageCompressorFormProps = {
  /** The creation that the form is opened with, and its batch. */
  opened: ReturnType<typeof useCompressor>["opened"];
  status: RunStatus;
  /** The files of the run with that status, where it was sent from here. */
  sent: readonly File[] | null;
  /** Whether one of the images of the latest run couldn't be compressed. */
  hasFailed: boolean;
  fieldErrors: Record<string, string>;
  onCompress: (
    images: readonly ImageChoice[],
    input: z.input<typeof imageCompressorContract.input>,
    moving: ReadonlySet<ImageChoice>,
  ) => void;
};

export function ImageCompressorForm(props: ImageCompressorFormProps) {
  const { opened, status, hasFailed, fieldErrors, onCompress } = props;
  const pending = status === "pending";
  const formRef = useRef<HTMLFormElement>(null);
  const [isCorrected, leaveErrors] = usePast(fieldErrors);
  const sent = useImageChoice(opened?.sources[0]);
  const [others] = useState<readonly ImageChoice[]>(opened?.sources.slice(1) ?? []);
  const [added, setAdded] = useState(others);
  const [first] = useState(() => fieldsOf(opened?.fields ?? {}));
  const [fields, setFields] = useState(first);
  const [targetError, setTargetError] = useState<string>();
  const isChanged = added.length !== others.length || added.some((one) => !others.includes(one));
  const images = sent.image ? [sent.image, ...added] : added;
  const animated = useImagesThat(images, isAnimated);
  const moving = fields.keepAnimation ? animated : NONE;
  const isJpeg = fields.format === "jpeg" && (fields.keepFormat || !fields.hasTarget);
  const paged = useImagesThat(images, hasPages);
  const transparent = useImagesThat(images, isTransparent);
  const whitened = images.filter((image) => isJpeg && transparent.has(image) && !moving.has(image));

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (pending) return;
    sent.withImage((image) => compress(image ? [image, ...added] : added));
  }

  function compress(images: readonly ImageChoice[]): void {
    if (images.length === 0) notify.error("Please upload an image");
    const { preset: _, hasTarget, targetKilobytes, ...input } = fields;
    const isMissing = hasTarget && targetKilobytes.trim() === "";
    setTargetError(isMissing ? "Enter a target size." : undefined);
    if (!isMissing)
      onCompress(images, { ...input, targetKilobytes: hasTarget ? targetKilobytes : "" }, moving);
  }

  function change(images: readonly ImageChoice[]): void {
    leaveErrors();
    if (sent.image && !images.includes(sent.image)) sent.choose(null);
    setAdded(images.filter((image) => image !== sent.image));
  }

  function keepTransparency(): void {
    setFields({ ...fields, format: "webp" });
    // What was pressed goes. With a preset, the format isn't shown.
    formRef.current?.querySelector<HTMLElement>("select, [type=submit]")?.focus();
  }

  return (
    <form ref={formRef} onSubmit={submit} noValidate className="grid gap-6">
      <ImageCompressorImages
        images={images}
        error={isCorrected ? undefined : fieldErrors.image}
        disabled={pending}
        onChange={change}
        whitened={whitened}
        paged={paged}
        onKeepTransparency={keepTransparency}
      />
      <Chips
        label="Preset"
        name="preset"
        value={fields.preset}
        onValueChange={(value) => setFields((before) => withPreset(before, value))}
        options={PRESETS.map(({ value, label, gives, width, quality }) => ({
          value,
          label,
          note:
            width === null ? "Your own settings" : `${gives} · ${width} px · quality ${quality}`,
        }))}
      />
      <CompressorOptions
        hasAnimation={animated.size > 0}
        fields={fields}
        errors={targetError ? { ...fieldErrors, targetKilobytes: targetError } : fieldErrors}
        onChange={setFields}
      />
      <SubmitButton pending={pending || sent.isAwaited}>Compress &amp; Resize</SubmitButton>
      <RunsLeft allowance="plan" />
      <KeepForm
        tool="image-compressor"
        files={added.filter((image) => image instanceof File)}
        fields={fields}
        isFilled={isChanged || fields !== first}
        status={hasFailed && !pending ? "error" : status}
        sent={props.sent}
        onBringBack={(kept) => {
          setAdded([...others, ...kept.files]);
          setFields(kept.fields);
        }}
      />
    </form>
  );
}

/** A preset also fills in the fields [IC-05 to IC-08]. */
function withPreset(before: CompressorFields, value: string): CompressorFields {
  const preset = PRESETS.find((one) => one.value === value);
  if (!preset) return before;
  return {
    ...before,
    preset: preset.value,
    width: preset.width === null ? "" : String(preset.width),
    height: "",
    quality: preset.quality,
    hasTarget: false,
  };
}

function fieldsOf(input: Partial<CompressorInput>): CompressorFields {
  const text = (value: number | undefined) => (value === undefined ? "" : String(value));
  return {
    preset: "custom",
    width: text(input.width),
    height: text(input.height),
    quality: input.quality ?? FIRST.quality,
    format: input.format ?? FIRST.format,
    hasTarget: input.targetKilobytes !== undefined,
    targetKilobytes: text(input.targetKilobytes),
    keepFormat: input.keepFormat ?? FIRST.keepFormat,
    keepMetadata: input.keepMetadata ?? FIRST.keepMetadata,
    keepAnimation: input.keepAnimation ?? FIRST.keepAnimation,
  };
}
