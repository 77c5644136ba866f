"use client";

import { useState } from "react";

import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { lazyPart } from "@/components/ui/lazy-part";

// Only the draft model needs it, and nothing before there is a topic.
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
  /** The draft model would write from it, and from nothing else. */
  isDrafted: boolean;
};

/** What a text is to be about, and what the built-in draft model couldn't take of it. */
export function TopicField(props: TopicFieldProps) {
  const { label, name, placeholder, topic, error, isDrafted } = props;
  const [typed, setTyped] = useState(topic);
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
      {isDrafted && typed.trim() !== "" && <TopicLanguage topic={typed} />}
    </div>
  );
}
