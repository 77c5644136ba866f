import { describe, expect, it } from "vitest";
import { hasFigure } from "@/lib/tools/review-resume/figures";

describe("hasFigure", () => {
  it.each([
    "Redesigned the intake form; complaints fell from 9 in 2020 to 2 in 2022",
    "Lowered the error rate from 6 in January to 3",
    "Kept a staff ratio of 1:4 on the night shift",
    "Brought repeat visits down to 3",
    "Looked after twins aged 4",
    "Halved the time to close the books",
    "Leitete ein Team von sieben Monteuren",
    "Encadrement de quatre apprentis",
    "Betreute Dutzende von Azubis, acht davon im Lager",
    "Dirigí un equipo de seis técnicos",
  ])("finds the amount in “%s”", (line) => {
    expect(hasFigure(line)).toBe(true);
  });

  it.each([
    "Worked from 2019 to 2023 in the archive",
    "Moved from the kitchen to the counter",
    "Filed reports in May 2021",
    "Rewrote the handbook",
    "Installed Stage 2 EV chargers",
    "Cleaned hall 4",
    "Reported to Tien Nguyen",
    "Guided hikers along the Cinque Terre",
    "Taught the children of grade 3",
    "Opened the shop every morning",
  ])("finds none in “%s”", (line) => {
    expect(hasFigure(line)).toBe(false);
  });
});
