/** Of what people only grow tired: "reading log burnout" and "subscription fatigue" are no illness. */
const THINGS =
  "alarms?|alerts?|ads?|apps?|banners?|books?|calls?|chores?|clutch(?:es)?|content|cookies?|craft|dating|decisions?|e-?mails?|engines?|feeds?|games?|hobb(?:y|ies)|homework|logs?|media|meetings?|metals?|motors?|news|newsletters?|notifications?|passwords?|podcasts?|projects?|reading|recipes?|screens?|sequels?|series|sports?|streaming|subscriptions?|tests?|tip(?:ping)?|tires?|updates?|video|zoom";
const TIRED_OF = new RegExp(
  `(?<![\\p{L}-])(?:${THINGS})[ -](?:burnouts?|fatigue)(?![\\p{L}-])`,
  "giu",
);

/** Whether words name a weariness of things rather than an illness. */
export function isTiredOf(words: string): boolean {
  return words.search(TIRED_OF) >= 0;
}

/** Words without those, so that nothing in them is taken for an illness. */
export function withoutTiredOf(words: string): string {
  return words.replace(TIRED_OF, " ");
}
