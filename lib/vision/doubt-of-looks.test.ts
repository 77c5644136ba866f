import { describe, expect, it } from "vitest";

import { doubtOfLooks, judgeLooks } from "@/lib/vision/doubt-of-looks";
import type { Plane } from "@/lib/vision/raster";

const SIDE = 20;

/** A matte whose first columns are the subject. */
function columns(count: number, alpha = 255): Plane {
  const data = new Uint8Array(SIDE * SIDE);
  for (let at = 0; at < data.length; at += 1) if (at % SIDE < count) data[at] = alpha;
  return { data, width: SIDE, height: SIDE };
}

it("has none of a subject that both looks see", () => {
  const subject = columns(10);

  expect(doubtOfLooks({ first: subject, closer: subject, settled: subject })).toEqual({
    contradicted: 0,
    dropped: 0,
  });
  expect(doubtOfLooks({ first: subject, closer: undefined, settled: subject }).dropped).toBe(0);
});

it("grows with what one look is sure to see and the other not to", () => {
  const looks = { first: columns(10), closer: columns(6), settled: columns(10) };

  expect(doubtOfLooks(looks).contradicted).toBeCloseTo(0.4);
  expect(doubtOfLooks({ ...looks, first: columns(10, 140) }).contradicted).toBe(0);
});

it("grows with what became background though a look took it", () => {
  const subject = columns(10);

  expect(
    doubtOfLooks({ first: subject, closer: subject, settled: columns(7) }).dropped,
  ).toBeCloseTo(0.3);
});

it("has none of a gap that the subject encloses", () => {
  const filled = columns(10);
  const open = { ...filled, data: filled.data.slice() };
  for (let y = 5; y < 12; y += 1) open.data.fill(0, y * SIDE + 2, y * SIDE + 8);

  expect(doubtOfLooks({ first: open, closer: filled, settled: open })).toEqual({
    contradicted: 0,
    dropped: 0,
  });
});

it("has none where nothing was found", () => {
  const none = columns(0);

  expect(doubtOfLooks({ first: none, closer: none, settled: none })).toEqual({
    contradicted: 0,
    dropped: 0,
  });
});

describe("judgeLooks", () => {
  const subject = columns(10);

  it("believes the colors about a small part of the subject", () => {
    const settled = columns(9);

    const judged = judgeLooks({ first: subject, closer: subject, settled });

    expect(judged).toEqual({ matte: settled, isUnsure: false });
  });

  it("believes the looks where the colors take a large part away, such as the patches of a coat", () => {
    const settled = columns(7);

    const judged = judgeLooks({ first: subject, closer: subject, settled });

    expect(judged).toEqual({ matte: subject, isUnsure: false });
    expect(judgeLooks({ first: subject, closer: undefined, settled }).matte).toEqual(subject);
  });

  it("is unsure where the colors take half of the subject, or the looks contradict each other", () => {
    expect(judgeLooks({ first: subject, closer: subject, settled: columns(5) })).toEqual({
      matte: subject,
      isUnsure: true,
    });
    expect(judgeLooks({ first: subject, closer: columns(6), settled: subject }).isUnsure).toBe(
      true,
    );
  });
});
