"use client";

import Link from "next/link";
import type { MouseEvent, ReactNode } from "react";

import { useAuthActions, useSession } from "#auth-client";

type ToolLinkProps = { path: `/ai/${string}`; className: string; children: ReactNode };

/**
 * Opens a tool when signed in; visitors stay here and get the sign-in dialog, which then leads to
 * that tool (L-09, decision 7). An unknown session counts as signed out (ST-02).
 */
export function ToolLink({ path, className, children }: ToolLinkProps) {
  const session = useSession();
  const { openSignIn, prepareSignIn } = useAuthActions();
  const signedIn = session.status === "signed-in";

  function signInFirst(event: MouseEvent<HTMLAnchorElement>): void {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (signedIn || opensElsewhere) return;
    event.preventDefault();
    openSignIn(path);
  }

  return (
    <Link
      href={path}
      prefetch={false}
      onClick={signInFirst}
      onPointerEnter={signedIn ? undefined : prepareSignIn}
      className={className}
    >
      {children}
    </Link>
  );
}
