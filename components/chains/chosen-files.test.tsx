import type { ReactElement } from "react";
import { expect, it } from "vitest";

import { ChosenFiles } from "@/components/chains/chosen-files";
import type { LockFault } from "@/lib/client/locked-files";

type Item = ReactElement<{ children: unknown[] }>;

const pdf = (name: string) => new File(["%PDF-"], name, { type: "application/pdf" });

/** What React is told of each file: its key, its password field, and what its button leaves. */
function listed(files: readonly File[], rest: { fault?: LockFault; most?: number } = {}) {
  const left: (readonly File[])[] = [];
  const list = ChosenFiles({ files, ...rest, onChange: (next) => left.push(next) });
  const items: Item[] = list.props.children;
  return items.map((item) => {
    const [, button, lock] = item.props.children as [
      unknown,
      ReactElement<{ onClick: () => void }>,
      ReactElement<{ file: File; fault: LockFault | undefined }> | false,
    ];
    button.props.onClick();
    return { key: item.key, lock: lock ? lock.props : null, left: left.at(-1) };
  });
}

it("leaves each file its field when one before it is removed, though they have one name", () => {
  const [first, second, third] = [pdf("scan.pdf"), pdf("scan.pdf"), pdf("scan.pdf")];
  const files = [first, second, third] as File[];
  const before = listed(files);
  expect(new Set(before.map(({ key }) => key)).size).toBe(3);

  const after = listed(before[0]?.left ?? []);

  expect(after.map(({ key }) => key)).toEqual([before[1]?.key, before[2]?.key]);
  expect(after.map(({ lock }) => lock?.file)).toEqual([second, third]);
});

it("shows what is wrong with a password at its file, and nowhere once that is removed", () => {
  const [locked, other] = [pdf("scan.pdf"), pdf("scan.pdf")];
  const fault = { file: locked, message: "This password doesn't open the PDF." };

  const [one, two] = listed([locked, other], { fault });
  expect([one?.lock?.fault, two?.lock?.fault]).toEqual([fault, undefined]);
  const after = listed(one?.left ?? [], { fault });
  expect(after.map(({ lock }) => lock)).toEqual([{ file: other, fault: undefined }]);
});

it("looks for locks only in PDFs, and only in as many as a run takes", () => {
  const files = [pdf("a.PDF"), new File(["x"], "b.png"), pdf("c.pdf"), pdf("d.pdf")];

  const items = listed(files, { most: 3 });

  expect(items.map(({ lock }) => lock?.file.name ?? null)).toEqual(["a.PDF", null, "c.pdf", null]);
  // Removing one brings the next within what a run takes.
  const after = listed(items[0]?.left ?? [], { most: 3 });
  expect(after.map(({ lock }) => lock?.file.name ?? null)).toEqual([null, "c.pdf", "d.pdf"]);
});
