"use client";

import { SendMenu } from "@/components/tools/send-menu";
import { type SendTarget, type SentText, textTargets } from "@/lib/registry/send-to";
import type { ToolSlug } from "@/lib/registry/tools";

type SendTextProps = SentText & {
  /** The tool that made the text. */
  from: ToolSlug;
  /** The creation it is from; what is made from it links back to it. */
  creationId: string | undefined;
  /** While it's being saved. */
  disabled?: boolean;
  /** Done before; says whether to go on. */
  prepare?: (() => Promise<boolean>) | undefined;
};

/** Sends a text to a tool that starts from one. */
export function SendText({ from, creationId, disabled, prepare, ...text }: SendTextProps) {
  const open = prepare && (async (target: SendTarget) => ((await prepare()) ? target.path : null));
  const targets = textTargets(text, from, creationId);
  return <SendMenu targets={targets} prepare={open} disabled={disabled ?? false} />;
}
