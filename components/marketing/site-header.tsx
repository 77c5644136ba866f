import Link from "next/link";

import { AccountButton } from "@/components/marketing/account-button";
import { Logo } from "@/components/shell/logo";
import { ThemeSwitch } from "@/components/ui/theme-switch";

const SECTIONS = [
  { href: "/#tools", label: "Tools" },
  { href: "/#proof", label: "How it runs" },
  { href: "/#pricing", label: "Pricing" },
] as const;

/** The top bar of every public page. */
export function SiteHeader() {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper">
      <div className="mx-auto flex h-16 max-w-[1240px] items-center gap-2 px-5 sm:px-8">
        <Logo />
        <nav aria-label="Sections" className="ml-auto hidden md:block">
          <ul className="flex gap-1 text-sm">
            {SECTIONS.map(({ href, label }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="flex min-h-11 items-center rounded-control px-3 text-soft hover:text-ink"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-2 md:ml-4">
          <ThemeSwitch />
          <AccountButton />
        </div>
      </div>
    </header>
  );
}
