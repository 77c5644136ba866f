"use client";

import { type SyntheticEvent, useState } from "react";

import { ExtractTextImages } from "@/components/tools/extract-text-images";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { SubmitButton } from "@/components/ui/submit-button";
import { formatBytes } from "@/lib/core/format";
import { OCR_LANGUAGES, type OcrLanguage, ocrLanguage } from "@/lib/ocr/languages";

type ExtractTextFormProps = {
  pending: boolean;
  onRead: (images: readonly File[], language: OcrLanguage) => void;
};

export function ExtractTextForm({ pending, onRead }: ExtractTextFormProps) {
  const [images, setImages] = useState<readonly File[]>([]);
  const [language, setLanguage] = useState<OcrLanguage>("eng");
  const [error, setError] = useState<string>();

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    setError(images.length > 0 ? undefined : "Choose an image.");
    if (images.length > 0 && !pending) onRead(images, language);
  }

  function choose(chosen: readonly File[]): void {
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
    </form>
  );
}

/** Only English ships with the page. */
function languageHint(language: OcrLanguage): string | undefined {
  if (language === "eng") return undefined;
  const size = formatBytes(ocrLanguage(language)?.bytes ?? 0);
  return `Downloads ${size} from this server the first time.`;
}
