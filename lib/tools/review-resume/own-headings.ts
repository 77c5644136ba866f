import { withoutDates } from "@/lib/tools/review-resume/date-parts";
import { type Block, isBullet, isHeading, isSetAlike } from "@/lib/tools/review-resume/headings";
import { sectionOfTitle } from "@/lib/tools/review-resume/section-titles";
import type { SectionKind } from "@/lib/tools/review-resume/sections";
import {
  isListOfTerms,
  opensWithDegree,
  PERIOD,
} from "@/lib/tools/review-resume/sections-by-content";
import { spelledTitle } from "@/lib/tools/review-resume/spelled-titles";

/** A heading that names a kind of section, and what to call it where software may not know it. */
export type TitledBlock = { kind: SectionKind; usual?: string };

const SCHOOL =
  /(?<!\p{L})(?:college|university|school|institute|academy|polytechnic|degree|diploma)(?!\p{L})/iu;
const USUAL = { experience: "Experience", education: "Education", skills: "Skills" } as const;
type Found = keyof typeof USUAL;

/**
 * What each heading announces: by its name, by the name that was misspelled, and, where no heading names them, by the skills,
 * jobs, or degrees below a heading in somebody's own words: "Where I've Made a Dent".
 *
 * @returns by the number of the block
 */
export function titledBlocks(blocks: readonly Block[]): Map<number, TitledBlock> {
  const titled = new Map<number, TitledBlock>();
  for (const [index, block] of blocks.entries()) {
    const named = sectionOfTitle(block.text);
    const usual = named || !isHeading(block) ? undefined : spelledTitle(block.text);
    const kind = named ?? (usual && sectionOfTitle(usual));
    if (kind) titled.set(index, { kind, ...(usual && { usual }) });
  }
  const has = (wanted: SectionKind) => [...titled.values()].some(({ kind }) => kind === wanted);
  const name = (index: number, kind: Found) => titled.set(index, { kind, usual: USUAL[kind] });
  if (!has("skills"))
    for (const [index, block] of blocks.entries()) {
      const below = blocks[index + 1];
      const isOwn = index > 0 && !titled.has(index) && isHeading(block);
      if (isOwn && below && !titled.has(index + 1) && isListOfTerms(below.text))
        name(index, "skills");
    }
  const stretches = ownStretches(blocks, titled);
  if (!has("education"))
    for (const { index, lines } of stretches) if (isEducation(lines)) name(index, "education");
  if (!has("experience")) {
    const jobs = stretches.filter(({ index, lines }) => !titled.has(index) && isJobs(lines));
    if (!areEmployers(jobs)) for (const { index } of jobs) name(index, "experience");
  }
  return titled;
}

type Stretch = { index: number; lines: Block[] };

/** What stands below headings that are set like those of known sections, each up to the next one. */
function ownStretches(
  blocks: readonly Block[],
  titled: ReadonlyMap<number, TitledBlock>,
): Stretch[] {
  const known = [...titled.keys()].flatMap((index) => blocks[index] ?? []);
  const headings = known.filter(({ kind }) => kind === "heading");
  const stretches: Stretch[] = [];
  let open: Stretch | undefined;
  for (const [index, block] of blocks.entries()) {
    if (titled.has(index)) open = undefined;
    else if (
      isHeading(block) &&
      !opensWithDegree(block.text) &&
      headings.some((heading) => isSetAlike(block, heading))
    ) {
      open = { index, lines: [] };
      stretches.push(open);
    } else open?.lines.push(block);
  }
  return stretches;
}

function isEducation(lines: readonly Block[]): boolean {
  if (lines.some(isBullet)) return false;
  return lines.some(
    ({ text }) => opensWithDegree(text) || (SCHOOL.test(text) && /\b(?:19|20)\d{2}\b/.test(text)),
  );
}

function isJobs(lines: readonly Block[]): boolean {
  return lines.some((line) => !isBullet(line) && PERIOD.test(line.text)) && lines.length > 1;
}

/** Whether headings are the names of employers instead: a single job stands below each, without anybody's name in it. */
function areEmployers(jobs: readonly Stretch[]): boolean {
  return jobs.every(({ lines }) => {
    const entries = lines.filter((line) => !isBullet(line) && PERIOD.test(line.text));
    const [only, ...more] = entries;
    if (!only || more.length > 0) return false;
    const parts = withoutDates(only.text)
      .split(/[,|·•–—@()]| at /)
      .filter((part) => /\p{L}/u.test(part));
    return parts.length < 2;
  });
}
