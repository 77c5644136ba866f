import clsx from "clsx";
import type { ComponentProps } from "react";

/** A sheet of paper on the bench: a single border, no shadow. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={clsx("rounded-card border border-line bg-card", className)} />;
}
