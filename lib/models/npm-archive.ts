import "server-only";

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";

/** Where an npm tarball is, and its checksum. */
export type Archive = {
  url: string;
  /** Subresource Integrity format, as npm prints it: `sha512-…`. */
  integrity: string;
};

/** Locates the tarball of `name@version`. Tests substitute a local server. */
export type ResolveArchive = (packageVersion: string, signal: AbortSignal) => Promise<Archive>;

const NPM_TIMEOUT_MS = 60_000;

const npmAnswer = z.object({ "dist.tarball": z.url(), "dist.integrity": z.string() });

/**
 * Asks the npm CLI for a tarball's URL, so that the user's own registry, proxy and credentials apply and no
 * registry URL is hard-coded.
 *
 * @throws Error when npm is missing, fails, or takes longer than 60 s
 */
export const resolveWithNpm: ResolveArchive = async (packageVersion, signal) => {
  const args = ["view", packageVersion, "dist.tarball", "dist.integrity", "--json"];
  const { stdout } = await promisify(execFile)("npm", args, { signal, timeout: NPM_TIMEOUT_MS });
  const answer = npmAnswer.parse(JSON.parse(stdout));
  return { url: answer["dist.tarball"], integrity: answer["dist.integrity"] };
};
