"use client";

import clsx from "clsx";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

import { hasDevices } from "#auth-client";
import {
  DEVICES_PAGE,
  ENGINE_SETTINGS,
  TOKENS_PAGE,
  USAGE_PAGE,
} from "@/components/engines/engine-words";
import { useIsOperator } from "@/components/operator/operator-context";
import { OPERATOR_PAGES } from "@/components/operator/operator-pages";

const PAGES = [
  { href: ENGINE_SETTINGS, label: "Engines" },
  { href: USAGE_PAGE, label: "Usage" },
  ...(hasDevices ? [{ href: DEVICES_PAGE, label: "Devices" }] : []),
  { href: TOKENS_PAGE, label: "Access tokens" },
];

/** Leads from one page of settings to another. */
export function SettingsTabs() {
  const pathname = usePathname();
  const pages = useIsOperator() ? [...PAGES, ...OPERATOR_PAGES] : PAGES;
  const bar = useRef<HTMLElement>(null);

  // A phone shows the first few.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current tab.
  useEffect(() => {
    const { current: nav } = bar;
    const tab = nav?.querySelector<HTMLElement>('[aria-current="page"]');
    if (nav && tab) nav.scrollLeft = tab.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2;
  }, [pathname]);

  return (
    <nav
      ref={bar}
      aria-label="Settings pages"
      className="relative flex gap-5 overflow-x-auto border-line border-b"
    >
      {pages.map(({ href, label }) => {
        const current = pathname === href;
        return (
          <Link
            key={href}
            href={href}
            aria-current={current ? "page" : undefined}
            className={clsx(
              "inline-flex shrink-0 focus-visible:-outline-offset-2 min-h-10 items-center border-b-2 text-sm no-underline pointer-coarse:min-h-11",
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
