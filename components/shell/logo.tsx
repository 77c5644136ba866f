import Link from "next/link";

import { SITE } from "@/lib/core/site";

/** The product's name; goes to the landing page (S-01), which is fetched on a click: few go there from a tool. */
export function Logo() {
  return (
    <Link
      href="/"
      prefetch={false}
      aria-label={`${SITE.name}, home`}
      className="-mx-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-ink no-underline"
    >
      <LogoMark />
      <span className="font-display text-xl leading-none">{SITE.name}</span>
    </Link>
  );
}

/** An A that doubles as an easel. */
function LogoMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="6" className="fill-accent" />
      <path
        d="M6.5 17.5 12 6l5.5 11.5M8.6 13.5h6.8"
        className="fill-none stroke-accent-ink"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
