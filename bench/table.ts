/**
 * Runs the benchmarks that compare the product with something else, and prints one table of them. Every row comes from
 * one run in which both sides took turns.
 *
 * `npm run bench` runs all of them; `npm run bench -- qr streams` runs some, and `streams:2000` gives one an argument.
 * What a machine lacks is named in the table. See `bench/support/programs.ts`.
 */
import { spawn } from "node:child_process";
import { goalOf } from "./support/goals";
import { type MeasuredRow, reasonIn } from "./support/measured-row";
import { PROGRAMS, type Program } from "./support/programs";

const HEADINGS = ["row", "goal", "product", "beside it", "ratio", "met?", ""];

const wanted = process.argv.slice(2).map((argument) => argument.split(":"));
const unknown = wanted.find(([name]) => !PROGRAMS.some((program) => program.name === name));
if (unknown) {
  const names = PROGRAMS.map(({ name }) => name).join(", ");
  throw new Error(`There's no benchmark "${unknown[0]}". There are: ${names}.`);
}

const lines: string[][] = [];
for (const program of PROGRAMS) {
  const [chosen] = wanted.filter(([name]) => name === program.name);
  if (wanted.length === 0 || chosen)
    lines.push(...(await linesOf(program, chosen?.slice(1) ?? [])));
}
console.log(`\n${formatTable([HEADINGS, ...lines])}`);

async function linesOf(program: Program, args: string[]): Promise<string[][]> {
  const missing = program.missing?.();
  if (missing) return [[program.name, "", "", "", "", "not run", `needs ${missing}`]];
  try {
    const printed = await run(program, args);
    const rows = program.read(printed);
    if (rows.length > 0) return rows.map(toLine);
    const reason = reasonIn(printed);
    if (reason) return [[program.name, "", "", "", "", "not run", reason]];
    return [[program.name, "", "", "", "", "failed", "it printed no row"]];
  } catch (error) {
    return [[program.name, "", "", "", "", "failed", String(error)]];
  }
}

function toLine(row: MeasuredRow): string[] {
  const goal = goalOf(row);
  const met = goal ? (goal.isMet(row) ? "yes" : "no") : "";
  return [
    row.name,
    goal?.text ?? "",
    row.product,
    row.beside,
    row.ratio.toFixed(2),
    met,
    row.remark,
  ];
}

/** What a program printed, which is shown as well while it runs. */
async function run({ script, prepare }: Program, args: string[]): Promise<string> {
  const prepared = await prepare?.();
  const child = spawn(process.execPath, [...script, ...(prepared?.args ?? []), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  for await (const chunk of child.stdout) {
    printed += chunk;
    process.stdout.write(chunk);
  }
  await prepared?.end();
  return printed;
}

/** A Markdown table with aligned columns. */
function formatTable(table: readonly string[][]): string {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(3, ...table.map((cells) => cells[column]?.length ?? 0)),
  );
  const toText = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  const [headings = [], ...rest] = table;
  return [toText(headings), rule, ...rest.map(toText)].join("\n");
}
