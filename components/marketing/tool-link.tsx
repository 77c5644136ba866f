"use client";

import Link from "next/link";
import type { MouseEvent } from "react";

import { useAuthActions, useSession } from "#auth-client";
import { ToolIcon } from "@/components/tools/tool-icon";
import { getTool, type ToolSlug, toolPath } from "@/lib/registry/tools";

/**
 * A tool's card. Opens the tool when signed in; visitors stay here and get the sign-in dialog,
 * which then leads to that tool (L-09, decision 7). An unknown session counts as signed out
 * (ST-02).
 */
export function ToolLink({ slug }: { slug: ToolSlug }) {
  const tool = getTool(slug);
  const session = useSession();
  const { openSignIn } = useAuthActions();
  const path = toolPath(slug);

  function signInFirst(event: MouseEvent<HTMLAnchorElement>): void {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (session.status === "signed-in" || opensElsewhere) return;
    event.preventDefault();
    openSignIn(path);
  }

  return (
    <Link
      href={path}
      prefetch={false}
      onClick={signInFirst}
      className="group relative flex grow gap-4 p-5 outline-offset-[-2px] sm:flex-col sm:gap-5 sm:p-6"
    >
      <span
        aria-hidden="true"
        style={{
          backgroundImage: `linear-gradient(90deg, ${tool.gradient.from}, ${tool.gradient.to})`,
        }}
        className="absolute inset-x-0 top-0 h-1 opacity-0 transition-opacity duration-150 group-hover:opacity-100 group-focus-visible:opacity-100"
      />
      <ToolIcon tool={tool} />
      <div className="min-w-0">
        <h3 className="font-medium text-base">{tool.title}</h3>
        <p className="mt-1 text-pretty text-sm text-soft">{tool.description}</p>
      </div>
    </Link>
  );
}
