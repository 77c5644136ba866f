"use client";

import { Field, type FieldControl } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { Textarea } from "@/components/ui/textarea";
import type { KindField } from "@/lib/tools/qr-generator/kinds";

const INPUT_TYPES = {
  text: "text",
  url: "url",
  email: "email",
  tel: "tel",
  number: "text",
  datetime: "datetime-local",
} as const;

type QrKindFieldsProps = {
  fields: readonly KindField[];
  values: Record<string, string>;
  errors: Record<string, string>;
  onChange: (name: string, value: string) => void;
};

/** The form for one kind of content. */
export function QrKindFields({ fields, values, errors, onChange }: QrKindFieldsProps) {
  return fields.map((field) => {
    const value = values[field.name] ?? "";
    const change = (next: string) => onChange(field.name, next);
    if (field.control === "switch") {
      return (
        <Switch
          key={field.name}
          label={field.label}
          checked={value !== ""}
          onCheckedChange={(on) => change(on ? "on" : "")}
        />
      );
    }
    return (
      <Field key={field.name} label={field.label} hint={field.hint} error={errors[field.name]}>
        {(control) => <Control field={field} control={control} value={value} onChange={change} />}
      </Field>
    );
  });
}

type ControlProps = {
  field: KindField;
  control: FieldControl;
  value: string;
  onChange: (value: string) => void;
};

function Control({ field, control, value, onChange }: ControlProps) {
  const shared = {
    ...control,
    value,
    required: field.required,
    placeholder: field.placeholder,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  if (field.control === "area") return <Textarea {...shared} rows={3} />;
  if (field.control === "select") {
    return (
      <Select {...shared}>
        {field.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    );
  }
  if (field.control === "switch") return null;
  return (
    <Input
      {...shared}
      type={INPUT_TYPES[field.control]}
      inputMode={field.control === "number" ? "decimal" : undefined}
      // A code's content is rarely about the person making it.
      autoComplete={field.autoComplete ?? "off"}
    />
  );
}
