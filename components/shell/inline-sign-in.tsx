"use client";

import { usePathname, useSearchParams } from "next/navigation";

import { SignInWidget } from "#auth-client";
import { PlainHeader } from "@/components/shell/plain-header";

/** The sign-in form at the requested URL, which it returns to (S-10, decision 6). */
export function InlineSignIn() {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  return (
    <>
      <PlainHeader />
      <main id="main" className="grid justify-items-center px-4 py-12">
        <SignInWidget returnTo={query ? `${pathname}?${query}` : pathname} />
      </main>
    </>
  );
}
