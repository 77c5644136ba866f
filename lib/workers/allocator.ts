import "server-only";

/** At least the size of any block that a model or an image takes. */
const KEPT_BYTES = 1024 ** 3;

/**
 * Environment variables that make a worker's allocator keep freed memory for its next block, in pages of 2 MB where the
 * kernel has them, and in one heap for all threads. By default it returns every large block to the system, so a network that
 * frees many of them per run waits for the kernel to map and clear them again: many times as long as it computes where
 * page faults are slow, as in some virtual machines (decision 0271). The memory returns when an idle worker exits.
 *
 * Only for the GNU C library from 2.35 on, which has all of them (its manual, "Memory Allocation Tunables"); measured with 2.36.
 * Other libraries are left as they are.
 *
 * @param glibc the C library's version, such as `2.36`; empty for another library
 */
export function allocatorSettings(glibc = glibcVersion()): { GLIBC_TUNABLES?: string } {
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(glibc) ?? [];
  if (Number(major) !== 2 || Number(minor) < 35) return {};
  const tunables = [
    "glibc.malloc.hugetlb=1",
    "glibc.malloc.arena_max=1",
    `glibc.malloc.mmap_threshold=${KEPT_BYTES}`,
    `glibc.malloc.trim_threshold=${KEPT_BYTES}`,
  ];
  return { GLIBC_TUNABLES: tunables.join(":") };
}

let knownVersion: string | undefined;

/** Of this process. Read once, because a report takes milliseconds. */
function glibcVersion(): string {
  knownVersion ??= readGlibcVersion();
  return knownVersion;
}

function readGlibcVersion(): string {
  if (process.platform !== "linux") return "";
  // Otherwise it looks up the names of all connected machines.
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime ?? "";
}
