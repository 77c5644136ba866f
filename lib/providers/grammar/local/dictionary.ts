import dictionaryEn from "dictionary-en";
import createSpeller from "nspell";
import { americanSpellings } from "@/lib/core/american-spelling";

/**
 * Hunspell's English dictionary. Harper has one, too, but comes with 900 rules: 480 MB and, beside a model that writes,
 * 10 s until the first word is looked up. This one takes 60 MB and 0.3 s.
 */
let speller: ReturnType<typeof createSpeller> | undefined;

/** The words of an English line that the dictionary doesn't have; names, but for the first word, aren't looked up. */
export function findUnknownWords(line: string): string[] {
  const [first = "", ...rest] = line.replaceAll("’", "'").match(/[\p{L}\p{N}']+/gu) ?? [];
  const words = [first.toLowerCase(), ...rest]
    .map((word) => word.replace(/^'+|'s?$/g, ""))
    .filter((word) => /^\p{Ll}[\p{Ll}']{2,}$/u.test(word));
  return words.filter((word) => !isKnownWord(word));
}

/** Whether the dictionary has a word in lowercase, or the words that it's made of. */
export function isKnownWord(word: string): boolean {
  speller ??= createSpeller({
    aff: Buffer.from(dictionaryEn.aff),
    dic: Buffer.from(dictionaryEn.dic),
  });
  return (
    KNOWN.test(word) ||
    BRITISH.test(word) ||
    isListed(word) ||
    isListedElsewhere(word) ||
    isListedWithout(word) ||
    isCompound(word)
  );
}

function isListed(word: string): boolean {
  return Boolean(speller?.correct(word) || speller?.correct(capitalized(word)));
}

/** Whether a word in lowercase is listed, and not only as a name. */
export function isListedInLowercase(word: string): boolean {
  return Boolean(speller?.correct(word));
}

/** Younger than the dictionary, or left out of it. */
const KNOWN =
  /^(?:covid|whatsapp|chilli(?:e?s)?|adaptors?|gelato|learnt|spelt|dreamt|leapt|whilst|statins?|café|cafés|vlogs?|podcasts?|podcasters?|selfies?|emojis?|chatbots?|crowdfund(?:ed|ing)?|intranets?|coworkers?|paywalls?|onboarding|offboarding|livestreams?|postmortems?|runbooks?|changelogs?|backends?|frontends?|repos?|configs?|stakeholders?|wi-?fi|e-?bikes?|bookable|biodegradable|composters?|hoodies?|tofu|hummus|chorizo|gluten|quinoa|sriracha|pesto|focaccia|ciabatta|gnocchi|magna|summa|laude)$/;

/** British words that differ from American ones by no rule, or that only Britain has. */
const BRITISH =
  /^(?:councill?ors?|counsellors?|practis(?:es?|ed|ing)|manoeuv(?:res?|red|ring|rable)|aeroplanes?|storeys|whisky|whiskies|soffits?|marvellous(?:ly)?|woollens?|(?:judge|acknowledge)ments?|ageing|artefacts?|axe|baulk(?:s|ed|ing)?|calibre|carburettors?|chequered|cosiness|fibres?|fibreglass|gaols?|meagre|molluscs?|mums?|noughts?|omelettes?|pedlars?|phoney|queue?ing|sombre|specialit(?:y|ies)|sulphur|sulphuric|titbits?|tranquillity|waggons?|crèches?|creches?|caravanning|tannoys?|fêtes?|nans?|tabards?|coving|amongst|spilt|spoilt|centr(?:ed|ing)|playparks?|litterpick(?:s|ers?|ing)?)$/;

function isListedElsewhere(word: string): boolean {
  return americanSpellings(word).some(isListed);
}

/** "uncompetitive", "coworking", "survivorship": what is made of a word that is listed. */
const PREFIX =
  /^(?:un|non|co|re|pre|anti|multi|micro|semi|sub|inter|self|bio|eco|over|under)(?=\p{L}{5})/u;
const SUFFIX = /(?<=\p{L}{4})(?:ship|less|like|wise|ness)$/u;

function isListedWithout(word: string): boolean {
  return [PREFIX, SUFFIX].some((part) => {
    return part.test(word) && speller?.correct(word.replace(part, ""));
  });
}

const MIN_COMPOUND_PART = 4;
const MAX_COMPOUND = 40;

/** "chargebacks", "wireframes", "bootcamp": two words that are listed. */
function isCompound(word: string): boolean {
  if (word.length > MAX_COMPOUND) return false;
  for (let at = MIN_COMPOUND_PART; at <= word.length - MIN_COMPOUND_PART; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (second !== "full" && speller?.correct(first) && speller.correct(second)) return true;
  }
  return false;
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
