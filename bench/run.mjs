// node bench/run.mjs <name> [arguments]: bundles the TypeScript benchmark bench/<name>.ts and runs it.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { bundleWorker } from "../scripts/build-workers.mjs";

const [name = "", ...rest] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, "..");
const script = path.join(root, "build", "bench", `${name}.mjs`);
await bundleWorker(path.join(root, "bench", `${name}.ts`), script);
await bundleWorker(
  path.join(root, "tests/support/openai-double-server.ts"),
  path.join(root, "build/bench/openai-double-server.mjs"),
);
const { status } = spawnSync(process.execPath, [script, ...rest], { cwd: root, stdio: "inherit" });
process.exitCode = status ?? 1;
