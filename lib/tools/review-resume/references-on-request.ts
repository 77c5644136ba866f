import { splitSentences } from "@/lib/core/sentences";
import type { Resume } from "@/lib/tools/review-resume/resume";

const ON_REQUEST =
  /^references?:? (?:(?:are|is|will be|can be) )?(?:gladly )?(?:(?:available|provided|furnished|supplied|given) )?(?:up)?on request\.?$/i;
/** Under a heading of its own. */
const ON_REQUEST_BELOW =
  /^(?:(?:gladly )?(?:available|provided|furnished|supplied|given) )?(?:up)?on request\.?$/i;

/** Where references are promised, also in one of several sentences of a line and in a heading. */
export function referencesOnRequest({ sections }: Resume): string[] {
  return sections.flatMap(({ kind, title, lines }) =>
    [title, ...lines.flatMap(({ text }) => (/on request/i.test(text) ? splitSentences(text) : []))]
      .map((text) => text.trim())
      .filter(
        (text) => ON_REQUEST.test(text) || (kind === "references" && ON_REQUEST_BELOW.test(text)),
      ),
  );
}
