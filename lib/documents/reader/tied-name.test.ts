import { describe, expect, it } from "vitest";
import { tiedName } from "@/lib/documents/reader/tied-name";

const DESK = "Paula Reyes minds the desk on weekdays and Tom on weekends.";
const CREW = "Ana Silva drives the van in spring, Ben Okoro in summer, and Mei Chen in winter.";

describe("tiedName", () => {
  it.each([
    ["Who minds the desk on weekends?", DESK, "Paula Reyes", "Tom"],
    ["Who drives the van in summer?", CREW, "Ana Silva", "Ben Okoro"],
    ["Who drives the van in winter?", CREW, "Ana Silva", "Mei Chen"],
  ])("takes whoever is asked for: %s", (question, text, name, meant) => {
    expect(tiedName(name, text, question)).toBe(meant);
  });

  it.each([
    ["Who minds the desk on weekdays?", DESK, "Paula Reyes"],
    ["Who drives the van in spring?", CREW, "Ana Silva"],
    ["Who runs the choir in winter?", "Ann Lee and Bo Falk run the choir in winter.", "Ann Lee"],
    [
      "Who is the head gardener?",
      "The head gardener, Rosa Blum, may close the greenhouse.",
      "Rosa Blum",
    ],
    [
      "Who is the owner?",
      "The flat is let by Tall Oaks Homes, Pine Street, Salem, Old County 4410 (the owner).",
      "Tall Oaks Homes",
    ],
    ["Who pays for the hall?", "Ann Lee pays for the hall, and Monday is free.", "Ann Lee"],
  ])("and leaves a right one: %s", (question, text, name) => {
    expect(tiedName(name, text, question)).toBeUndefined();
  });
});
