"use client";

import { useId, useState } from "react";

import { Input } from "@/components/ui/input";

type ColorFieldProps = {
  label: string;
  /** `#rrggbb` in lowercase. */
  value: string;
  onValueChange: (color: string) => void;
};

/** A color, picked or typed as `#rrggbb`. */
export function ColorField({ label, value, onValueChange }: ColorFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string): void {
    const color = text.trim().toLowerCase();
    const whole = /^#?[\da-f]{6}$/.test(color);
    // A half-typed value stays in the box and goes nowhere else.
    setTyped(whole ? null : text);
    if (whole) onValueChange(color.startsWith("#") ? color : `#${color}`);
  }

  return (
    <div className="grid content-start gap-2">
      <label htmlFor={id} id={`${id}-label`} className="font-medium text-sm">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="color"
          value={value}
          onChange={(event) => type(event.currentTarget.value)}
          className="h-11 w-12 shrink-0 cursor-pointer rounded-control border border-line-strong bg-card p-1"
        />
        <Input
          aria-label="Hex value"
          aria-describedby={`${id}-label`}
          aria-invalid={typed === null ? undefined : true}
          value={typed ?? value}
          maxLength={9}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setTyped(null)}
          className="min-w-0 font-mono !text-sm"
        />
      </div>
    </div>
  );
}
