"use client";

import { type SyntheticEvent, useState } from "react";

import { EngineChip } from "@/components/engines/engine-chip";
import { WriteArticleNotes } from "@/components/tools/write-article-notes";
import { Chips } from "@/components/ui/chips";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import { currentWriter, useEngines } from "@/lib/client/use-engines";
import type { ArticleInput } from "@/lib/tools/write-article/contract";
import {
  ARTICLE_LENGTHS,
  type ArticleLength,
  articleRequest,
  draftGoes,
  notesFault,
  topicFault,
} from "@/lib/tools/write-article/options";

type WriteArticleFormProps = {
  topic: string;
  length: ArticleLength;
  /** The notes of a stored article; empty for none. */
  notes: string;
  /** The creation that the topic is from. */
  parentId: string | undefined;
  pending: boolean;
  onWrite: (input: ArticleInput) => void;
};

export function WriteArticleForm(props: WriteArticleFormProps) {
  const { topic, length, parentId, pending, onWrite } = props;
  const [topicError, setTopicError] = useState<string>();
  const [notesError, setNotesError] = useState<string>();
  const [chosenLength, setChosenLength] = useState(String(length));
  const [hasNotes, setHasNotes] = useState(props.notes.trim() !== "");
  const isDraftModel = currentWriter(useEngines())?.source === "built-in";

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = String(form.get("topic")).trim();
    const fault = topicFault(typed);
    setTopicError(fault);
    const notes = String(form.get("notes")).trim();
    const notesTooLong = notesFault(notes);
    setNotesError(notesTooLong);
    const chosen = ARTICLE_LENGTHS.find(({ value }) => String(value) === form.get("length"));
    if (fault || notesTooLong || !chosen || pending) return;
    onWrite({
      ...articleRequest(typed, chosen.value),
      ...(notes && { notes }),
      ...(parentId && { parentId }),
    });
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <Field label="Article Topic" error={topicError}>
        {(control) => (
          <Input
            {...control}
            name="topic"
            required
            autoComplete="off"
            defaultValue={topic}
            placeholder="The future of artificial intelligence is…"
          />
        )}
      </Field>
      <WriteArticleNotes
        notes={props.notes}
        error={notesError}
        isOnlySource={isDraftModel}
        onChange={(text) => setHasNotes(text.trim() !== "")}
      />
      <div className="grid gap-2">
        <Chips
          label="Article Length"
          name="length"
          value={chosenLength}
          onValueChange={setChosenLength}
          options={ARTICLE_LENGTHS.map(({ value, label }) => ({ value: String(value), label }))}
        />
        {isDraftModel && <LengthHint length={Number(chosenLength)} hasNotes={hasNotes} />}
      </div>
      <SubmitButton pending={pending}>Generate Article</SubmitButton>
      <EngineChip />
    </form>
  );
}

/** Before a run with the draft model: how long the article will be, or how often it has to be continued. */
function LengthHint({ length, hasNotes }: { length: number; hasNotes: boolean }) {
  const chosen = ARTICLE_LENGTHS.find(({ value }) => value === length);
  const rounds = chosen ? draftGoes(chosen.value) : 1;
  if (!chosen || (rounds === 1 && !hasNotes)) return null;
  const [name] = chosen.label.split(" ");
  const again = ROUNDS[rounds] ?? "several";
  return (
    <p className="text-pretty text-sm text-soft">
      {hasNotes
        ? "With this model, the article is as long as your notes."
        : `A ${name} article takes about ${again} rounds with this model: when it stops at the time limit, click Continue.`}
    </p>
  );
}

const ROUNDS = ["", "", "two"];
