import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Secrets that are set while the product is built for browser tests: what a server keeps to itself, each told from any other
 * text. Those that would need a service beside them are left out.
 */
export const BUILD_SECRETS = {
  OPENAI_API_KEY: "sk-set-while-building-5d2e90c7",
  AUTH_SECRET: "auth-secret-set-while-building-5d2e90c7",
  ENGINE_KEYS_SECRET: "engine-keys-secret-set-while-building-5d2e90c7",
};

/** Pages that were made while building, as browsers get them; other files beside them stay on the server. */
const PAGES = /\.(?:html|rsc|body|meta|txt)$/;

export type BundleCheck = {
  files: number;
  /** What holds a secret, and which one. */
  found: { name: string; file: string }[];
};

/**
 * Looks for secrets in everything of a build that is sent to browsers: its scripts and styles, and the pages that it made.
 *
 * @param build the folder of a build
 * @param secrets by the names of their variables
 */
export function findInBundles(build: string, secrets: Record<string, string>): BundleCheck {
  const files = [
    ...filesOf(join(build, "static")),
    ...["app", "pages"]
      .flatMap((folder) => filesOf(join(build, "server", folder)))
      .filter((file) => PAGES.test(file)),
  ];
  const found = files.flatMap((file) => {
    const text = readFileSync(file, "latin1");
    return Object.entries(secrets)
      .filter(([, secret]) => text.includes(secret))
      .map(([name]) => ({ name, file }));
  });
  return { files: files.length, found };
}

function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
