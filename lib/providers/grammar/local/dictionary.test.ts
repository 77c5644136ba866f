import { describe, expect, it } from "vitest";

import { findUnknownWords } from "@/lib/providers/grammar/local/dictionary";

describe("findUnknownWords", () => {
  it.each([
    ["The blorfenation of hives is a wonderfull thing.", ["blorfenation", "wonderfull"]],
    ["Blorfen grows in the shade of trees.", ["blorfen"]],
    ["People in Ljubljana don't skip breakfast, and the city's markets open early.", []],
    ["It's a well-known, long-term habit of one's neighbors.", []],
    ["Lisbon lies on hills.", []],
  ])("looks up the words of %j", (line, unknown) => {
    expect(findUnknownWords(line)).toEqual(unknown);
  });

  it.each([
    "colour and litres, realised by a traveller, sceptic of the programme, behaviour at the kerb",
    "councillors and a counsellor practised, amongst others, a manoeuvre of two storeys below the soffit",
    "a marvellous woollen tabard, fibre in the omelette, judgement at the fête and the crèche, queueing mums",
    "covid, statins, coworking, uncompetitive, survivorship",
  ])("knows British spelling, and words that are made of others: %s", (line) => {
    expect(findUnknownWords(line)).toEqual([]);
  });

  it("doesn't take a misspelled word for a British one", () => {
    const words = "untill realy occured usefull begining calender recieve anual".split(" ");

    expect(findUnknownWords(`the ${words.join(" ")}`)).toEqual(words);
  });
});
