import { expect, it } from "vitest";

import { pageKeyOf } from "@/lib/client/page-keys";

const PRESS = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  repeat: false,
};

it.each([
  [{ key: "k", ctrlKey: true }, "palette"],
  [{ key: "K", metaKey: true }, "palette"],
  [{ key: "k" }, null],
  [{ key: "k", ctrlKey: true, shiftKey: true }, null],
  [{ key: "k", ctrlKey: true, altKey: true }, null],
  [{ key: "Enter", ctrlKey: true }, "run"],
  [{ key: "Enter", metaKey: true }, "run"],
  [{ key: "Enter" }, null],
  [{ key: "Enter", ctrlKey: true, repeat: true }, null],
  [{ key: "Escape" }, "stop"],
  [{ key: "Escape", isComposing: true }, null],
  [{ key: "?", shiftKey: true }, "keys"],
  [{ key: "?", ctrlKey: true, shiftKey: true }, null],
])("reads %j as %s", (press, key) => {
  expect(pageKeyOf({ ...PRESS, ...press })).toBe(key);
});
