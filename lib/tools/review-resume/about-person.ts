import { isPersonalTitle } from "@/lib/tools/review-resume/parse-name";
import type { Resume } from "@/lib/tools/review-resume/resume";
import type { ResumeLine } from "@/lib/tools/review-resume/sections";

/** The lines about the person: those at the top, and those under a heading such as "Personal details". */
export function linesAboutPerson({ head, sections }: Resume): ResumeLine[] {
  const own = sections.filter(({ kind, title }) => kind === "other" && isPersonalTitle(title));
  return [...head, ...own.flatMap(({ lines }) => lines)];
}
