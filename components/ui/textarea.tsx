import clsx from "clsx";
import type { ComponentProps } from "react";

import { TEXT_BOX } from "@/components/ui/input";

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      dir="auto"
      {...rest}
      rows={rows}
      className={clsx(TEXT_BOX, "block py-2", className)}
    />
  );
}
