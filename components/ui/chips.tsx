import clsx from "clsx";
import type { ReactNode } from "react";

type ChipOption = {
  value: string;
  label: string;
  /** Drawn above the label. */
  icon?: ReactNode;
  /** A second, smaller line. */
  note?: string;
};

type ChipsProps = {
  /** Name of the group, visible and for screen readers. */
  label: ReactNode;
  /** Name in the form data. */
  name: string;
  options: readonly ChipOption[];
  defaultValue?: string;
  /** With `onValueChange`: a controlled component. */
  value?: string;
  onValueChange?: (value: string) => void;
  disabled?: boolean;
};

/** A choice of a few, all in view: native radio buttons, so forms and keyboard work as usual. */
export function Chips({ label, name, options, disabled = false, ...choice }: ChipsProps) {
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-2 font-medium text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <Chip key={option.value} name={name} option={option} choice={choice} />
        ))}
      </div>
    </fieldset>
  );
}

type ChipProps = {
  name: string;
  option: ChipOption;
  choice: Pick<ChipsProps, "defaultValue" | "value" | "onValueChange">;
};

const FACE =
  "grid min-h-11 place-content-center justify-items-center rounded-control border border-line-strong bg-card px-3 text-sm " +
  "transition-colors duration-150 peer-hover:border-soft peer-checked:border-ink peer-checked:bg-ink " +
  "peer-checked:text-paper peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 " +
  "peer-focus-visible:outline-focus peer-disabled:opacity-60";

function Chip({ name, option, choice }: ChipProps) {
  const { value, defaultValue, onValueChange } = choice;
  const checked =
    value === undefined
      ? { defaultChecked: option.value === defaultValue }
      : { checked: option.value === value };
  return (
    <label className="relative">
      {/* An invisible overlay, so that clicks reach the native control. */}
      <input
        type="radio"
        name={name}
        value={option.value}
        {...checked}
        onChange={() => onValueChange?.(option.value)}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
      />
      <span className={clsx(FACE, option.icon && "gap-1 py-2")}>
        {option.icon}
        {option.label}
        {option.note && <span className="text-xs opacity-80">{option.note}</span>}
      </span>
    </label>
  );
}
