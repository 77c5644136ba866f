import { MAX_SCRIPT } from "@/tests/support/page-weight";
import { LEAST_PERFORMANCE, type MeasuredRow } from "./measured-row";

/** What a row should reach. */
export type Goal = { text: string; isMet: (row: MeasuredRow) => boolean };

/** Goals by the start of a row's name; the first that fits counts. */
const GOALS: Record<string, Goal> = {
  "first token of a run that is kept": {
    text: "+25 ms at most",
    isMet: ({ remark }) => number(remark) <= 25,
  },
  "first token": { text: "+5 ms at most", isMet: ({ remark }) => number(remark) <= 5 },
  streams: {
    text: "all whole, 150 KB each at most",
    isMet: ({ remark }) => {
      const [, whole, all] = /whole (\d+) of (\d+)/.exec(remark) ?? [];
      return whole === all && number(/([\d.-]+) KB each/.exec(remark)?.[1]) <= 150;
    },
  },
  "two processes": atLeast(1.6),
  "one call, image": atMost(1.25),
  "qr, link, 512 px": atMost(0.5),
  "qr, link, 1024 px": atMost(0.15),
  "qr, contact, 512 px": atMost(0.5),
  "qr, contact, 1024 px": atMost(0.15),
  "one call, code of 512 px": atMost(0.5),
  "one call, code of 1024 px": atMost(0.15),
  "compress, 8 connections": {
    text: "0.85 at least, +300 MB at most",
    isMet: ({ ratio, remark }) =>
      ratio >= 0.85 && number(/memory (\S+) MB/.exec(remark)?.[1]) <= 300,
  },
  "pdf, reading": {
    text: "1.5 at most, 0.98 of the words",
    isMet: ({ ratio, remark }) => ratio <= 1.5 && number(remark) >= 0.98,
  },
  "ocr, all images": {
    text: "1.8 at most, error +0.005 at most",
    isMet: ({ ratio, remark }) => ratio <= 1.8 && number(remark.replace("error ", "")) <= 0.005,
  },
  "first-load JS, landing page": kilobytes(MAX_SCRIPT.landing),
  "first-load JS": kilobytes(MAX_SCRIPT.signedIn),
  "Lighthouse, /ai": scores([LEAST_PERFORMANCE.tool, 100, 100]),
  "Lighthouse, /": scores([LEAST_PERFORMANCE.landing, 100, 100, 100]),
  "clone to first page": { text: "60 s at most", isMet: ({ product }) => number(product) <= 60 },
  "gallery, first page": {
    text: "0.8 at least, 16 KB at most",
    isMet: ({ ratio, remark }) => ratio >= 0.8 && number(remark) <= 16 * 1024,
  },
  "gallery, last page": atMost(1.2),
  "own creations": atLeast(0.7),
  "likes on one image": {
    text: "0.8 at least, exact",
    isMet: ({ ratio, remark }) => ratio >= 0.8 && remark.startsWith("exact"),
  },
};

/** The goal of a row; undefined when it has none and is only watched. */
export function goalOf({ name }: MeasuredRow): Goal | undefined {
  const [, goal] = Object.entries(GOALS).find(([start]) => name.startsWith(start)) ?? [];
  return goal;
}

function atLeast(least: number): Goal {
  return { text: `${least} at least`, isMet: ({ ratio }) => ratio >= least };
}

function atMost(most: number): Goal {
  return { text: `${most} at most`, isMet: ({ ratio }) => ratio <= most };
}

/** A bound that the program itself compares with. */
function kilobytes(bytes: number): Goal {
  return { text: `${bytes / 1_024} KB at most`, isMet: ({ ratio }) => ratio <= 1 };
}

/** Least scores, in Lighthouse's order; those after them aren't judged. */
function scores(least: readonly number[]): Goal {
  return {
    text: `${least.join("/")} at least`,
    isMet: ({ product }) => {
      const reached = product.split("/").map(Number);
      return least.every((score, index) => (reached[index] ?? 0) >= score);
    },
  };
}

function number(text = ""): number {
  return Number.parseFloat(text);
}
