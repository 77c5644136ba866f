"use client";

import type { SyntheticEvent } from "react";

import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";

type ShareFormProps = {
  id: string;
  onCreate: (options: { expiresInDays: number | null; showName: boolean }) => void;
};

const LIFETIMES = [
  { value: "", label: "Never" },
  { value: "1", label: "In 1 day" },
  { value: "7", label: "In 7 days" },
  { value: "30", label: "In 30 days" },
];

/** How long a link works, and whether it names its owner. */
export function ShareForm({ id, onCreate }: ShareFormProps) {
  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const days = Number(form.get("days"));
    onCreate({ expiresInDays: days || null, showName: form.get("name") === "on" });
  }

  return (
    <form id={id} onSubmit={submit} className="grid gap-4">
      <Field label="Link expires">
        {(control) => (
          <Select {...control} name="days">
            {LIFETIMES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Switch label="Show my name" name="name" />
    </form>
  );
}
