import clsx from "clsx";
import type { ComponentProps } from "react";

/** Shared by every text box. */
export const TEXT_BOX = clsx(
  "w-full rounded-control border border-line-strong bg-card px-3 text-base text-ink",
  "transition-colors duration-150 placeholder:text-soft hover:border-soft",
  "focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-60",
  "aria-invalid:border-danger",
);

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input dir="auto" {...rest} className={clsx(TEXT_BOX, "h-11", className)} />;
}
