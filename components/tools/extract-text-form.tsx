"use client";

import { type SyntheticEvent, useMemo, useState } from "react";

import { RunsLeft } from "@/components/engines/runs-left";
import { ExtractTextImages } from "@/components/tools/extract-text-images";
import { KeepForm } from "@/components/tools/keep-form";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { SubmitButton } from "@/components/ui/submit-button";
import type { ChosenImage, ExtractedText } from "@/lib/client/ocr/extract-text";
import type { SaveState } from "@/lib/client/ocr/save-text";
import type { RunStatus } from "@/lib/client/use-run";
import { formatBytes } from "@/lib/core/format";
import { OCR_LANGUAGES, type OcrLanguage, ocrLanguage } from "@/lib/ocr/languages";

type ExtractTextFormProps = {
  status: RunStatus;
  /** Whether its text is saved. */
  saveState: SaveState | null;
  /** What an opened text was read from, where it's in this browser. */
  opened: ExtractedText["chosen"] | null;
  onRead: (images: readonly ChosenImage[], language: OcrLanguage) => void;
};

export function ExtractTextForm({ status, saveState, opened, onRead }: ExtractTextFormProps) {
  const [images, setImages] = useState<readonly ChosenImage[]>([]);
  const [language, setLanguage] = useState<OcrLanguage>("eng");
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState<readonly File[] | null>(null);
  const [shown, setShown] = useState(opened);
  const pending = status === "pending";
  if (opened !== shown) {
    setShown(opened);
    // What a person chose meanwhile stays.
    if (opened && images.length === 0) {
      setImages(opened.images);
      setLanguage(opened.language);
    }
  }
  const fields = useMemo(
    () => ({ language, corners: images.map(({ corners }) => corners) }),
    [language, images],
  );

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    setError(images.length > 0 ? undefined : "Choose an image.");
    if (images.length === 0 || pending) return;
    setSent(images.map(({ file }) => file));
    onRead(images, language);
  }

  function choose(chosen: readonly ChosenImage[]): void {
    setImages(chosen);
    setError(undefined);
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <ExtractTextImages images={images} error={error} onChange={choose} onReject={setError} />
      <Field label="Text language" hint={languageHint(language)}>
        {(control) => (
          <Select
            {...control}
            value={language}
            onChange={(event) => setLanguage(ocrLanguage(event.target.value)?.code ?? "eng")}
          >
            {OCR_LANGUAGES.map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <SubmitButton pending={pending}>Extract Text</SubmitButton>
      <RunsLeft allowance="plan" />
      <KeepForm
        tool="extract-text"
        files={images.map(({ file }) => file)}
        fields={fields}
        isFilled={
          images.length > 0
            ? images !== opened?.images || language !== opened.language
            : language !== "eng"
        }
        status={status === "success" ? savedStatus(saveState) : status}
        sent={sent}
        onBringBack={({ files, fields: { language: chosen, corners } }) => {
          setImages(files.map((file, at) => ({ file, corners: corners[at] })));
          setLanguage(chosen);
        }}
      />
    </form>
  );
}

/** A text that isn't saved would be gone with the page, and its images as well. */
function savedStatus(saveState: SaveState | null): RunStatus {
  if (saveState?.state === "kept") return "success";
  return saveState?.state === "failed" ? "error" : "pending";
}

/** Only English ships with the page. */
function languageHint(language: OcrLanguage): string | undefined {
  if (language === "eng") return undefined;
  const size = formatBytes(ocrLanguage(language)?.bytes ?? 0);
  const download = `Downloads ${size} from this server the first time.`;
  if (language === "jpn")
    return `Lines from left to right; columns are read as Japanese (vertical). ${download}`;
  return language === "jpn_vert" ? `Columns from right to left. ${download}` : download;
}
