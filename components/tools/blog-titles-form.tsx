"use client";

import { type SyntheticEvent, useState } from "react";

import { EngineChip } from "@/components/engines/engine-chip";
import { TopicField } from "@/components/tools/topic-field";
import { Chips } from "@/components/ui/chips";
import { SubmitButton } from "@/components/ui/submit-button";
import { currentWriter, useEngines } from "@/lib/client/use-engines";
import { useKeptSetting } from "@/lib/client/use-kept-setting";
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
  /** Of titles that were kept from a comparison; null when there are none. */
  keptCategory: TitleCategory | null;
  /** The creation that the keyword is from. */
  parentId: string | undefined;
  pending: boolean;
  onFind: (input: TitlesInput) => void;
};

export function BlogTitlesForm(props: BlogTitlesFormProps) {
  const { keyword, parentId, pending, onFind } = props;
  const [category, setCategory] = useKeptSetting(props.category, props.keptCategory);
  const isDraftModel = currentWriter(useEngines())?.source === "built-in";
  const [keywordError, setKeywordError] = useState<string>();

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = String(form.get("keyword")).trim();
    const fault = keywordFault(typed);
    setKeywordError(fault);
    if (fault || pending) return;
    onFind({ ...titlesRequest(typed, category), ...(parentId && { parentId }) });
  }

  return (
    <form data-keeps="form" onSubmit={submit} noValidate className="grid gap-6">
      <TopicField
        label="Keyword"
        name="keyword"
        placeholder="Urban gardening"
        topic={keyword}
        error={keywordError}
        isDrafted={isDraftModel}
      />
      <Chips
        label="Category"
        name="category"
        value={category}
        onValueChange={(chosen) =>
          setCategory(TITLE_CATEGORIES.find((name) => name === chosen) ?? category)
        }
        options={TITLE_CATEGORIES.map((name) => ({ value: name, label: name }))}
      />
      <SubmitButton pending={pending}>Generate title</SubmitButton>
      <EngineChip builtIn="our title templates" />
    </form>
  );
}
