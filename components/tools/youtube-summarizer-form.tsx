"use client";

import { type SyntheticEvent, useState } from "react";

import { EngineChip } from "@/components/engines/engine-chip";
import { KeptState } from "@/components/tools/kept-state";
import { TranscriptInput } from "@/components/tools/transcript-input";
import { Chips } from "@/components/ui/chips";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import { browserLanguage } from "@/lib/client/browser-language";
import { notify } from "@/lib/client/notify";
import { SUMMARY_DETAILS, type SummaryDetail } from "@/lib/registry/summary-details";
import type { YoutubeSummaryInput } from "@/lib/tools/youtube-summarizer/contract";
import { videoIdOf } from "@/lib/tools/youtube-summarizer/video-id";

type YoutubeSummarizerFormProps = {
  /** What a run that is shown again was asked for; null otherwise. */
  asked: YoutubeSummaryInput | null;
  pending: boolean;
  /** Captions weren't available, so offer the alternatives. */
  failed: boolean;
  fieldErrors: Record<string, string>;
  onSummarize: (input: YoutubeSummaryInput) => void;
};

const NO_LINK = "Please paste a YouTube URL";
const NOT_YOUTUBE = "That's not a YouTube video link.";

export function YoutubeSummarizerForm(props: YoutubeSummarizerFormProps) {
  const { asked, pending, failed, fieldErrors, onSummarize } = props;
  const [transcript, setTranscript] = useState(asked?.transcript ?? "");
  const [linkError, setLinkError] = useState<string>();

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const url = String(form.get("url") ?? "").trim();
    const detail = SUMMARY_DETAILS.find(({ value }) => value === form.get("detail"))?.value;
    const fault = urlError(url, transcript);
    setLinkError(fault);
    if (fault) notify.error(fault);
    if (fault || !detail || pending) return;
    onSummarize(inputOf(url, detail, transcript.trim()));
  }

  return (
    <form data-keeps="form" onSubmit={submit} noValidate className="grid gap-6">
      <Field label="Video link" error={linkError ?? fieldErrors.url}>
        {(control) => (
          <Input
            {...control}
            name="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            defaultValue={asked?.url ?? ""}
            placeholder="https://www.youtube.com/watch?v=…"
          />
        )}
      </Field>
      <div className="grid gap-2">
        <Chips
          label="Summary length"
          name="detail"
          defaultValue={asked?.detail ?? SUMMARY_DETAILS[0].value}
          options={SUMMARY_DETAILS}
        />
        <p className="text-sm text-soft">
          {SUMMARY_DETAILS.map(({ label, promise }) => `${label}: ${promise}.`).join(" ")}
        </p>
      </div>
      <TranscriptInput
        // A failure opens it.
        key={String(failed)}
        failed={failed}
        transcript={transcript}
        error={fieldErrors.transcript}
        onChange={setTranscript}
      />
      <KeptState state={transcript} onBringBack={setTranscript} />
      <SubmitButton pending={pending}>Summarize Video</SubmitButton>
      <EngineChip verb="Summarizes" builtIn="the built-in reader" />
    </form>
  );
}

function urlError(url: string, transcript: string): string | undefined {
  if (url === "") return transcript.trim() ? undefined : NO_LINK;
  return videoIdOf(url) ? undefined : NOT_YOUTUBE;
}

function inputOf(url: string, detail: SummaryDetail, transcript: string): YoutubeSummaryInput {
  const language = browserLanguage();
  return { url, detail, ...(language && { language }), ...(transcript && { transcript }) };
}
