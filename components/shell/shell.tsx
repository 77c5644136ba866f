"use client";

import type { ReactNode } from "react";

import { useSession } from "#auth-client";
import { InlineSignIn } from "@/components/shell/inline-sign-in";
import { Sidebar } from "@/components/shell/sidebar";
import { TopBar } from "@/components/shell/top-bar";
import { useFollowedLinks } from "@/lib/client/address";
import type { User } from "@/lib/providers/auth/port";

/**
 * The frame of every signed-in page; the sign-in form replaces it once the session has ended
 * (S-10).
 */
export function Shell({ user, children }: { user: User; children: ReactNode }) {
  const session = useSession();
  useFollowedLinks();
  if (session.status === "signed-out") return <InlineSignIn />;

  const shown = session.status === "signed-in" ? session.user : user;
  return (
    <>
      <a
        href="#main"
        className="sr-only z-40 rounded-control border border-line bg-card px-4 py-3 focus-visible:not-sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2"
      >
        Skip to content
      </a>
      <TopBar user={shown} />
      <div className="lg:grid lg:grid-cols-[256px_minmax(0,1fr)]">
        <aside className="sticky top-16 hidden h-[calc(100dvh-4rem)] border-line border-r lg:block">
          <Sidebar user={shown} />
        </aside>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-[1200px] px-4 py-6 outline-none sm:px-6 lg:px-8 lg:py-8"
        >
          {children}
        </main>
      </div>
    </>
  );
}
