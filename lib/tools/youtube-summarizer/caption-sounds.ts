/** Sounds in parentheses, which begin with the sound, between asterisks, or between notes. */
const MARKED =
  /\(\s*(?:music|applause|laughs?|laughter|laughing|cheering|sighs?|coughs?|chuckles?|silence|inaudible|crosstalk|clapping|bell|beep)(?: [\p{L} ]{0,30})?\s*\)|\*\s*(?:laughs?|music|applause|sighs?)\s*\*|♪[^♪]{0,300}♪?/giu;
const BRACKETS = /\[([^[\]]{0,80})\]/g;

/** One of these makes a description of a sound: "[upbeat music playing]", "[laughs nervously]", "[Gelächter]". */
const SOUND_WORDS = new Set(
  `music musical applause applauds applauding laughter laugh laughs laughing chuckle chuckles chuckling giggles giggling snickers
  scoffs cheer cheers cheering clapping claps sigh sighs sighing cough coughs coughing sneezes sniffs sniffles sniffling gasp gasps
  gasping groan groans groaning grunt grunts grunting yawns snoring sobs sobbing crying screams screaming shouting whispers whispering
  inhales exhales breathing panting singing humming hums whistles whistling throat stammers stuttering silence inaudible indistinct
  unintelligible crosstalk chatter chattering murmuring booing audio bell bells beep beeps beeping buzzer buzzes buzzing ringing rings
  chimes chiming dings knocking knocks slams creaks creaking clicks clicking clattering thud thuds crash crashes crashing shatters
  explosion explosions gunshot gunshots gunfire siren sirens thunder rumbling footsteps barking barks meows chirping chirps howling
  honking honks revving whirring whooshing whoosh static splashing rustling fanfare jingle bleep bleeped
  musik applaus beifall lachen lacht gelächter jubel seufzt hustet stille unverständlich musique applaudissements rires rire soupir
  soupire inaudible música aplausos risas risa ríe risos suspira tose silencio silêncio inaudível musica applausi risate sospira
  silenzio muziek gelach gejuich zucht stilte onverstaanbaar музыка аплодисменты смех muzyka oklaski śmiech müzik alkış
  音楽 拍手 笑 笑い 笑い声 音乐 掌声 笑声 음악 박수 웃음`.split(/\s+/),
);
/** With one of these first, brackets hold what somebody put into a sentence: "[the music industry]". */
const FUNCTION_WORDS = new Set(
  "the a an this that these those his her its their our my your of in on at to for with by from and or but is was are were not".split(
    " ",
  ),
);
const DESCRIPTION = /^[\p{L}\p{M}\s'’.,-]{0,60}$/u;

/** A caption without the names of sounds in it: "[Music]", "(applause)", "♪ la la ♪", "*laughs*". */
export function withoutSounds(caption: string): string {
  const isAlone = !/[\p{L}\p{N}]/u.test(caption.replace(BRACKETS, ""));
  return caption
    .replace(BRACKETS, (brackets, held: string) =>
      isSound(held) || (isAlone && isDescription(held)) ? " " : brackets,
    )
    .replace(MARKED, " ")
    .trim();
}

function isSound(held: string): boolean {
  const words = held.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  // "[ __ ]" stands for a word that YouTube doesn't write.
  if (words.length === 0) return /^[\s_♪♫]*$/u.test(held);
  return !FUNCTION_WORDS.has(words[0] ?? "") && words.some((word) => SOUND_WORDS.has(word));
}

/** "[Door opens]", but not "[The company refused.]". */
function isDescription(held: string): boolean {
  return DESCRIPTION.test(held) && !held.trimEnd().endsWith(".");
}
