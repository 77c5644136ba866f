"use client";

import { useId } from "react";

import { ColorField } from "@/components/ui/color-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { Setting } from "@/lib/chains/settings";

type StepSettingProps = {
  setting: Setting;
  /** The setting's own by default. */
  hint?: string | undefined;
  value: string | string[] | undefined;
  fault: string | undefined;
  onChange: (value: string | string[]) => void;
};

/** The control of one setting. */
export function StepSetting(props: StepSettingProps) {
  const { setting, hint = setting.hint, value, fault, onChange } = props;
  if (setting.type === "choices") {
    const chosen = Array.isArray(value) ? value : [];
    return <Choices setting={setting} chosen={chosen} fault={fault} onChange={onChange} />;
  }
  const text = typeof value === "string" ? value : setting.default;
  if (setting.type === "color") {
    return <ColorField label={setting.label} value={text} onValueChange={onChange} />;
  }
  return (
    <Field label={setting.label} hint={hint} error={fault}>
      {(control) =>
        setting.type === "choice" ? (
          <Select {...control} value={text} onChange={({ target }) => onChange(target.value)}>
            {setting.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        ) : (
          <Input
            {...control}
            value={text}
            maxLength={setting.maxCharacters}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </Field>
  );
}

type ChoicesProps = {
  setting: Extract<Setting, { type: "choices" }>;
  chosen: readonly string[];
  fault: string | undefined;
  onChange: (value: string[]) => void;
};

function Choices({ setting, chosen, fault, onChange }: ChoicesProps) {
  const id = useId();
  const described = [setting.hint && `${id}-hint`, fault && `${id}-fault`]
    .filter(Boolean)
    .join(" ");
  const toggle = (value: string) =>
    onChange(
      setting.options
        .map((option) => option.value)
        .filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one))),
    );
  return (
    <fieldset aria-describedby={described || undefined} className="min-w-0 sm:col-span-2">
      <legend className="mb-1 font-medium text-sm">{setting.label}</legend>
      <div className="flex flex-wrap gap-x-5">
        {setting.options.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
              className="size-5 accent-accent"
            />
            {label}
          </label>
        ))}
      </div>
      {fault && (
        <p id={`${id}-fault`} className="text-danger text-sm">
          {fault}
        </p>
      )}
      {setting.hint && (
        <p id={`${id}-hint`} className="text-soft text-sm">
          {setting.hint}
        </p>
      )}
    </fieldset>
  );
}
