import { addFigure, dressWearer, makeFlyer } from "@/lib/illustrator/add-figure";
import { addSetting, NO_SETTING, namePlaceRelation } from "@/lib/illustrator/add-setting";
import { followOwner, readBelonging, readHolding } from "@/lib/illustrator/belongings";
import { isUndrawn, longestPhrase, type Phrase } from "@/lib/illustrator/find-phrase";
import { readFlight } from "@/lib/illustrator/flight";
import { isForeign } from "@/lib/illustrator/foreign";
import { FUNCTION_WORDS, TRUE_OF_ALL } from "@/lib/illustrator/function-words";
import { readLettering, readMadeOf } from "@/lib/illustrator/made-of";
import { addModifier, addNamedShade, isModified, noModifiers } from "@/lib/illustrator/modifiers";
import { exclude, NEGATION, nameLacking, readNegation } from "@/lib/illustrator/negation";
import {
  continues,
  describesNext,
  describesPlace,
  isAdjectiveHere,
  PUNCTUATION,
} from "@/lib/illustrator/noun-phrases";
import {
  asAction,
  familySize,
  iconsOfPeople,
  isContainer,
  isDrawnContainer,
  isShownContainer,
} from "@/lib/illustrator/phrase-kinds";
import { tokenizeDescription } from "@/lib/illustrator/prompt-words";
import { fillsPlace } from "@/lib/illustrator/read-many";
import { readColoredPart, readPart } from "@/lib/illustrator/read-part";
import { readPerch, readSmoke } from "@/lib/illustrator/read-perch";
import { houseOrRoom } from "@/lib/illustrator/read-place";
import { readPosition, settleEmpty } from "@/lib/illustrator/read-position";
import { readPosture, settlePostures } from "@/lib/illustrator/read-posture";
import { readCopula, readRelation } from "@/lib/illustrator/read-relation";
import { readSky } from "@/lib/illustrator/read-sky";
import { readUnknown } from "@/lib/illustrator/read-unknown";
import { readVerb } from "@/lib/illustrator/read-verb";
import { readView } from "@/lib/illustrator/read-view";
import {
  beginReading,
  dropModifiers,
  type Reading,
  settleColor,
  subjectAhead,
  WEATHER,
} from "@/lib/illustrator/reading";
import { findRelation, relationText } from "@/lib/illustrator/relations";
import { drawPeopleOnce, leadingWord } from "@/lib/illustrator/same-people";
import type { Scene } from "@/lib/illustrator/scene";
import { settleRiders } from "@/lib/illustrator/settle-riders";
import { settleSetting } from "@/lib/illustrator/settle-setting";
import { settleShelters } from "@/lib/illustrator/shelter";
import { determinerBefore, isVerb, type NounPhrase } from "@/lib/illustrator/verbs";

/**
 * Parses a description into a scene: its subjects with their number and color, and where and when it takes place.
 * Every word that asks for something either has its effect on the scene or is in `missing`.
 *
 * Only words in our own tables have an effect; the text goes no further than the lists of what was and wasn't drawn.
 *
 * @param icons names of icons that are drawn for what they are called
 */
export function parseDescription(description: string, icons: ReadonlySet<string>): Scene {
  const words = tokenizeDescription(description);
  const reading = beginReading(words, icons);
  const { scene } = reading;
  if (isForeign(words)) {
    scene.missing.push(...words.filter((word) => !PUNCTUATION.test(word)));
    return scene;
  }
  for (let at = 0; at < words.length; ) at = readAt(reading, at);
  dropModifiers(reading);
  nameUnusedClothes(reading);
  drawPeopleOnce(scene);
  settleRiders(scene);
  settleShelters(scene);
  settlePostures(reading);
  settleEmpty(reading);
  settleSetting(scene);
  return scene;
}

/** Reads the word or phrase at an index; returns the index after it. */
function readAt(reading: Reading, at: number): number {
  const { words, icons, scene, subject } = reading;
  const word = words[at] ?? "";
  if (PUNCTUATION.test(word)) return readPunctuation(reading, at);
  if (NEGATION.test(word)) return readNegation(scene, words, at, icons);
  if (readPosition(reading, at)) return at + 1;
  const end =
    readView(reading, at) ??
    readLettering(reading, at) ??
    readMadeOf(reading, at) ??
    readColoredPart(reading, at);
  if (end !== undefined) return end;
  const lacking = nameLacking(word);
  if (lacking && !longestPhrase(words, at, icons)) {
    exclude(scene, lacking, word, true);
    return at + 1;
  }
  if (continues(words, at + 2) || reading.copula || /^(?:in|of)$/.test(words[at - 1] ?? "")) {
    const shaded = addNamedShade(reading.modifiers, word, words[at + 1] ?? "");
    if (shaded && shaded !== "taken") {
      reading.modifiers = shaded;
      settleColor(reading, at + 2);
      return at + 2;
    }
  }
  const isAdjective = isAdjectiveHere(words, at, icons, subject?.phrase.entry?.kind === "food");
  const phrase = isAdjective ? undefined : longestPhrase(words, at, icons);
  if (phrase && isVerb(words, at, phrase, subject)) readVerb(reading, at);
  else if (phrase) return readPhrase(reading, phrase, at);
  else readWord(reading, at);
  return at + 1;
}

function readPunctuation(reading: Reading, at: number): number {
  const isComma = reading.words[at] === ",";
  if (!findRelation(reading.words, at + 1)) reading.relatedFrom = reading.scene.figures.length;
  if (!continues(reading.words, at + 1)) {
    dropModifiers(reading);
    reading.relation = undefined;
  }
  if (!isComma) {
    nameUnusedClothes(reading);
    reading.owner = undefined;
    reading.subject = undefined;
  }
  reading.copula = isComma && !isModified(reading.modifiers) ? "," : undefined;
  return at + 1;
}

function readPhrase(reading: Reading, found: Phrase, at: number): number {
  const { words, icons, scene, subject } = reading;
  const { phrase, isHouse } = houseOrRoom(found, words, at, scene.figures.length > 0);
  const end = at + phrase.length;
  const before = words[subject?.end ?? -1] ?? "";
  const determiner = determinerBefore(words, at);
  const noun: NounPhrase = { phrase, end, determiner, isJoined: before === "and", verbEnd: end };
  reading.copula = undefined;
  if (describesNext(noun, words, end, icons)) {
    scene.missing.push(phrase.text);
    return end;
  }
  reading.ofSky = false;
  reading.subject = noun;
  if (isUndrawn(phrase.name)) {
    dropModifiers(reading, phrase.text);
    reading.relation = undefined;
    return end;
  }
  if (dressWearer(scene, phrase, reading.modifiers)) {
    reading.wearing = undefined;
  } else {
    const belonging = readBelonging(reading, phrase, end);
    if (belonging !== undefined) return belonging;
    nameUnusedClothes(reading);
    if (!isHouse) addSetting(scene, phrase, reading.modifiers, reading.relation);
    if (phrase.entry && isContainer(phrase.name, words, end)) {
      const held = subjectAhead(reading, end + 1)?.entry;
      const isShown = isShownContainer(phrase.name, held);
      if (isShown) scene.setting.push({ ...NO_SETTING, text: phrase.text });
      else if (!isDrawnContainer(phrase.entry, held)) scene.missing.push(phrase.text);
      if (isShown || !isDrawnContainer(phrase.entry, held)) return end;
    }
    const text = relationText(reading.relation, words, end);
    if (subject?.phrase.entry) namePlaceRelation(scene, phrase, reading.relation, text);
    const { length } = scene.figures;
    if (before !== "and" && before !== ",") reading.groupStart = length;
    const { relation } = reading;
    // In "players on a stadium field", they are on the field.
    const isOfPlace = describesPlace(phrase, words, end, icons);
    if (isOfPlace) reading.relation = undefined;
    const people = familySize(phrase, words, end);
    addFigures(reading, phrase, end, people);
    if (isOfPlace) {
      reading.relation = relation;
      reading.modifiers = noModifiers();
      return end;
    }
    // What is in the rain is still what the next words are about.
    if (reading.relation && !WEATHER.test(phrase.name))
      reading.relatedFrom = phrase.entry ? length : scene.figures.length;
  }
  reading.relation = undefined;
  reading.modifiers = noModifiers();
  return familySize(phrase, words, end) ? end + 2 : end;
}

function addFigures(reading: Reading, phrase: Phrase, end: number, people: number): void {
  const { words, scene, relation, relatedFrom, modifiers } = reading;
  if (!phrase.entry) return;
  const ledBy = leadingWord(words, end - phrase.length);
  for (const icon of iconsOfPeople(phrase.name, people) ?? [phrase.entry.icon]) {
    const { entry, verb } = asAction({ ...phrase.entry, icon }, words, end);
    const text = relationText(relation, words, end);
    const shown = verb === undefined ? undefined : words[verb];
    addFigure(scene, {
      entry,
      phrase,
      modifiers,
      relation,
      relationText: text,
      relatedFrom,
      ledBy,
      fillsPlace: fillsPlace(words, end - phrase.length),
      verb: shown,
    });
    if (verb !== undefined) reading.verbs.add(verb);
  }
  const added = scene.figures.at(-1);
  if (added?.icon === "kite" && reading.kiteFlyer)
    added.attached = { to: scene.figures.indexOf(reading.kiteFlyer), how: "tied" };
  reading.kiteFlyer = undefined;
  if (reading.flying) makeFlyer(added);
  reading.flying = false;
}

/** Reads a word that is no subject or setting by itself. */
function readWord(reading: Reading, at: number): void {
  const { words, scene } = reading;
  const word = words[at] ?? "";
  followOwner(reading, at, FUNCTION_WORDS.has(word));
  readCopula(reading, at);
  readRelation(reading, at);
  if (word === "wearing" || word === "wears" || word === "dressed") {
    reading.wearing = word;
    return;
  }
  if (readFlight(reading, at) || readSky(reading, at)) return;
  if (readPerch(reading, at) || readSmoke(reading, at) || readPosture(reading, at)) return;
  if (readPart(reading, at) || readHolding(reading, at)) return;
  const added = addModifier(reading.modifiers, word, words[at + 1] ?? "");
  if (added === "taken") scene.missing.push(word);
  else if (added) {
    reading.modifiers = added;
    settleColor(reading, at + 1);
  } else if (
    reading.verbs.has(at) ||
    word === "riding" ||
    word === "rides" ||
    TRUE_OF_ALL.has(word)
  )
    dropModifiers(reading);
  else if (!FUNCTION_WORDS.has(word)) readUnknown(reading, at);
}

function nameUnusedClothes(reading: Reading): void {
  if (reading.wearing) reading.scene.missing.push(reading.wearing);
  reading.wearing = undefined;
}
