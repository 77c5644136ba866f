"use client";

import { type SyntheticEvent, useState } from "react";

import { EngineChip } from "@/components/engines/engine-chip";
import { Chips } from "@/components/ui/chips";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import type { ArticleInput } from "@/lib/tools/write-article/contract";
import {
  ARTICLE_LENGTHS,
  type ArticleLength,
  articleRequest,
  topicFault,
} from "@/lib/tools/write-article/options";

type WriteArticleFormProps = {
  topic: string;
  length: ArticleLength;
  /** The creation that the topic is from. */
  parentId: string | undefined;
  pending: boolean;
  onWrite: (input: ArticleInput) => void;
};

export function WriteArticleForm(props: WriteArticleFormProps) {
  const { topic, length, parentId, pending, onWrite } = props;
  const [topicError, setTopicError] = useState<string>();

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = String(form.get("topic")).trim();
    const fault = topicFault(typed);
    setTopicError(fault);
    const chosen = ARTICLE_LENGTHS.find(({ value }) => String(value) === form.get("length"));
    if (fault || !chosen || pending) return;
    onWrite({ ...articleRequest(typed, chosen.value), ...(parentId && { parentId }) });
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
      <Chips
        label="Article Length"
        name="length"
        defaultValue={String(length)}
        options={ARTICLE_LENGTHS.map(({ value, label }) => ({ value: String(value), label }))}
      />
      <SubmitButton pending={pending}>Generate Article</SubmitButton>
      <EngineChip />
    </form>
  );
}
