import clsx from "clsx";
import { type ReactNode, useId } from "react";

type SwitchProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Name in the form data: "on" when on, absent when off. */
  name?: string;
  defaultChecked?: boolean;
  checked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  disabled?: boolean;
};

const TRACK = clsx(
  "relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full bg-line-strong",
  "transition-colors duration-150 checked:bg-accent disabled:opacity-60",
  "before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-white",
  "before:transition-transform before:duration-150 checked:before:translate-x-5",
);

export function Switch({ label, hint, onCheckedChange, ...control }: SwitchProps) {
  const id = useId();
  return (
    <div>
      <div className="flex min-h-11 items-center gap-3">
        <input
          {...control}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked.
          role="switch"
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
          className={TRACK}
        />
        <label htmlFor={id} className="cursor-pointer py-2.5 font-medium text-sm">
          {label}
        </label>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
