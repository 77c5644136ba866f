import clsx from "clsx";
import Link from "next/link";
import type { ComponentProps } from "react";

import { type ButtonAppearance, buttonClass } from "@/components/ui/button";

/** A link that looks like a button. */
export function ButtonLink(props: ComponentProps<typeof Link> & ButtonAppearance) {
  const { variant, size, className, ...rest } = props;
  return <Link {...rest} className={clsx(buttonClass({ variant, size }), className)} />;
}
