import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const VERSIONS = "/usr/lib/postgresql";

/** Why tests of a server of their own are skipped; undefined where they can run. */
export const NO_POSTGRES: string | undefined = programs()
  ? undefined
  : `needs Postgres's server programs in ${VERSIONS}`;

/** The folder of the newest installed server's programs; undefined when there is none. */
function programs(): string | undefined {
  if (!existsSync(VERSIONS)) return undefined;
  const newest = readdirSync(VERSIONS).sort((one, other) => Number(other) - Number(one));
  const folders = newest.map((version) => join(VERSIONS, version, "bin"));
  return folders.find((folder) => existsSync(join(folder, "initdb")));
}

export type PostgresServer = {
  /** Value for `DATABASE_URL`. */
  url: string;
  start: () => void;
  /** Stops it at once, as a crash would. */
  stop: () => void;
  /** Starts it anew, whether it ran or not. */
  restart: () => void;
  /** Stops it and deletes its data. */
  remove: () => void;
};

/**
 * Starts a Postgres server of one's own, which may be stopped. Its programs refuse to run as root, who becomes the user
 * `postgres`.
 *
 * @param settings such as `max_connections=10`
 * @param parent where the folder of its data is made
 */
export async function startPostgres(
  settings: readonly string[] = [],
  parent = tmpdir(),
): Promise<PostgresServer> {
  const bin = programs() ?? "";
  const folder = mkdtempSync(join(parent, "atelier-postgres-"));
  const run = (program: string, ...args: string[]) => {
    const command = [join(bin, program), ...args];
    const [first = "", ...rest] = isRoot()
      ? ["runuser", "-u", "postgres", "--", ...command]
      : command;
    execFileSync(first, rest, { stdio: "ignore", cwd: folder });
  };
  chmodSync(folder, 0o777);
  const data = join(folder, "data");
  run("initdb", "-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-sync");
  const port = await freePort();
  const options = [
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    "fsync=off",
    ...settings,
  ];
  const flags = [`-p ${port}`, ...options.map((option) => `-c ${option}`)].join(" ");
  const start = () =>
    run("pg_ctl", "-D", data, "-w", "-l", join(folder, "log"), "-o", flags, "start");
  const stop = () => run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop");
  const stopIfRunning = () => {
    try {
      stop();
    } catch {
      // It was stopped already.
    }
  };
  const remove = () => {
    stopIfRunning();
    rmSync(folder, { recursive: true, force: true });
  };
  // A test that fails may not get to it.
  process.once("exit", remove);
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    restart() {
      stopIfRunning();
      start();
    },
    remove() {
      process.off("exit", remove);
      remove();
    },
  };
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
