// What English patterns of `stands-alone.ts` and `talk-notes.ts` say of a sentence, for German, Spanish, and French. The words
// begin no English sentence, so that a talk's language needn't be known.

/** A word ends here, whatever letters it has. */
const END = String.raw`(?![\p{L}\d])`;
const START = String.raw`(?<![\p{L}\d])`;

const GREETS = new RegExp(
  [
    "hallo|herzlich willkommen|willkommen|guten (?:morgen|tag|abend)|servus|moin|danke|vielen dank|tschüss|bis (?:bald|dann|zum nächsten mal)",
    "hola|buenos días|buenas (?:tardes|noches)|bienvenid[oa]s?|gracias|muchas gracias|hasta (?:la próxima|luego|pronto|mañana)|adiós|nos vemos",
    "bonjour|bonsoir|salut|coucou|bienvenue|merci|au revoir|à bientôt|à la prochaine|à plus",
  ]
    .map((words) => `^(?:${words})${END}`)
    .join("|"),
  "iu",
);
const ABOUT_VIDEO = new RegExp(
  [
    String.raw`abonnier\p{L}*|daumen (?:hoch|nach oben)|in die kommentare|in den kommentaren|in der (?:video)?beschreibung|(?:im|zum|beim) nächsten (?:video|mal)|(?:die|der) glocke (?:drück|aktivier)\p{L}*|fürs zuschauen|heute (?:zeige ich|sprechen wir|reden wir|geht es um)`,
    String.raw`suscr[ií]b\p{L}*|campanita|en los comentarios|(?:próximo|este) v[ií]deo|mi canal|hoy (?:hablamos|vamos a|os|les)`,
    `vous abonner|abonnez[- ]vous|abonne-toi|en commentaires?|dans les commentaires|pouce (?:bleu|en l['’]air)|(?:prochaine|nouvelle|cette) vidéo|(?:ma|la) chaîne|aujourd['’]hui,? (?:on parle|nous|je)`,
  ]
    .map((words) => `${START}(?:${words})${END}`)
    .join("|"),
  "iu",
);

/** Whether a sentence greets, takes leave, or is about the video itself. */
export function isHousekeepingAbroad(text: string): boolean {
  return GREETS.test(text) || ABOUT_VIDEO.test(text);
}

const POINTS_BACK = new RegExp(
  [
    `(?:dafür|damit|davon|dabei|dadurch|daran|darauf|daraus|darüber|darum|deshalb|deswegen|trotzdem|stattdessen|außerdem)|(?:das|dies|es|er|sie) (?:ist|hat|wird|kann|muss|soll|sollte|braucht|macht|kostet|dauert|stimmt|heißt|bedeutet|war|gilt|hält)(?! (?:wichtig|ratsam|möglich),)|ja,|nein,`,
    String.raw`(?:esto|eso|estos|estas|por eso|por esto|sus?|él|ella|ellos|ellas|también)|(?:es|son) (?:un|una|el|la|lo|los|las|muy|más)|(?:tienen?|deben?|pueden?) (?:que )?\p{L}+[aei]r|s[ií],`,
    `(?:elles?|ils|cela|ça|ceci|c['’]est|ce sont|celui-ci|celle-ci|pour cela|pour ça|son|sa|ses|leurs?)|il(?! (?:ne )?(?:faut|y|est (?:important|possible|interdit|conseillé|recommandé|préférable)))|oui,|non,`,
  ]
    .map((words) => `^(?:${words})${END}`)
    .join("|"),
  "iu",
);
/** Words that both English and another language have, where they begin a sentence. */
const ENGLISH = /^(?:son|sus?|es|sa|non|il)\b(?=[ ,](?:of|is|was|are|and|the|to)\b)/i;

/** Whether a sentence begins with what means something said before: "Dafür", "por eso", "cela". */
export function refersBackAbroad(text: string): boolean {
  return POINTS_BACK.test(text) && !ENGLISH.test(text);
}

const UNKNOWN = new RegExp(
  [
    `weiß (?:noch |heute )?(?:niemand|keiner)|(?:niemand|keiner) weiß|wei(?:ß man|ss man)(?: noch)? nicht|wissen wir (?:noch )?nicht|(?:ist|sind|bleibt) (?:noch |bisher )?(?:unklar|unbekannt|offen|nicht (?:klar|bekannt))`,
    `(?:todavía |aún )?no se sabe|nadie sabe|no sabemos|no está claro|se desconoce`,
    `on ne sait (?:toujours |encore )?pas|personne ne sait|nous ne savons pas|n['’]est pas (?:encore )?(?:clair|connu)|on ignore|reste à (?:savoir|voir)`,
  ]
    .map((words) => `${START}(?:${words})${END}`)
    .join("|"),
  "iu",
);

/** Whether a sentence says that something isn't known. */
export function isUnknownAbroad(text: string): boolean {
  return UNKNOWN.test(text);
}

const NAMED = String.raw`([\p{L}\d][\p{L}\d-]*(?: [\p{L}\d][\p{L}\d-]*){0,3})`;
const DEFINES = new RegExp(
  `^(?:eine?|der|die|das) ${NAMED} ist eine? |^(?:una?|el|la) ${NAMED} es una? |^(?:une? |le |la |l['’])${NAMED} est une? `,
  "iu",
);
const NO_TERM = new RegExp(
  `${START}(?:ist|es|est|problem\\p{L}*|problema|problème|vorteil|nachteil|ventaja|avantage|grund|razón|raison|frage|pregunta|question|das|que|qui|und|y|et)${END}`,
  "iu",
);

/** The term that a sentence defines: "Eine Wärmepumpe ist ein Gerät". */
export function termDefinedAbroad(text: string): string | undefined {
  const term = DEFINES.exec(text)?.slice(1).find(Boolean);
  return term && !NO_TERM.test(term) ? term : undefined;
}
