// Runs Postgres's own programs, from the PATH or from where Debian puts them.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { stop } from "./admin.mjs";

const VERSIONS = "/usr/lib/postgresql";

function newestInstalled(program) {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const paths = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(VERSIONS, version, "bin", program));
  return paths.find((path) => existsSync(path));
}

/** Runs a program to its end. Exits when it fails or isn't installed. */
export function runPostgresProgram(program, args) {
  const onPath = spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0;
  const command = onPath ? program : newestInstalled(program);
  if (!command) {
    stop(
      `${program} isn't installed. Install Postgres's client programs, of your server's version or newer.`,
    );
  }
  const { status } = spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) stop(`${program} failed.`);
}
