import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/** A server that speaks OpenAI's chat completions API, in a process of its own. */
export type ModelDouble = {
  /** Value for `OPENAI_BASE_URL`. */
  url: string;
  /** Forgets the calls it has received. */
  reset: () => Promise<void>;
  close: () => void;
};

/** Starts the double that `bench/run.mjs` has bundled. */
export async function startModelDouble(port: number): Promise<ModelDouble> {
  const script = path.join(process.cwd(), "build/bench/openai-double-server.mjs");
  const child = spawn(process.execPath, [script], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, OPENAI_DOUBLE_PORT: String(port) },
  });
  const close = () => void child.kill("SIGKILL");
  process.once("exit", close);
  const [url] = (await once(child.stdout, "data")) as [Buffer];
  return {
    url: url.toString().trim(),
    reset: async () => {
      await fetch(`http://127.0.0.1:${port}/__double/reset`, { method: "POST" });
    },
    close,
  };
}
