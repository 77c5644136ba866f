import { describe, expect, it } from "vitest";

import { languageOfTag, languageOfText } from "@/lib/pdf/document-language";

const TEXTS = {
  eng: "The well was drilled in 1991 and it is sixty meters deep, so that there is water for the beds in a dry year. The pump runs at night.",
  deu: "Der Brunnen wurde 1991 gebohrt und ist sechzig Meter tief, so dass in einem trockenen Jahr Wasser für die Beete da ist. Die Pumpe läuft nachts.",
  fra: "Le puits a été foré en 1991 et il est profond de soixante mètres, pour que les jardins aient de l’eau dans une année sèche. La pompe marche la nuit.",
  spa: "El pozo fue perforado en 1991 y tiene sesenta metros de profundidad, para que haya agua para las plantas en un año seco. La bomba funciona por la noche.",
  ita: "Il pozzo è stato scavato nel 1991 ed è profondo sessanta metri, così che non manca l’acqua per gli orti in un anno secco. La pompa lavora di notte con la corrente che costa meno.",
  por: "O poço foi perfurado em 1991 e tem sessenta metros de profundidade, para que não falte água para os canteiros em um ano seco. A bomba trabalha à noite com uma tarifa mais baixa.",
  nld: "De put is in 1991 geboord en is zestig meter diep, zodat er in een droog jaar water is voor de bedden. De pomp draait in de nacht, dat kost niet veel.",
  jpn: "井戸は1991年に掘られ、深さは六十メートルです。乾いた年でも畑に水があります。ポンプは夜に動きます。",
  chi_sim:
    "这口井是在一九九一年打的，深六十米，因此在干旱的年份里菜地也有水。水泵在夜里工作，因为那时电费便宜。",
};

describe("languageOfText", () => {
  it.each(Object.entries(TEXTS))("detects %s", (language, text) => {
    expect(languageOfText(text)).toBe(language);
  });

  it.each([
    ["too little", "The well"],
    ["names and figures", "Black White Green Brown Grey 12 40 17 Thirsk York Leeds ".repeat(5)],
    [
      "a language that cannot be recognized",
      "Колодец пробурён в 1991 году и глубина его ".repeat(5),
    ],
  ])("doesn't guess at %s", (_what, text) => {
    expect(languageOfText(text)).toBeUndefined();
  });
});

describe("languageOfTag", () => {
  it.each([
    ["de-AT", "deu"],
    ["ja", "jpn"],
    ["zh-CN", "chi_sim"],
    ["zh-TW", undefined],
    ["deutsch", undefined],
    ["constructor", undefined],
    ["", undefined],
  ])("reads %s", (tag, language) => {
    expect(languageOfTag(tag)).toBe(language);
  });
});
