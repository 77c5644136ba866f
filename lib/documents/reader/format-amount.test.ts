import { describe, expect, it } from "vitest";
import { compute } from "@/lib/documents/reader/calculation";
import { figuresIn } from "@/lib/documents/reader/figures";
import { amountLike } from "@/lib/documents/reader/format-amount";

function result(kind: "sum" | "difference", ...texts: string[]) {
  const calculation =
    kind === "sum"
      ? { kind, operands: texts }
      : { kind: "difference" as const, operands: texts, about: "" };
  return compute(
    calculation,
    texts.flatMap((text) => figuresIn(text)),
  )?.result;
}

describe("compute drops no decimals", () => {
  it.each([
    ["difference", "$0.0915", "$0.0875", "$0.0040"],
    ["difference", "$0.1287", "$0.1145", "$0.0142"],
    ["difference", "0.214 kg", "0.187 kg", "0.027 kg"],
    ["difference", "0.625%", "0.5%", "0.125 percentage points"],
    ["sum", "$1.25 billion", "$3 million", "$1.253 billion"],
    ["sum", "$3 million", "$1.25 billion", "$1,253 million"],
    ["difference", "€4.1M", "€1.2M", "€2.9M"],
    ["sum", "$1,250.00", "$3", "$1,253.00"],
    ["sum", "$1,234", "$2,345", "$3,579"],
    ["difference", "3 h 40 min", "1 h 20 min", "2 h 20 min"],
    ["difference", "2 hours", "1 hour 40 minutes", "20 minutes"],
    ["sum", "1 hr 20", "30 min", "1 h 50 min"],
    ["difference", "two years and six months", "1 year", "1 year 6 months"],
  ] as const)("%s of %s and %s", (kind, first, second, expected) => {
    expect(result(kind, first, second)).toBe(expected);
  });

  it("and computes nothing that it can't write out", () => {
    expect(result("sum", "$999999999999999", "$0.001")).toBeUndefined();
  });
});

describe("amountLike", () => {
  const [price, rate] = figuresIn("$163.50 and $0.0915");

  it("says that it's rounded where it is", () => {
    expect(price && amountLike(price, 163.5 * 0.025)).toBe("about $4.09");
    expect(price && amountLike(price, 163.5 * 0.02)).toBe("$3.27");
    expect(rate && amountLike(rate, 12 * 0.0915)).toBe("$1.0980");
  });
});
