import { writeSync } from "node:fs";

import { serveJobs } from "@/lib/workers/serve";

/** Jobs of a test worker that behaves or misbehaves on request. */
export type TestJobs = {
  echo: { input: string; event: string; output: string };
  crash: { input: string; event: never; output: never };
  fill: { input: number; event: number; output: number };
  hang: { input: number; event: never; output: string };
  secrets: { input: undefined; event: never; output: string[] };
  reuse: { input: { blocks: number; bytes: number }; event: never; output: number };
};

const allocated: Buffer[] = [];

serveJobs<TestJobs>({
  async echo(text, { emit }) {
    emit(`${text} is on its way`);
    return text;
  },
  async crash(lastWords) {
    writeSync(2, lastWords);
    process.abort();
  },
  /** Allocates native memory, which V8's heap limit doesn't cover. */
  async fill(mebibytes, { emit }) {
    for (let count = 1; count <= mebibytes; count += 16) {
      allocated.push(Buffer.alloc(16 * 1024 * 1024, 1));
      emit(count);
    }
    return allocated.length;
  },
  /** Blocks the event loop, so that not even an abort message gets through. */
  async hang(ms) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    return "done";
  },
  secrets: async () => Object.keys(process.env),
  /** Takes and drops large blocks of native memory. Returns how many pages the kernel had to map for them. */
  async reuse({ blocks, bytes }) {
    const mapped = () => process.resourceUsage().minorPageFault;
    const before = mapped();
    for (let count = 0; count < blocks; count += 1) new Uint8Array(bytes).fill(1);
    return mapped() - before;
  },
});
