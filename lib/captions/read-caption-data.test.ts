import { expect, it } from "vitest";

import { readCaptionData } from "@/lib/captions/read-caption-data";

const CAPTIONS = [
  { startSeconds: 0.5, text: "Hello there" },
  { startSeconds: 65, text: "and welcome" },
];

it.each([
  [
    "YouTube's JSON",
    '{"wireMagic":"pb3","events":[{"tStartMs":500,"segs":[{"utf8":"Hello"},{"utf8":" there"}]},{"tStartMs":600},{"tStartMs":65000,"segs":[{"utf8":"and\\nwelcome"}]}]}',
  ],
  [
    "YouTube's XML",
    '<?xml version="1.0" encoding="utf-8" ?><transcript><text start="0.5" dur="2.1">Hello there</text><text start="65" dur="2">and <i>welcome</i></text></transcript>',
  ],
  [
    "YouTube's XML with words",
    '<timedtext format="3"><body>\n<p t="500" d="200" w="1"><s>Hello</s><s t="200"> there</s></p>\n<p t="900"></p><p t="65000">and welcome</p></body></timedtext>',
  ],
  [
    "TTML",
    '<tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="00:00:00.500" end="00:00:02.000">Hello<br/>there</p><p begin="00:01:05.000">and welcome</p></div></body></tt>',
  ],
  [
    "a list of a script",
    '[{"text": "Hello there", "start": 0.5, "duration": 2}, {"text": "and welcome", "start": 65}]',
  ],
  [
    "speech recognition",
    '{"text":"Hello there and welcome","segments":[{"id":0,"start":0.5,"end":2,"text":" Hello there"},{"id":1,"start":65,"end":67,"text":" and welcome"}]}',
  ],
])("reads the captions of %s", (_form, text) => {
  expect(readCaptionData(text)).toEqual(CAPTIONS);
});

it.each([
  "{} is an empty object in JSON.",
  '{"a": 1}',
  '["Hello", "there"]',
  '{"events":[',
  "<p>Hello</p>",
  "<transcript></transcript>",
  "[Music] Hello there",
])("leaves other text alone: %s", (text) => {
  expect(readCaptionData(text)).toEqual([]);
});

/** As long as a transcript may be. */
const filled = (head: string, unit: string, tail: string, length = 299_000) =>
  `${head}${unit.repeat((length - head.length - tail.length) / unit.length)}${tail}`;

it.each([
  ["empty objects", filled("[{}", ",{}", "]")],
  ["events that are none", filled('{"events":[0', ",0", "]}")],
  ["words that are none", filled('{"events":[{"segs":[0', ",0", "]}]}")],
  ["segments that are none", filled('{"segments":[{}', ",{}", "]}")],
  ["lists in lists", filled('["a",', "[", "")],
])("says that there are too many values in JSON of %s", (_what, text) => {
  expect(() => readCaptionData(text)).toThrow(/more than 60,000 values/);
});

it.each([
  ["empty objects", filled("[{}", ",{}", "]", 80_000)],
  ["events that are none", filled('{"events":[0', ",0", "]}", 100_000)],
  ["words that are none", filled('{"events":[{"segs":[0', ",0", "]}]}", 100_000)],
  ["segments that are none", filled('{"segments":[{}', ",{}", "]}", 80_000)],
])("leaves JSON of %s alone", (_what, text) => {
  expect(readCaptionData(text)).toEqual([]);
});

it.each([
  ["YouTube's JSON", filled('{"events":[{"segs":[{"utf8":"a"}', ',{"utf8":"a"}', "]}]}"), 1],
  ["speech recognition", filled('[{"start":0,"text":"a"}', ',{"start":0,"text":"a"}', "]"), 12_999],
])(
  "reads %s of the shortest captions, as many as a transcript has room for",
  (_form, text, count) => {
    expect(readCaptionData(text)).toHaveLength(count);
  },
);
