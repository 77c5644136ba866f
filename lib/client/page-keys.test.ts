import { expect, it } from "vitest";

import { pageKeyOf } from "@/lib/client/page-keys";

const PRESS = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  keyCode: 0,
  repeat: false,
};

it.each([
  [{ key: "k", ctrlKey: true }, "palette"],
  [{ key: "K", ctrlKey: true }, "palette"],
  [{ key: "k", metaKey: true }, null],
  [{ key: "k" }, null],
  [{ key: "k", ctrlKey: true, shiftKey: true }, null],
  [{ key: "k", ctrlKey: true, altKey: true }, null],
  [{ key: "Enter", ctrlKey: true }, "run"],
  [{ key: "Enter", metaKey: true }, "run"],
  [{ key: "Enter" }, null],
  [{ key: "Enter", ctrlKey: true, repeat: true }, null],
  [{ key: "Escape" }, "stop"],
  [{ key: "Escape", isComposing: true }, null],
  // Safari, once the composition is over.
  [{ key: "Escape", keyCode: 229 }, null],
  [{ key: "?", shiftKey: true }, "keys"],
  [{ key: "?", ctrlKey: true, shiftKey: true }, null],
])("reads %j as %s", (press, key) => {
  expect(pageKeyOf({ ...PRESS, ...press }, false)).toBe(key);
});

it("leaves Ctrl K to a Mac's text fields, where it deletes to the line's end", () => {
  expect(pageKeyOf({ ...PRESS, key: "k", ctrlKey: true }, true)).toBeNull();
  expect(pageKeyOf({ ...PRESS, key: "k", metaKey: true }, true)).toBe("palette");
});
