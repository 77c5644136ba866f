import "server-only";

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";

export type Archive = {
  url: string;
  /** As npm writes it: `sha512-…`. */
  integrity: string;
};

/** Finds the archive of an exact package version. Tests answer with a server of their own. */
export type ResolveArchive = (packageVersion: string, signal: AbortSignal) => Promise<Archive>;

const NPM_TIMEOUT_MS = 60_000;

const npmAnswer = z.object({ "dist.tarball": z.url(), "dist.integrity": z.string() });

/**
 * Asks npm itself where an archive is, so that the user's own registry, proxy and credentials count and
 * no address of a registry is written down here.
 */
export const resolveWithNpm: ResolveArchive = async (packageVersion, signal) => {
  const args = ["view", packageVersion, "dist.tarball", "dist.integrity", "--json"];
  const { stdout } = await promisify(execFile)("npm", args, { signal, timeout: NPM_TIMEOUT_MS });
  const answer = npmAnswer.parse(JSON.parse(stdout));
  return { url: answer["dist.tarball"], integrity: answer["dist.integrity"] };
};
