// Writes a software bill of materials (CycloneDX) of what runs in production, and asks the registry for known
// vulnerabilities. Fails for high or critical ones. A registry that doesn't answer is reported, not a failure.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";

const FILE = "build/sbom.json";
const OPTIONS = { encoding: "utf8", maxBuffer: 256 * 1024 * 1024, timeout: 120_000 };

function npm(...args) {
  return spawnSync("npm", args, OPTIONS);
}

function writeMaterials() {
  const { status, stdout, stderr } = npm("sbom", "--sbom-format", "cyclonedx", "--omit", "dev");
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  const { components } = JSON.parse(stdout);
  mkdirSync("build", { recursive: true });
  writeFileSync(FILE, stdout);
  const unlicensed = components.filter(({ licenses }) => !licenses?.length);
  console.log(
    `${components.length} packages in ${FILE}, ${unlicensed.length} without a license field.`,
  );
}

function audit() {
  const { stdout } = npm("audit", "--omit", "dev", "--json");
  const found = parse(stdout)?.metadata?.vulnerabilities;
  if (!found) {
    console.log("The registry doesn't answer audits, so known vulnerabilities weren't checked.");
    return;
  }
  const { low, moderate, high, critical } = found;
  console.log(
    `Known vulnerabilities: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low.`,
  );
  if (critical + high > 0) process.exitCode = 1;
}

function parse(json) {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

writeMaterials();
audit();
