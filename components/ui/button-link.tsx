import clsx from "clsx";
import Link from "next/link";
import type { ComponentProps } from "react";

import { type ButtonLook, buttonClass } from "@/components/ui/button";

/** A link that looks like a button. */
export function ButtonLink(props: ComponentProps<typeof Link> & ButtonLook) {
  const { variant, size, className, ...rest } = props;
  return <Link {...rest} className={clsx(buttonClass({ variant, size }), className)} />;
}
