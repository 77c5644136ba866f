import { describe, expect, it } from "vitest";

import { exportFileName } from "@/lib/export/file-name";

describe("exportFileName", () => {
  it.each([
    ["The future of AI", "The future of AI.pdf"],
    ["Bees: why & how?", "Bees why & how.pdf"],
    ["../../etc/passwd", "etc passwd.pdf"],
    ["Über Bienen — ein Führer", "Über Bienen — ein Führer.pdf"],
    ["城市里的蜜蜂", "城市里的蜜蜂.pdf"],
    ["النحل في المدينة", "النحل في المدينة.pdf"],
    ["a\u202egnp.exe\u0000b", "a gnp.exe b.pdf"],
    ["NUL", "Atelier NUL.pdf"],
    [" ...  ", "Atelier.pdf"],
  ])("names a file about %j %j", (title, name) => {
    expect(exportFileName(title, "pdf")).toBe(name);
  });

  it("keeps 80 characters without splitting one", () => {
    expect(exportFileName("🐝".repeat(100), "md")).toBe(`${"🐝".repeat(80)}.md`);
  });
});
