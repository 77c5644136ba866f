"use client";

import { type SyntheticEvent, useState } from "react";

import { EngineChip } from "@/components/engines/engine-chip";
import { Chips } from "@/components/ui/chips";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import type { TitlesInput } from "@/lib/tools/blog-titles/contract";
import {
  keywordFault,
  TITLE_CATEGORIES,
  type TitleCategory,
  titlesRequest,
} from "@/lib/tools/blog-titles/options";

type BlogTitlesFormProps = {
  keyword: string;
  category: TitleCategory;
  /** The creation that the keyword is from. */
  parentId: string | undefined;
  pending: boolean;
  onFind: (input: TitlesInput) => void;
};

export function BlogTitlesForm(props: BlogTitlesFormProps) {
  const { keyword, category: chosen, parentId, pending, onFind } = props;
  const [keywordError, setKeywordError] = useState<string>();

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = String(form.get("keyword")).trim();
    const fault = keywordFault(typed);
    setKeywordError(fault);
    const category = TITLE_CATEGORIES.find((name) => name === form.get("category"));
    if (fault || !category || pending) return;
    onFind({ ...titlesRequest(typed, category), ...(parentId && { parentId }) });
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <Field label="Keyword" error={keywordError}>
        {(control) => (
          <Input
            {...control}
            name="keyword"
            required
            autoComplete="off"
            defaultValue={keyword}
            placeholder="Urban gardening"
          />
        )}
      </Field>
      <Chips
        label="Category"
        name="category"
        defaultValue={chosen}
        options={TITLE_CATEGORIES.map((name) => ({ value: name, label: name }))}
      />
      <SubmitButton pending={pending}>Generate title</SubmitButton>
      <EngineChip />
    </form>
  );
}
