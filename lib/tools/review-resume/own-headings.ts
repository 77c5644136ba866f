import { largest } from "@/lib/core/extremes";
import { withoutDates } from "@/lib/tools/review-resume/date-parts";
import { type Block, isBullet, isHeading, isSetAlike } from "@/lib/tools/review-resume/headings";
import { hasJob } from "@/lib/tools/review-resume/job-titles";
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

/** In a line with a year; who was at a university may have spoken there. */
const DEGREE =
  /(?<!\p{L})(?:degree|diploma|bachelor['’]?s?|master['’]s|associate['’]s|high school)(?!\p{L})/iu;
/** What has places and years as jobs and degrees do, and is neither. */
const OTHER_SENSE =
  /(?<!\p{L})(?:taught|courses?|class(?:es)?|workshops?|residenc(?:y|ies)|exhibit(?:ion|ed)?s?|shows?|performances?|concerts?|lectures?|talks?|speaking|athlet(?:e|es|ics?)|sports?|teams?|rotations?|clubs?|student|service|volunteer(?:ed|ing)?|boards?|committees?|memberships?|grants?|awards?|projects?|training|travels?)(?!\p{L})/iu;
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
  const isKnownAlike = likeKnown(blocks, titled);
  if (!has("skills"))
    for (const [index, block] of blocks.entries()) {
      const below = blocks[index + 1];
      const isOwn = index > 0 && !titled.has(index) && isHeading(block);
      if (!isOwn || !below || titled.has(index + 1) || !isListOfTerms(below.text)) continue;
      // "Software Engineer" below "Acme, 2015–2020" belongs to the job.
      const isTitle = hasJob(block.text);
      if (isTitle && PERIOD.test(blocks[index - 1]?.text ?? "")) continue;
      // Of a line that may be a headline or a job's title, nothing is said.
      if (isKnownAlike(block) && !isTitle) name(index, "skills");
      else titled.set(index, { kind: "skills" });
    }
  const stretches = ownStretches(blocks, titled);
  if (!has("education")) {
    const most = longest(stretches, ({ lines }) => countDegrees(lines));
    if (most) name(most.index, "education");
  }
  if (!has("experience")) {
    const jobs = stretches.filter(({ index, lines }) => !titled.has(index) && isJobs(lines));
    const most = longest(jobs, ({ lines }) => entriesOf(lines).length);
    if (most && !areEmployers(jobs)) name(most.index, "experience");
  }
  return titled;
}

/** Of headings that may all announce a kind, a single one is sure to: the one with the most of it. */
function longest(
  stretches: readonly Stretch[],
  count: (stretch: Stretch) => number,
): Stretch | undefined {
  const most = Math.max(1, largest(stretches.map(count)));
  return stretches.find((stretch) => count(stretch) === most);
}

/** Tells headings that are set like those of known sections. */
function likeKnown(
  blocks: readonly Block[],
  titled: ReadonlyMap<number, TitledBlock>,
): (block: Block) => boolean {
  const known = [...titled.keys()].flatMap((index) => blocks[index] ?? []);
  const headings = known.filter(({ kind }) => kind === "heading");
  return (block) => headings.some((heading) => isSetAlike(block, heading));
}

type Stretch = { index: number; lines: Block[] };

/** What stands below headings that are set like those of known sections, each up to the next one. */
function ownStretches(
  blocks: readonly Block[],
  titled: ReadonlyMap<number, TitledBlock>,
): Stretch[] {
  const isKnownAlike = likeKnown(blocks, titled);
  const stretches: Stretch[] = [];
  let open: Stretch | undefined;
  for (const [index, block] of blocks.entries()) {
    if (titled.has(index)) open = undefined;
    else if (isHeading(block) && !opensWithDegree(block.text) && isKnownAlike(block)) {
      open = { index, lines: [] };
      if (!OTHER_SENSE.test(block.text)) stretches.push(open);
    } else open?.lines.push(block);
  }
  return stretches;
}

function countDegrees(lines: readonly Block[]): number {
  if (lines.some(isBullet)) return 0;
  const isDegree = ({ text }: Block) =>
    opensWithDegree(text) || (DEGREE.test(text) && /\b(?:19|20)\d{2}\b/.test(text));
  return lines.filter(isDegree).length;
}

/** The lines with the periods of jobs. */
function entriesOf(lines: readonly Block[]): readonly Block[] {
  return lines.filter((line) => !isBullet(line) && PERIOD.test(line.text));
}

function isJobs(lines: readonly Block[]): boolean {
  return entriesOf(lines).length > 0 && lines.length > 1;
}

/** Whether headings are the names of employers instead: a single job stands below each, without anybody's name in it. */
function areEmployers(jobs: readonly Stretch[]): boolean {
  return jobs.every(({ lines }) => {
    const [only, ...more] = entriesOf(lines);
    if (!only || more.length > 0) return false;
    const parts = withoutDates(only.text)
      .split(/[,|·•–—@()]| at /)
      .filter((part) => /\p{L}/u.test(part));
    return parts.length < 2;
  });
}
