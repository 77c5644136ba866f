import { describe, expect, it } from "vitest";

import { joinBrokenLines } from "@/lib/core/line-hyphen";

describe("joinBrokenLines", () => {
  it.each([
    ["the gulls are aw-", "ake as well", "the gulls are awake as well"],
    ["pro\u00ad", "Kopf", "proKopf"],
    ["die Ver-", "waltung", "die Verwaltung"],
    ["a selfish and sel-", "fless act", "a selfish and selfless act"],
    ["how self-", "ish of him", "how selfish of him"],
    ["he re-", "opened it", "he reopened it"],
    ["the high-", "way patrol", "the highway patrol"],
    ["the col-", "or of the wall", "the color of the wall"],
    ["a pho-", "to of it", "a photo of it"],
    ["reichlich Kür-", "bis mit Reis", "reichlich Kürbis mit Reis"],
    ["four-", "teen of them", "fourteen of them"],
    ["the mid-", "term exam", "the midterm exam"],
    ["at half-", "time they led", "at halftime they led"],
    ["under ten-", "sion for nine-", "under tension for nine-"],
  ])("undoes the hyphenation of %j and %j", (line, next, joined) => {
    expect(joinBrokenLines(line, next, " ")).toBe(joined);
  });

  it.each([
    ["a state-of-the-", "art oven", "a state-of-the-art oven"],
    ["keep it up-", "to-date at once", "keep it up-to-date at once"],
    ["tests for an open-", "source app", "tests for an open-source app"],
    ["a part-", "time job", "a part-time job"],
    ["a self-", "cleaning door", "a self-cleaning door"],
    ["send an e-", "mail to", "send an e-mail to"],
    ["all twenty-", "one of them", "all twenty-one of them"],
    ["see example.com/how-", "to-bake and", "see example.com/how-to-bake and"],
    ["ask jean-", "luc@example.com or", "ask jean-luc@example.com or"],
    ["the Anglo-", "American law", "the Anglo-American law"],
    ["a 600-", "hour course", "a 600-hour course"],
    ["on a nine-", "point scale", "on a nine-point scale"],
    ["a two-", "year-old horse", "a two-year-old horse"],
    ["by two-", "thirds of them", "by two-thirds of them"],
    ["pages 12-", "14 of it", "pages 12-14 of it"],
  ])("keeps the hyphen of %j and %j", (line, next, joined) => {
    expect(joinBrokenLines(line, next, " ")).toBe(joined);
  });

  it.each([
    ["alle Vor-", "und Nachteile", "alle Vor- und Nachteile"],
    ["Haupt-", "oder Nebenfach", "Haupt- oder Nebenfach"],
    ["drei-", "bis viermal", "drei- bis viermal"],
    ["the first-", "and second-class cars", "the first- and second-class cars"],
    ["short-", "to medium-term plans", "short- to medium-term plans"],
    ["a two-", "or three-day trip", "a two- or three-day trip"],
  ])("keeps the suspended hyphen of %j and %j", (line, next, joined) => {
    expect(joinBrokenLines(line, next, " ")).toBe(joined);
  });

  it.each([
    ["Voucher 1.00-", "Total 8.80", "Voucher 1.00- Total 8.80"],
    ["he waited -", "and left", "he waited - and left"],
    ["no hyphen", "at all", "no hyphen at all"],
  ])("takes nothing else for a hyphen: %j and %j", (line, next, joined) => {
    expect(joinBrokenLines(line, next, " ")).toBe(joined);
  });
});
