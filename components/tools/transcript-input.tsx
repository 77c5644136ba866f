"use client";

import { useState } from "react";

import { SampleFile } from "@/components/tools/tool-extras";
import { Field } from "@/components/ui/field";
import { FileButton } from "@/components/ui/file-button";
import { Notice } from "@/components/ui/notice";
import { Textarea } from "@/components/ui/textarea";
import { notify } from "@/lib/client/notify";
import { LIMITS } from "@/lib/core/limits";
import { isText, NOT_TEXT } from "@/lib/tools/youtube-summarizer/is-text";

type TranscriptInputProps = {
  failed: boolean;
  transcript: string;
  error: string | undefined;
  onChange: (transcript: string) => void;
};

/** For a video without available captions: its transcript, pasted or from a captions file. */
export function TranscriptInput({ failed, transcript, error, onChange }: TranscriptInputProps) {
  const [isOpen, setOpen] = useState(false);
  const isWanted = failed || transcript !== "";
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted);
    // It stays open for whoever empties it to paste another.
    if (isWanted) setOpen(true);
  }

  async function read(file: File): Promise<void> {
    // A character takes up to four bytes.
    if (file.size > LIMITS.transcriptCharacters * 4) return notify.error("This file is too large.");
    const text = await file.text();
    if (!isText(text)) return notify.error(NOT_TEXT);
    onChange(text);
  }

  return (
    <div className="grid gap-2">
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="group"
      >
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-sm">
          Use a transcript instead
        </summary>
        <div className="grid gap-3 pt-2">
          {failed && (
            <Notice>
              You can still get a summary: paste the transcript here or upload the captions.
            </Notice>
          )}
          <Field
            label="Transcript"
            error={error}
            hint="Captions (SRT or VTT), YouTube's own transcript, or plain text. Timestamps are kept if there are any."
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
          <FileButton
            accept=".srt,.vtt,.txt,text/plain,text/vtt"
            onFile={(file) => void read(file)}
            className="flex"
          >
            Upload captions
          </FileButton>
        </div>
      </details>
      {/* In sight also for those who have no link at hand. */}
      {transcript === "" && <SampleFile onFile={(file) => void read(file)} />}
    </div>
  );
}
