// Runs Postgres's own programs, from the PATH or from where Debian puts them.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

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

/** Where a program is. Exits when it isn't installed. */
function find(program) {
  const onPath = spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0;
  const command = onPath ? program : newestInstalled(program);
  if (command) return command;
  return stop(
    `${program} isn't installed. Install Postgres's client programs, of your server's version or newer.`,
  );
}

/** How a program gets to a database. */
function connect(databaseUrl) {
  const { url, password } = splitPassword(databaseUrl);
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  return { to: ["--dbname", url], env };
}

/** Runs a program on a database to its end. Exits when it fails or isn't installed. */
export function runPostgresProgram(program, databaseUrl, args) {
  const { to, env } = connect(databaseUrl);
  const stdio = ["ignore", "inherit", "inherit"];
  const { status } = spawnSync(find(program), [...to, ...args], { stdio, env });
  if (status !== 0) stop(`${program} failed.`);
}

/** What an update may have added since a dump was made, which its statements don't know: everything of ours goes. */
const EMPTY = `
  DROP SCHEMA IF EXISTS drizzle CASCADE;
  DROP SCHEMA IF EXISTS pgboss CASCADE;
  DO $$ DECLARE found record; BEGIN
    FOR found IN
      SELECT format('TABLE %s', c.oid::regclass) AS name FROM pg_class c
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
      UNION ALL
      SELECT format('ROUTINE %s', p.oid::regprocedure) FROM pg_proc p
      WHERE p.pronamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    LOOP EXECUTE format('DROP %s CASCADE', found.name); END LOOP;
  END $$;
`;

/**
 * Replaces what a database holds by a dump of pg_dump, in one transaction. Exits when that fails, with the database as it was.
 *
 * @param {string} file in the custom format
 */
export async function replaceDatabase(databaseUrl, file) {
  const { to, env } = connect(databaseUrl);
  const dump = ["--clean", "--if-exists", "--no-owner", "--file=-", file];
  const reading = spawn(find("pg_restore"), dump, { stdio: ["ignore", "pipe", "inherit"] });
  const whole = ["--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1"];
  const options = { stdio: ["pipe", "ignore", "inherit"], env };
  const writing = spawn(find("psql"), [...to, ...whole], options);
  const ends = [reading, writing].map((program) => new Promise((end) => program.on("exit", end)));
  // A dump that ends early must not be committed as a whole one.
  const statements = async function* () {
    yield EMPTY;
    yield* reading.stdout;
    if ((await ends[0]) !== 0) yield "\n;SELECT 1/0;\n";
  };
  // Where psql has ended over a fault, its own words tell.
  await pipeline(statements, writing.stdin).catch(() => {});
  const [read, written] = await Promise.all(ends);
  if (read !== 0 || written !== 0) stop("Couldn't restore the database, which is as it was.");
}
