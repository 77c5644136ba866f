// Checks the environment with the product's own rules, before anything is built or started.
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

/**
 * Ends the process with code 78 (EX_CONFIG) when the environment is invalid, with every fault listed.
 *
 * @param {Record<string, string | undefined>} environment
 * @param {"build" | "start" | "worker"} purpose a build may happen where the engines can't be reached, and the port is taken
 */
export async function checkEnvironment(environment, purpose) {
  const check = await loadCheck();
  if (!check) return;
  const { faults, warnings } = await check.findFaults(environment, purpose);
  for (const warning of warnings) console.warn(warning);
  if (faults.length === 0) return;
  console.error(check.faultsMessage(faults));
  process.exit(78);
}

/** Bundles the rules; undefined without the development packages, where the server checks them when it starts. */
async function loadCheck() {
  const tools = await Promise.all([import("esbuild"), import("./build-workers.mjs")]).catch(
    () => undefined,
  );
  if (!tools) return undefined;
  const [{ build }, { serverOnlyMarker }] = tools;
  const { outputFiles } = await build({
    stdin: {
      contents: `export { findFaults } from "@/lib/server/find-faults"; export { faultsMessage } from "@/lib/core/env";`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    platform: "node",
    target: "node20",
    format: "esm",
    alias: { "@": root },
    // Read when it loads, while a wrong one is to be listed with the others.
    define: { "process.env.NEXT_PUBLIC_LIMITS": '""' },
    plugins: [serverOnlyMarker],
    logLevel: "warning",
  });
  const [{ text }] = outputFiles;
  return import(`data:text/javascript;base64,${Buffer.from(text).toString("base64")}`);
}
