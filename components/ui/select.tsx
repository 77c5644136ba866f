import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

import { TEXT_BOX } from "@/components/ui/input";

/** The native select, styled like the other controls. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <div className={clsx("relative", className)}>
      <select {...rest} className={clsx(TEXT_BOX, "h-11 appearance-none pr-10 text-sm")}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-soft"
      />
    </div>
  );
}
