import { describe, expect, it } from "vitest";
import { writeLeftOut } from "@/lib/documents/reader/left-out";
import { readStructure } from "@/lib/documents/reader/structure";

async function statements(text: string) {
  return (await readStructure("Pool", [{ place: 1, text }])).units;
}

describe("[PDF-03] what an extract says of what it leaves out", () => {
  it("is nothing where it leaves out nothing", async () => {
    const all = await statements("The pool opens on May 4. It costs $5.");
    expect(await writeLeftOut(all, all, [])).toBe("");
  });

  it("counts statements, and dates and amounts that it doesn't tell", async () => {
    const all = await statements(
      "The pool opens on May 4. It costs $5. The slide opens on June 9. It costs $5 as well. The water is blue.",
    );
    expect(await writeLeftOut(all, all.slice(0, 2), [])).toBe(
      "*Left out: 3 statements, with 1 more date. Ask about them in the chat.*",
    );
  });

  it("names sections of which nothing is shown", async () => {
    const all = await statements("The pool opens on May 4. The water is blue.");
    const sections = ["Water", "Air", "Fire", "Earth"].map((title) => ({
      title,
      number: "",
      place: 1,
      level: 1,
    }));
    expect(await writeLeftOut(all, all.slice(0, 1), sections)).toBe(
      "*Left out: 1 statement; nothing is shown of “Water”, “Air”, “Fire”, and 1 more section. Ask about them in the chat.*",
    );
  });
});
