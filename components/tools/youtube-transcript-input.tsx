"use client";

import { type ChangeEvent, useId } from "react";

import { buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Textarea } from "@/components/ui/textarea";
import { notify } from "@/lib/client/notify";
import { LIMITS } from "@/lib/limits";

type TranscriptInputProps = {
  failed: boolean;
  transcript: string;
  error: string | undefined;
  onChange: (transcript: string) => void;
};

/** For a video whose captions cannot be had: its transcript, pasted or from a file of captions. */
export function TranscriptInput({ failed, transcript, error, onChange }: TranscriptInputProps) {
  const fileId = useId();

  async function read(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (!file) return;
    // A character takes up to four bytes.
    if (file.size > LIMITS.transcriptCharacters * 4) notify.error("This file is too large.");
    else onChange(await file.text());
  }

  return (
    <details open={failed || transcript !== ""} className="group">
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-sm">
        Use a transcript instead
      </summary>
      <div className="grid gap-3 pt-2">
        {failed && (
          <Notice>
            You can still have it summarized: paste its transcript here, or upload its captions.
          </Notice>
        )}
        <Field
          label="Transcript"
          error={error}
          hint="Captions (SRT, VTT), YouTube's own transcript, or plain text. Times are kept where there are any."
        >
          {(control) => (
            <Textarea
              {...control}
              rows={6}
              value={transcript}
              maxLength={LIMITS.transcriptCharacters}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </Field>
        <div>
          <input
            id={fileId}
            type="file"
            accept=".srt,.vtt,.txt,text/plain,text/vtt"
            onChange={(event) => void read(event)}
            className="peer sr-only"
          />
          <label
            htmlFor={fileId}
            className={`${buttonClass()} w-full cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-focus`}
          >
            Upload captions
          </label>
        </div>
      </div>
    </details>
  );
}
