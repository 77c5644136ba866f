/** A comparison that a program printed. */
export type MeasuredRow = {
  name: string;
  product: string;
  beside: string;
  ratio: number;
  remark: string;
};

/** Reads what `printRow` printed: columns with at least two spaces between them, of which one is the ratio. */
export function readRows(printed: string): MeasuredRow[] {
  return printed.split("\n").flatMap((line) => {
    const [name = "", product = "", beside = "", ratio = "", remark = ""] = line
      .trim()
      .split(/\s{2,}/);
    const [, number] = /^ratio ([\d.]+)$/.exec(ratio) ?? [];
    return number ? [{ name, product, beside, ratio: Number(number), remark }] : [];
  });
}

/** Reads the last line of `bench/pdf.mjs`: all documents, in turns with pdftotext. */
export function readPdfRows(printed: string): MeasuredRow[] {
  const line = printed.split("\n").find((one) => one.startsWith("all  ")) ?? "";
  const beside = /pdftotext (\S+ s)/.exec(line)?.[1];
  const words = /recall (\S+)/.exec(line)?.[1];
  return ["reading", "summarize"].flatMap((part) => {
    const [, product, ratio] = new RegExp(`${part} (\\S+ s) \\(([\\d.]+)x\\)`).exec(line) ?? [];
    if (!beside || !product) return [];
    const remark = `${words} of the words`;
    return [{ name: `pdf, ${part}`, product, beside, ratio: Number(ratio), remark }];
  });
}

/** Reads what `bench/audit-ui.ts` says of Lighthouse: the scores of each page, beside the goal of the first of them. */
export function readLighthouseRows(printed: string): MeasuredRow[] {
  const lines = printed.matchAll(/^Lighthouse, (\S+): (Performance \d.*)$/gm);
  return [...lines].map(([, page, said = ""]) => {
    const [performance = 0, ...others] = (said.match(/(?<= )\d+(?=,|$)/g) ?? [])
      .slice(0, 4)
      .map(Number);
    const least = LEAST_PERFORMANCE[page === "/" ? "landing" : "tool"];
    return {
      name: `Lighthouse, ${page}`,
      product: [performance, ...others].join("/"),
      beside: String(least),
      ratio: performance / least,
      remark: said.split(", ").slice(4).join(", "),
    };
  });
}

/** Scores that a landing page and a tool's page should reach. */
export const LEAST_PERFORMANCE = { landing: 98, tool: 90 };

/** Why a program measured nothing, in its own words; undefined when it says nothing about that. */
export function reasonIn(printed: string): string | undefined {
  return /\bnot (?:run|measured)[.:] (.*)$/m.exec(printed)?.[1];
}
