import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { lockFolder } from "@/db/folder-lock";
import { canSeparateNumbers, startLockStarter } from "@/tests/support/lock-starters";

const RACES = 400;

let root = "";
let folder = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "atelier-lock-"));
  folder = path.join(root, "data", "postgres");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What a server leaves behind that was killed. */
function leaveStaleLock(of: string, content: string): void {
  mkdirSync(path.dirname(of), { recursive: true });
  writeFileSync(`${of}.lock`, content);
}

describe("lockFolder", () => {
  it("refuses a folder that is held, says by whom, and lets it go again", async () => {
    const release = await lockFolder(folder);

    await expect(lockFolder(folder)).rejects.toThrow(
      new RegExp(`${folder} is in use by process ${process.pid} on .+ Stop that server first`),
    );
    release();
    (await lockFolder(folder))();
  });

  it.each([
    ["of a process that lives and is another's by now", String(process.ppid)],
    ["of process 1", "1"],
    ["of a server on another machine", "process 1 on elsewhere"],
    ["that was never written", ""],
  ])("takes over a lock %s", async (_what, content) => {
    leaveStaleLock(folder, content);

    (await lockFolder(folder))();
  });

  it("holds in a folder whose path is longer than a socket's may be", async () => {
    const deep = path.join(root, ...Array<string>(8).fill("a-folder-with-a-long-name"), "postgres");
    const release = await lockFolder(deep);

    await expect(lockFolder(deep)).rejects.toThrow("is in use");
    release();
  });

  it("locks the file that is there, not the one that was removed", async () => {
    const release = await lockFolder(folder);
    renameSync(`${folder}.lock`, `${folder}.lock.old`);

    const again = await lockFolder(folder);

    await expect(lockFolder(folder)).rejects.toThrow("is in use");
    again();
    release();
  });
});

const separates = canSeparateNumbers();
const skipped = "skipped, because this machine refuses to separate process numbers (unshare --pid)";
if (!separates) process.stderr.write(`db/folder-lock.test.ts: two containers: ${skipped}\n`);

describe.each([
  ["one container", false],
  [`two containers, each with process numbers of its own${separates ? "" : `: ${skipped}`}`, true],
])("two starts in %s", (_where, separate) => {
  const runs = !separate || separates;

  it.runIf(runs)("are refused but for the first, until kill -9 ends that one", async () => {
    const [first, second] = [await startLockStarter(separate), await startLockStarter(separate)];

    expect(await first.ask({ lock: folder })).toMatchObject({ won: true });
    expect(await second.ask({ lock: folder })).toMatchObject({
      won: false,
      message: expect.stringContaining("is in use by process"),
    });
    await first.kill();
    const freedAt = performance.now();
    expect(await second.ask({ lock: folder })).toMatchObject({ won: true });

    expect(performance.now() - freedAt).toBeLessThan(500);
    await second.kill();
  });

  it.runIf(runs)(`have one winner in each of ${RACES} races for a stale lock`, async () => {
    const starters = [await startLockStarter(separate), await startLockStarter(separate)];
    const winners = [0, 0, 0];
    for (let race = 0; race < RACES; race += 1) {
      const lock = path.join(root, `race-${race}`, "postgres");
      leaveStaleLock(lock, "1");
      const at = Date.now() + 3;
      const answers = await Promise.all(starters.map((starter) => starter.ask({ lock, at })));
      const won = answers.filter((answer) => answer.won).length;
      winners[won] = (winners[won] ?? 0) + 1;
      await Promise.all(starters.map((starter) => starter.ask("release")));
    }

    expect(winners).toEqual([0, RACES, 0]);
    await Promise.all(starters.map((starter) => starter.kill()));
  });
});
