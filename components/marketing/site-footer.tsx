import Link from "next/link";

import { NewsletterForm } from "@/components/marketing/newsletter-form";
import { Ruler } from "@/components/marketing/ruler";
import { ToolLink } from "@/components/marketing/tool-link";
import { SITE } from "@/lib/core/site";
import { TOOLS, toolPath } from "@/lib/registry/tools";

const COMPANY = [
  { href: "/", label: "Home" },
  { href: "/about", label: "About us" },
  { href: "/contact", label: "Contact us" },
  { href: "/privacy", label: "Privacy policy" },
  { href: "/developers", label: "Developers" },
] as const;

const LINK =
  "inline-flex min-h-11 items-center text-soft underline-offset-4 hover:text-ink hover:underline";

export function SiteFooter() {
  return (
    <footer className="border-line border-t bg-sunken">
      <Ruler />
      <div className="mx-auto max-w-[1240px] px-5 pt-14 pb-8 sm:px-8">
        <div className="grid gap-12 md:grid-cols-12 md:gap-8">
          <div className="md:col-span-12 lg:col-span-3">
            <p className="font-display text-2xl">{SITE.name}</p>
            <p className="mt-2 max-w-[36ch] text-soft">{SITE.description}</p>
          </div>
          <CompanyLinks />
          <ToolLinks />
          <div className="md:col-span-4 lg:col-span-3">
            <NewsletterForm />
          </div>
        </div>
        <p className="mt-14 border-line border-t pt-6 text-soft text-sm">
          © {SITE.copyrightYear} {SITE.name}
        </p>
      </div>
    </footer>
  );
}

function CompanyLinks() {
  return (
    <nav aria-labelledby="company-links" className="md:col-span-3 lg:col-span-2">
      <h2 id="company-links" className="font-medium text-sm">
        Company
      </h2>
      <ul className="mt-2">
        {COMPANY.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className={LINK}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ToolLinks() {
  return (
    <nav aria-labelledby="tool-links" className="md:col-span-5 lg:col-span-4">
      <h2 id="tool-links" className="font-medium text-sm">
        Tools
      </h2>
      <ul className="mt-2 grid grid-cols-2 gap-x-3">
        {TOOLS.map((tool) => (
          <li key={tool.slug}>
            <ToolLink path={toolPath(tool.slug)} className={LINK}>
              {tool.title}
            </ToolLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
