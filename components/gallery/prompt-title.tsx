import { choiceBeside, promptParts } from "@/lib/creations/prompt-parts";
import type { Creation } from "@/lib/creations/schema";

/**
 * What its owner named a creation, or else the whole prompt (D-06); on screen, only what the user typed, with their
 * choice as a label.
 */
export function PromptTitle({
  creation,
}: {
  creation: Pick<Creation, "tool" | "prompt" | "title"> & Partial<Pick<Creation, "meta">>;
}) {
  if (creation.title !== null) return <bdi>{creation.title}</bdi>;
  const { before, subject, between, ...parts } = promptParts(creation);
  const choice = parts.choice || choiceBeside(creation);
  if (!choice) return <bdi>{subject}</bdi>;
  return (
    <>
      <span className="sr-only">{before}</span>
      <bdi>{subject}</bdi>
      <span className="sr-only">{between}</span>{" "}
      <span className="inline-block rounded-full border border-current/25 px-2 align-[0.1em] font-normal text-xs leading-5 opacity-80">
        {choice}
      </span>
    </>
  );
}
