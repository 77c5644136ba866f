"use client";

import { type SyntheticEvent, useState } from "react";

import { Chips } from "@/components/ui/chips";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import {
  ARTICLE_LENGTHS,
  type ArticleInput,
  type ArticleLength,
  articleRequest,
  topicSchema,
} from "@/lib/tools/write-article/contract";

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
    const typed = topicSchema.safeParse(form.get("topic"));
    setTopicError(typed.success ? undefined : typed.error.issues[0]?.message);
    const chosen = ARTICLE_LENGTHS.find(({ value }) => String(value) === form.get("length"));
    if (!typed.success || !chosen || pending) return;
    onWrite({ ...articleRequest(typed.data, chosen.value), ...(parentId && { parentId }) });
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
    </form>
  );
}
