"use client";

import { useState } from "react";

import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { lazyPart } from "@/components/ui/lazy-part";
import { currentWriter, useEngines } from "@/lib/client/use-engines";

// Only the draft model needs it.
const TopicLanguage = lazyPart(
  async () => (await import("@/components/tools/topic-language")).TopicLanguage,
  null,
);

type TopicFieldProps = {
  label: string;
  name: string;
  placeholder: string;
  /** At first. */
  topic: string;
  error: string | undefined;
  /** There is something to write from besides the topic, in whatever language. */
  hasSource?: boolean;
};

/** What a text is to be about, and what the built-in draft model couldn't take of it. */
export function TopicField(props: TopicFieldProps) {
  const { label, name, placeholder, topic, error, hasSource = false } = props;
  const [typed, setTyped] = useState(topic);
  const isDraftModel = currentWriter(useEngines())?.source === "built-in";
  return (
    <div className="grid gap-2">
      <Field label={label} error={error}>
        {(control) => (
          <Input
            {...control}
            name={name}
            required
            autoComplete="off"
            defaultValue={topic}
            placeholder={placeholder}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Field>
      {isDraftModel && !hasSource && <TopicLanguage topic={typed} />}
    </div>
  );
}
