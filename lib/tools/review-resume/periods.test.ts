import { describe, expect, it } from "vitest";
import { analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import { datesByStyle, datesSinceIn, parseContact } from "@/lib/tools/review-resume/parse-contact";
import { gapsBetween, reversedPeriods } from "@/lib/tools/review-resume/periods";
import { toResume } from "@/lib/tools/review-resume/resume";
import { PERIOD } from "@/lib/tools/review-resume/sections-by-content";
import { readingOfLines } from "@/tests/support/resume-texts";

describe("reversedPeriods", () => {
  it.each([
    "2016-07 to 2014",
    "2019-2017",
    "May 2020 – March 2020",
    "06/2019 - 05/2018",
    "06/19 - 05/18",
    "June '20 – March '20",
    "2021–19",
  ])("finds %s", (date) => {
    expect(reversedPeriods([date])).toEqual([date]);
  });

  it.each([
    "2014 to 2016-07",
    "2017-2019",
    "2020 – March 2020",
    "March 2021 – Present",
    "2016",
    "2016-07",
    "01.02.2019 – 31.05.2020",
    "06/12 - 02/17",
    "11/98 – 02/03",
    "2021-22",
    "2010-11",
    "Sept. ’19 – present",
  ])("leaves %s alone", (date) => {
    expect(reversedPeriods([date])).toEqual([]);
  });

  it("is told in the report's weaknesses, and the line is that of a job", async () => {
    const title = "Logistics Coordinator, Carrow Freight, Dayton, Ohio 2016-07 to 2014";
    const lines = ["Jo Doe", "Experience", title, "• Scheduled 45 loads a day with 12 carriers"];

    const analysis = await analyzeResume(
      toResume(readingOfLines(lines)),
      { lines: [], issues: [] },
      undefined,
    );

    expect(analysis.weaknesses).toContainEqual({
      text: "This period ends before it begins. Correct one of its dates.",
      quotes: ["2016-07 to 2014"],
    });
    const costly = analysis.parts
      .flatMap(({ deductions }) => deductions)
      .flatMap(({ lines }) => lines);
    expect(costly).not.toContain(title);
  });
});

describe("gapsBetween", () => {
  it.each([
    [["2019 – present", "2015–2017"], [["2015–2017", "2019 – present"]]],
    [["2018 – 2020", "2015–2016"], [["2015–2016", "2018 – 2020"]]],
    [
      ["April 2022 - Present", "March 2016 - June 2019"],
      [["March 2016 - June 2019", "April 2022 - Present"]],
    ],
    [["06/20 - 02/23", "01/12 - 03/18"], [["01/12 - 03/18", "06/20 - 02/23"]]],
    [["2020 bis heute", "2010 bis 2014"], [["2010 bis 2014", "2020 bis heute"]]],
    [["since 2022", "2017 – 2019"], [["2017 – 2019", "since 2022"]]],
    [["2017 – 2019", "2008-2010", "2010"], [["2008-2010", "2017 – 2019"]]],
  ])("finds those in %j", (dates, gaps) => {
    expect(gapsBetween(dates).map(({ before, after }) => [before, after])).toEqual(gaps);
  });

  it.each([
    [["2017 – 2019", "2015–2016"]],
    [["Present"]],
    [[]],
    [["March 2021 – Present", "June 2010 – May 2014", "2012 – 2020"]],
    [["2010 – present", "2019 – 2020"]],
    [["2019-2017", "2021"]],
    [["2016", "2018"]],
    [["2016 – 2019", "2021", "April 2022 – Present"]],
    [["1998", "2010 – present"]],
  ])("finds none in %j", (dates) => {
    expect(gapsBetween(dates)).toEqual([]);
  });

  it("are filled by dates between them, in whatever order these are", () => {
    const periods = ["2001 – 2002", "2005 – 2006", "2009 – 2010", "2013 – 2014"];
    const gaps = gapsBetween([...periods, "2020", "2011", "1990", "2003", "2004"]);

    expect(gaps).toEqual([{ before: "2005 – 2006", after: "2009 – 2010" }]);
  });

  it("are told of a job that somebody has had since a year", async () => {
    const jobs = ["Packer, Mercy, since 2022", "Clerk, Mercy, 2017 – 2019"];
    const resume = toResume(readingOfLines(["Jo Doe", "Experience", ...jobs]));

    const { weaknesses } = await analyzeResume(resume, { lines: [], issues: [] }, undefined);

    expect(weaknesses.flatMap(({ quotes }) => quotes)).toEqual(
      expect.arrayContaining(["2017 – 2019", "since 2022"]),
    );
  });

  it("are told where nothing else that is dated lies between, such as a degree", async () => {
    const weaknesses = async (...education: string[]) => {
      const jobs = [
        "Nurse, Mercy, March 2016 - June 2019",
        "Head nurse, Mercy, April 2022 - Present",
      ];
      const lines = ["Jo Doe", "Experience", ...jobs, "Education", ...education];
      const resume = toResume(readingOfLines(lines));
      return (await analyzeResume(resume, { lines: [], issues: [] }, undefined)).weaknesses;
    };
    const told = {
      text: expect.stringMatching(/^Nothing is listed for a year or more between these/),
      quotes: ["March 2016 - June 2019", "April 2022 - Present"],
    };

    expect(await weaknesses("BSc Nursing, Dayton, 2012 - 2016")).toContainEqual(told);
    expect(await weaknesses("MSc Nursing, Dayton, 2019 - 2021")).not.toContainEqual(told);
  });
});

describe("datesSinceIn", () => {
  it.each([
    ["since 2022", ["since 2022"]],
    ["Clerk 2022, and since 2022 manager", ["since 2022"]],
    ["Clerk, seit 04/2022", ["seit 04/2022"]],
    ["SINCE May 2021", ["SINCE May 2021"]],
    ["2022\nsince 2022-05", ["2022", "since 2022-05"]],
    ["since then, 2022", ["2022"]],
    ["Born since 2001 | Clerk 2022", ["2022"]],
    ["Cook, Earls, Calgary, AB 2018", ["2018"]],
    ["Cook, Earls, Calgary, ab 2018", ["2018"]],
  ])("finds those in %j", async (text, dates) => {
    expect(await datesSinceIn(text)).toEqual(dates);
  });
});

it.each([
  ["Buchhalterin, ab 2018", ["ab 2018"]],
  ["Contabile, dal 2018", ["dal 2018"]],
  ["Cook, Calgary, AB 2018", ["2018"]],
])("datesSinceIn finds those of other languages in %j", async (text, dates) => {
  expect(await datesSinceIn(text, { isEnglish: false })).toEqual(dates);
});

describe("periods with two digits of a year", () => {
  it.each([
    ["06/12 - 02/17", "06/12 - 02/17"],
    ["12/19 – Present", "12/19 – Present"],
    ["2021-22", "2021-22"],
    ["2019–20", "2019–20"],
    ["June '22 - Aug ’23", "June '22 - Aug ’23"],
    ["Sept. '21 to now", "Sept. '21 to now"],
  ])("finds a job and its dates in %s", async (period, date) => {
    const lines = ["Jo Doe", `Nurse, Mercy Hospital, Dayton ${period}`, "Cared for 12 patients"];

    const resume = toResume(readingOfLines(lines));

    expect(resume.sections.map(({ kind }) => kind)).toEqual(["experience"]);
    expect((await parseContact(resume)).dates).toEqual([date]);
  });

  it.each(["open 24/7 for 9/10 of the guests", "rated 9/10", "since 2010-11", "order 2021-22-7"])(
    "finds none in %s",
    (text) => {
      expect(PERIOD.test(text)).toBe(false);
    },
  );

  it("is a year of education", async () => {
    const lines = ["Jo Doe", "Education", "BSc Nursing, Dayton College, 09/17 - 06/20"];

    const { parts } = await analyzeResume(
      toResume(readingOfLines(lines)),
      { lines: [], issues: [] },
      undefined,
    );

    const told = parts.flatMap(({ deductions }) => deductions).map(({ text }) => text);
    expect(told).not.toContain("Your education has no year.");
  });
});

describe("datesByStyle", () => {
  it.each([
    [["Juli 2015 – Dezember 2018", "März 2019 bis heute"], ["January 2020"]],
    [["août 2019 – décembre 2021", "depuis mai 2022"], ["January 2020"]],
    [
      ["Dez. 2018", "03/2019 – heute"],
      ["Jan 2020", "01/2020"],
    ],
    [["hasta 2019", "Dec 2019 -"], ["Jan 2020"]],
  ])("tells how %j are written", (dates, styles) => {
    expect([...datesByStyle(dates).keys()]).toEqual(styles);
  });
});
