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

/**
 * A database's URL without its password, which Postgres's programs also take from their environment: every user of a machine can
 * list the arguments of its programs.
 *
 * @returns `password` as it is, without percent-encoding; undefined when the URL has none
 */
function splitPassword(url) {
  const [address = "", ...queries] = url.split("?");
  const parameters = queries.join("?").split("&");
  const isPassword = (parameter) => parameter.startsWith("password=");
  const [, user, given] = /^(\w+:\/\/[^/:@]*):([^/]*)@/.exec(address) ?? [];
  // As in Postgres's own client, the last one counts.
  const encoded = parameters.findLast(isPassword)?.slice("password=".length) ?? given;
  const bare = user === undefined ? address : user + address.slice(`${user}:${given}`.length);
  const query = parameters.filter((parameter) => !isPassword(parameter)).join("&");
  return { url: query ? `${bare}?${query}` : bare, password: encoded && decode(encoded) };
}

/** What isn't percent-encoded properly is meant as it is. */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Runs a program on a database to its end. Exits when it fails or isn't installed. */
export function runPostgresProgram(program, databaseUrl, args) {
  const onPath = spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0;
  const command = onPath ? program : newestInstalled(program);
  if (!command) {
    stop(
      `${program} isn't installed. Install Postgres's client programs, of your server's version or newer.`,
    );
  }
  const { url, password } = splitPassword(databaseUrl);
  const { status } = spawnSync(command, ["--dbname", url, ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  if (status !== 0) stop(`${program} failed.`);
}
