import { promptParts } from "@/lib/creations/prompt-parts";
import type { Creation } from "@/lib/creations/schema";

/**
 * What its owner named a creation, or else the whole prompt (D-06); on screen, only what the user typed, with their
 * choice as a label.
 */
export function PromptTitle({
  creation,
}: {
  creation: Pick<Creation, "tool" | "prompt" | "title">;
}) {
  if (creation.title !== null) return creation.title;
  const { before, subject, between, choice } = promptParts(creation);
  if (!choice) return subject;
  return (
    <>
      <span className="sr-only">{before}</span>
      {subject}
      <span className="sr-only">{between}</span>{" "}
      <span className="inline-block rounded-full border border-current/25 px-2 align-[0.1em] font-normal text-xs leading-5 opacity-80">
        {choice}
      </span>
    </>
  );
}
