import "server-only";

import { proved } from "@/lib/documents/prove-answer";
import type { Question } from "@/lib/documents/question";
import { type QuotedAnswer, showClosest } from "@/lib/documents/quoted-answer";
import { followUp } from "@/lib/documents/reader/focus";
import { withContext } from "@/lib/documents/reader/in-context";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { withCertainLead } from "@/lib/documents/reader/lead-in-doubt";
import type { writeAnswer } from "@/lib/documents/reader/write-answer";
import type { SearchableDocument } from "@/lib/documents/searchable-document";

/** An answer as shown: without its short answer, or as no more than what comes closest, where that may be of something else. */
export async function repliedWith(
  document: SearchableDocument,
  index: UnitIndex,
  found: Parameters<typeof writeAnswer>[0],
  question: Question,
): Promise<{ reply: QuotedAnswer; isDoubted: boolean }> {
  const { asked } = followUp(question);
  const { answer, isDoubted } = withCertainLead(found, asked, index.structure);
  const reply = await proved(document, index, withContext(index.structure, answer, asked));
  return { reply: isDoubted && reply.found ? showClosest(reply) : reply, isDoubted };
}
