import { writeSync } from "node:fs";

import { serveJobs } from "@/lib/workers/serve";

/** The jobs of a worker that behaves and misbehaves as it is told. */
export type TestJobs = {
  echo: { input: string; event: string; output: string };
  crash: { input: string; event: never; output: never };
  fill: { input: number; event: number; output: number };
  hang: { input: number; event: never; output: string };
  secrets: { input: undefined; event: never; output: string[] };
};

const held: Buffer[] = [];

serveJobs<TestJobs>({
  async echo(text, { emit }) {
    emit(`${text} is on its way`);
    return text;
  },
  async crash(lastWords) {
    writeSync(2, lastWords);
    process.abort();
  },
  /** Takes native memory, which no heap limit holds. */
  async fill(mebibytes, { emit }) {
    for (let count = 1; count <= mebibytes; count += 16) {
      held.push(Buffer.alloc(16 * 1024 * 1024, 1));
      emit(count);
    }
    return held.length;
  },
  /** Blocks everything, even the message that asks it to stop. */
  async hang(ms) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    return "done";
  },
  secrets: async () => Object.keys(process.env),
});
