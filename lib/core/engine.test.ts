import { expect, it } from "vitest";

import { withoutRunner } from "@/lib/core/engine";

it.each([
  ["gpt-image-1.5 (models.example.com)", "gpt-image-1.5"],
  ["good:4b (10.0.0.7:11434), then gpt (models.example.com)", "good:4b, then gpt"],
  ["Built-in illustrator", "Built-in illustrator"],
])("names no server in %s", (name, shown) => {
  const engine = { id: "test/engine", name, builtIn: false };
  expect(withoutRunner(engine).name).toBe(shown);
});
