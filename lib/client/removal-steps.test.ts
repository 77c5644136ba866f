import { describe, expect, it } from "vitest";

import type { ImageChoice } from "@/lib/client/image-choice";
import {
  isMarkedOnly,
  NO_STEPS,
  type RemovalStep,
  toEdit,
  withoutLast,
  withStep,
} from "./removal-steps";

const UPLOAD = { url: "/api/files/upload", title: "coffee" };

function step(id: string, before: ImageChoice = UPLOAD): RemovalStep {
  const meta = {
    engine: { id: "local/migan", name: "Built-in eraser", builtIn: true },
    width: 4,
    height: 3,
    byteSize: 1,
    seconds: 1,
    objects: [],
    redrawn: false,
  };
  const result = { id, content: `/api/files/${id}`, meta };
  return { before, object: undefined, mask: `mask of ${id}`, result };
}

function after({ result }: RemovalStep): ImageChoice {
  return { url: result.content, title: "coffee" };
}

const first = step("first");
const second = step("second", after(first));
const series = withStep(withStep(NO_STEPS, first), second);

describe("removal steps", () => {
  it("go on with the last result, and begin anew with another image", () => {
    expect(series.list).toEqual([first, second]);
    const other = step("other");
    expect(withStep(series, other).list).toEqual([other]);
  });

  it("are taken back one by one", () => {
    const once = withoutLast(series);
    expect(once).toMatchObject({ list: [first], undone: second, isEdited: false });
    expect(withoutLast(once)).toMatchObject({ list: [], undone: first });
  });

  it("open the mask of the last, and do it again in its place", () => {
    const edited = toEdit(series, second);
    expect(edited).toMatchObject({ list: [first], undone: second, isEdited: true });
    const again = step("again", second.before);
    expect(withStep(edited, again)).toMatchObject({
      list: [first, again],
      undone: null,
      isEdited: false,
    });
  });

  it("open a mask that is open already anew, without taking another step back", () => {
    const edited = toEdit(series, second);
    const anew = toEdit(edited, second);
    expect(anew).toMatchObject({ list: [first], undone: second, isEdited: true });
    expect(anew.turn).not.toBe(edited.turn);
  });

  it("begin with their marks where there was no name", () => {
    expect(isMarkedOnly(first)).toBe(true);
    expect(isMarkedOnly({ ...first, object: "" })).toBe(true);
    expect(isMarkedOnly({ ...first, object: "cup" })).toBe(false);
    expect(isMarkedOnly({ ...first, mask: undefined })).toBe(false);
  });

  it("take the one before back while a mask is open", () => {
    const edited = toEdit(series, second);
    expect(withoutLast(edited)).toMatchObject({ list: [], undone: first, isEdited: false });
  });
});
