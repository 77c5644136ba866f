import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { lockFolder } from "@/db/folder-lock";

describe("lockFolder", () => {
  let root = "";
  let folder = "";
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "atelier-lock-"));
    folder = path.join(root, "data", "postgres");
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it("refuses a folder that a running process holds", () => {
    lockFolder(folder);
    const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    try {
      writeFileSync(`${folder}.lock`, String(other.pid));

      expect(() => lockFolder(folder)).toThrow(`in use by process ${other.pid}`);
    } finally {
      other.kill("SIGKILL");
    }
  });

  it("takes over a lock left by a killed process or a broken write", () => {
    const { pid } = spawnSync(process.execPath, ["-e", ""]);
    for (const left of [String(pid), "", "not a number", String(process.pid)]) {
      const release = lockFolder(folder);
      writeFileSync(`${folder}.lock`, left);

      const releaseAgain = lockFolder(folder);

      releaseAgain();
      release();
      expect(existsSync(`${folder}.lock`)).toBe(false);
    }
  });

  it("leaves a lock alone once another process holds it", () => {
    const release = lockFolder(folder);
    writeFileSync(`${folder}.lock`, "1");

    release();

    expect(existsSync(`${folder}.lock`)).toBe(true);
  });
});
