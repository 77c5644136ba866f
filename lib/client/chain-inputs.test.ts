import { describe, expect, it } from "vitest";

import { inputsOfCsv, inputsOfLines } from "@/lib/client/chain-inputs";

const csv = (text: string) => inputsOfCsv(new Blob([text]));

describe("the inputs of a chain", () => {
  it("are lines, without empty ones and repetitions", () => {
    expect(inputsOfLines(" bees \n\r\nwasps\nbees\n  ")).toEqual(["bees", "wasps"]);
  });

  it("are the first column of a CSV file, with quotes, line breaks, and a heading", async () => {
    expect(
      await csv('\uFEFFTopic,Notes\r\n"Bees, and ""wasps""",x\r\n"two\nlines",y\r\n\r\n,z'),
    ).toEqual(['Bees, and "wasps"', "two lines"]);
  });

  it("are found where semicolons or tabs separate columns, or nothing does", async () => {
    expect(await csv("url;title\nhttps://a.example/1;A, or B\nhttps://a.example/2;B")).toEqual([
      "https://a.example/1",
      "https://a.example/2",
    ]);
    expect(await csv("bees\twax\nwasps\tpaper")).toEqual(["bees", "wasps"]);
    expect(await csv("bees\nwasps\n")).toEqual(["bees", "wasps"]);
    expect(await csv("")).toEqual([]);
  });
});
