import clsx from "clsx";
import type { ComponentProps, MouseEvent } from "react";

import { Spinner } from "@/components/ui/spinner";

type ButtonVariant = "accent" | "outline" | "ghost" | "danger";
type ButtonSize = "sm" | "md" | "lg" | "icon";

export type ButtonAppearance = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
};

type ButtonProps = ComponentProps<"button"> &
  ButtonAppearance & {
    /** Does nothing when pressed, and shows a spinner before its text. It keeps the focus, which a disabled button loses. */
    pending?: boolean | undefined;
  };

const VARIANTS: Record<ButtonVariant, string> = {
  accent: "button-accent",
  outline: "border border-line-strong bg-card text-ink hover:bg-sunken",
  ghost: "text-ink hover:bg-line/50",
  danger: "border border-danger-line bg-danger-ground text-danger hover:border-danger",
};

/** `sm` looks smaller than its 44 px touch target. */
const SIZES: Record<ButtonSize, string> = {
  sm: "relative h-9 px-3 text-sm after:absolute after:-inset-1",
  md: "min-h-11 px-4 text-sm",
  lg: "min-h-12 px-6 text-base",
  icon: "size-11 shrink-0",
};

/** The classes of a button, for links that look like one. */
export function buttonClass({ variant = "outline", size = "md" }: ButtonAppearance = {}): string {
  return clsx(
    "inline-flex select-none items-center justify-center gap-2 rounded-control font-medium",
    "no-underline transition-colors duration-150",
    VARIANTS[variant],
    SIZES[size],
  );
}

export function Button(props: ButtonProps) {
  const { variant, size, pending = false, className, type, children, ...rest } = props;
  return (
    <button
      {...rest}
      type={type ?? "button"}
      {...(pending && PENDING)}
      className={clsx(buttonClass({ variant, size }), className)}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}

const PENDING = {
  "aria-busy": true,
  "aria-disabled": true,
  // Enter in a field clicks its form's button, too.
  onClick: (event: MouseEvent) => event.preventDefault(),
};
