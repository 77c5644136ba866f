import { isRole } from "@/lib/tools/review-resume/asked-clauses";
import { COMMON } from "@/lib/tools/review-resume/common-job-words";
import { searchable, termPattern } from "@/lib/tools/review-resume/find-term";
import { type Requirement, requirementsOf } from "@/lib/tools/review-resume/job-requirements";
import { type JobTerm, saysCharacter } from "@/lib/tools/review-resume/job-terms";
import { demandsIn } from "@/lib/tools/review-resume/years-asked";

const MAX_UNREAD = 6;

/** What a posting requires in sentences that no term was read from: "We need someone to run nights". */
export function unreadRequirements(description: string, terms: readonly JobTerm[]): string[] {
  const patterns = terms.map(({ spelling }) => termPattern(spelling));
  const isRead = (requirement: Requirement) => {
    const text = searchable(requirement.text);
    return patterns.some((pattern) => pattern.test(text)) || demandsIn(requirement).length > 0;
  };
  const unread = requirementsOf(description).filter(
    (requirement) =>
      requirement.required &&
      !isRole(requirement.text) &&
      saysMore(requirement.text) &&
      !isRead(requirement),
  );
  return [...new Set(unread.map(({ said }) => said.replace(/[.!]$/, "")))].slice(0, MAX_UNREAD);
}

/** Whether a text has words for more than character and how good something should be. */
function saysMore(text: string): boolean {
  const items = text.split(/[,;:•()]|\.(?= |$)| (?:and|or|with) /i).map((item) => item.trim());
  return items.some(
    (item) =>
      !saysCharacter(item) &&
      (item.match(/\p{L}[\p{L}'’-]*/gu) ?? []).some((word) => !COMMON.has(word.toLowerCase())),
  );
}
