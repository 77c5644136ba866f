"use client";

import { useId } from "react";

type SliderProps = {
  label: string;
  /** Name in the form data. */
  name?: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onValueChange: (value: number) => void;
  /** How a value is shown and read out: `512 px`. */
  format?: (value: number) => string;
  disabled?: boolean;
  /** What to know about the value that it has. */
  hint?: string | undefined;
};

/** A number in a range: the native slider, with its value next to the label. */
export function Slider(props: SliderProps) {
  const {
    label,
    name,
    value,
    min,
    max,
    step = 1,
    onValueChange,
    format = String,
    disabled,
    hint,
  } = props;
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {/* The slider itself says its value. */}
        <output htmlFor={id} aria-live="off" className="text-soft tabular-nums">
          {format(value)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        name={name}
        value={value}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        aria-valuetext={format(value)}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
        className="h-11 w-full cursor-pointer accent-ink disabled:opacity-60"
      />
      {hint && (
        <p id={`${id}-hint`} className="text-soft text-xs">
          {hint}
        </p>
      )}
    </div>
  );
}
