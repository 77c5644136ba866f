import { splitSentences } from "@/lib/core/sentences";
import type { Resume } from "@/lib/tools/review-resume/resume";

/** "are gladly furnished", "will gladly be provided", "available" */
const PROMISED = String.raw`(?:(?:are|is|will|can) )?(?:(?:gladly|happily) )?(?:be )?(?:(?:gladly|happily) )?(?:(?:available|provided|furnished|supplied|given) )?(?:up)?on request\.?$`;
const ON_REQUEST = new RegExp(
  `^(?:(?:(?:an?|my|the|full|complete|excellent|strong|good|great|professional|personal|business|work|character|written|further|additional|more) ){0,4}(?:lists? of )?(?:(?:my|excellent|professional|personal) )?)references?:?(?: (?:and|&|or) (?:a |my )?(?:portfolio|work samples?|writing samples?|samples?|transcripts?|certificates?|diplomas?|letters?(?: of recommendation)?)| list)? ${PROMISED}`,
  "i",
);
/** Under a heading of its own. */
const ON_REQUEST_BELOW = new RegExp(`^${PROMISED}`, "i");

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
