"use client";

import { hasCommandKey } from "@/lib/client/command-key";

const ON_MAC: Record<string, string> = { mod: "⌘", alt: "⌥", shift: "⇧" };
const ELSEWHERE: Record<string, string> = { mod: "Ctrl", alt: "Alt", shift: "Shift" };

/** One key, as it's labeled on this machine's keyboards; "mod" is Ctrl or ⌘, "alt" is Alt or ⌥, "shift" is Shift or ⇧. Only shown on use, so never by the server. */
export function Key({ name }: { name: string }) {
  return (
    <kbd className="inline-flex h-6 min-w-6 items-center justify-center rounded-[4px] border border-line-strong bg-sunken px-1.5 font-sans text-soft text-xs">
      {(hasCommandKey() ? ON_MAC : ELSEWHERE)[name] ?? name}
    </kbd>
  );
}
