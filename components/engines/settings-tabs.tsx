"use client";

import clsx from "clsx";
import Link from "next/link";
import { usePathname } from "next/navigation";

import { ENGINE_SETTINGS, USAGE_PAGE } from "@/components/engines/engine-words";

const PAGES = [
  { href: ENGINE_SETTINGS, label: "Engines" },
  { href: USAGE_PAGE, label: "Usage" },
];

/** Leads from one page of settings to another. */
export function SettingsTabs() {
  const pathname = usePathname();
  return (
    <nav aria-label="Settings pages" className="flex gap-5 border-line border-b">
      {PAGES.map(({ href, label }) => {
        const current = pathname === href;
        return (
          <Link
            key={href}
            href={href}
            aria-current={current ? "page" : undefined}
            className={clsx(
              "-mb-px inline-flex min-h-10 items-center border-b-2 text-sm no-underline pointer-coarse:min-h-11",
              current
                ? "border-accent font-medium text-ink"
                : "border-transparent text-soft hover:text-ink",
            )}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
