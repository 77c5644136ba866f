import { describe, expect, it } from "vitest";

import type { DocumentPart } from "@/lib/documents/citation";
import { joinCaptions } from "@/lib/tools/youtube-summarizer/join-captions";
import { restoreSpeech } from "@/lib/tools/youtube-summarizer/restore-speech";

const timed = (...captions: string[]): DocumentPart[] =>
  captions.map((text, place) => ({ place, text }));

const BREAD = timed(
  "heute zeige ich euch wie man ein",
  "brot ohne kneten backt",
  "der teig muss 18 stunden stehen",
  "» und der topf muss heiß werden",
  "» der",
  "» deckel kommt drauf",
);

describe("captions without punctuation in languages without sentences", () => {
  it("are joined where the last word needs another one", async () => {
    expect(await joinCaptions(BREAD, "de")).toEqual([
      { place: 0, text: "heute zeige ich euch wie man ein brot ohne kneten backt" },
      { place: 2, text: "der teig muss 18 stunden stehen" },
      { place: 3, text: "und der topf muss heiß werden", opens: true },
      { place: 4, text: "der", opens: true },
      { place: 5, text: "deckel kommt drauf", opens: true },
    ]);
    expect(await joinCaptions(timed("on parle du", "compost et l'", "eau"), "fr")).toEqual([
      { place: 0, text: "on parle du compost et l' eau" },
    ]);
  });

  it("aren't joined without end, or in languages of which nothing is known", async () => {
    const many = await joinCaptions(
      timed(...Array<string>(40).fill("le pain est bon et le")),
      "fr",
    );

    expect(many.length).toBeGreaterThan(5);
    expect(await joinCaptions(timed("to jest", "dom"), "pl")).toHaveLength(2);
    expect(await joinCaptions(timed("to jest", "dom"), "constructor")).toHaveLength(2);
  });

  it("say that they are no sentences", async () => {
    const said = timed(
      "hallo und herzlich willkommen heute zeige ich euch wie man ein",
      "brot ohne kneten backt ihr braucht 500 gramm mehl",
      "der teig muss 18 stunden bei zimmertemperatur stehen",
      "lasst das brot eine stunde auskühlen sonst wird es innen klebrig",
      "es hält sich etwa vier tage in einem tuch",
    );

    const { parts, punctuated, hasSentences } = await restoreSpeech(said, true);

    expect({ punctuated, hasSentences }).toEqual({ punctuated: false, hasSentences: false });
    expect(parts.map(({ place }) => place)).toEqual([0, 2, 3, 4]);
  });
});
