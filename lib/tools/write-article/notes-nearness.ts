import { largest } from "@/lib/core/extremes";

/** One vector per text, by meaning; undefined while there is no such model. */
export type Embed = (texts: readonly string[]) => Promise<readonly Float32Array[] | undefined>;

/** How near a name is to the section it was found in, and how much nearer than to any other. */
type Nearness = { nearness: number; lead: number };

/** What a section begins with is its heading when it is clearly nearest to it. */
const OPENING: Nearness = { nearness: 0.25, lead: 0.1 };
/** What it only mentions has to be nearer. */
const MENTION: Nearness = { nearness: 0.3, lead: 0.13 };

/** Several words at the beginning of a typed paragraph say more of it than one. */
const PHRASE: Nearness = { nearness: 0.25, lead: -0.05 };

type Nearnesses = {
  /** Whether a name that a section begins with is clearly nearest to it. */
  isNear: (name: string, section: number) => boolean;
  /** The same for the first words of a typed paragraph. */
  isAbout: (phrase: string, section: number) => boolean;
  /** Which of the names that a section mentions is its subject, if any is. */
  nearest: (names: readonly string[], section: number) => string | undefined;
};

/** Compares names with the statements of sections by meaning; nothing is near while there is no model for it. */
export async function nearnessOf(
  sections: readonly (readonly string[])[],
  names: readonly string[],
  embed: Embed,
): Promise<Nearnesses> {
  const texts = [...sections.flat(), ...names];
  const vectors = await embed(texts);
  if (!vectors) return { isNear: () => false, isAbout: () => false, nearest: () => undefined };
  const vectorOf = new Map(texts.map((text, at) => [text, vectors[at] as Float32Array]));
  const fitOf = (name: string, statements: readonly string[]) =>
    statements.reduce((sum, one) => sum + dot(vectorOf.get(name), vectorOf.get(one)), 0) /
    Math.max(1, statements.length);
  const nearnessIn = (name: string, section: number): Nearness => {
    const fits = sections.map((statements) => fitOf(name, statements));
    const nearness = fits[section] ?? 0;
    const others = fits.filter((_, at) => at !== section);
    return { nearness, lead: nearness - Math.max(0, largest(others)) };
  };
  const reaches = (own: Nearness, least: Nearness) =>
    own.nearness >= least.nearness && own.lead >= least.lead;
  return {
    isNear: (name, section) => reaches(nearnessIn(name, section), OPENING),
    isAbout: (name, section) => reaches(nearnessIn(name, section), PHRASE),
    nearest: (named, section) =>
      named
        .map((name) => ({ name, ...nearnessIn(name, section) }))
        .filter((own) => reaches(own, MENTION))
        .sort((one, other) => other.nearness - one.nearness)[0]?.name,
  };
}

function dot(a: Float32Array | undefined, b: Float32Array | undefined): number {
  return a && b ? a.reduce((sum, float, at) => sum + float * (b[at] ?? 0), 0) : 0;
}
