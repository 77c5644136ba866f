import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { FORMS_MARK, mayHaveOthers } from "@/lib/client/forms-mark";
import {
  dropKeptForms,
  FORMS_DATABASE,
  keptMark,
  markKept,
  mayKeepForms,
  READINGS_DATABASE,
} from "@/lib/client/kept-forms";

const deleted: string[] = [];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  deleted.length = 0;
  vi.stubGlobal("indexedDB", {
    deleteDatabase: (name: string) => {
      deleted.push(name);
      return {};
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("who left this browser", () => {
  it("is known of each person, whoever leaves after them", () => {
    expect(["ada", "bob", "eve"].filter(mayKeepForms)).toEqual(["ada", "bob", "eve"]);
    dropKeptForms("ada");
    dropKeptForms("bob");
    expect(["ada", "bob", "eve"].filter(mayKeepForms)).toEqual(["eve"]);
  });

  it("is everybody where it isn't known who, also when one more person leaves", () => {
    dropKeptForms();
    dropKeptForms("bob");
    expect(["ada", "bob", "eve"].filter(mayKeepForms)).toEqual([]);
  });
});

describe("what somebody who leaves takes along", () => {
  it("is what they filled in, and the images that were read here", () => {
    dropKeptForms("ada");
    expect(deleted.toSorted()).toEqual([FORMS_DATABASE, READINGS_DATABASE].toSorted());
  });
});

describe("the mark of what is kept", () => {
  it("holds a person's earliest expiry", () => {
    markKept("ada", 2_000);
    markKept("ada", 1_000);
    markKept("ada", 3_000);
    expect(keptMark()).toEqual({ until: 1_000, owner: "ada" });
    markKept("bob", 3_000);
    expect(keptMark()).toEqual({ until: 3_000, owner: "bob" });
  });

  it("isn't needed to look for what was shared while nobody was signed in", () => {
    vi.stubGlobal("location", { pathname: "/ai/shared" });
    expect(mayHaveOthers(null)).toBe(true);
    expect(mayHaveOthers("ada")).toBe(false);
    vi.stubGlobal("location", { pathname: "/" });
    expect(mayHaveOthers(null)).toBe(false);
    localStorage.setItem(FORMS_MARK, "1 ada");
    expect(mayHaveOthers("ada")).toBe(true);
  });
});
