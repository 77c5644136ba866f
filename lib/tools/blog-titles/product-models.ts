/** What there are many of, called by its maker and its model: "the PlayStation 5", but "Windows 11". */
const MODEL =
  /^(?:(?:apple )?(?:iphone|ipad|imac|macbook|airpods|apple watch)|audi|bmw|canon|chevrolet|chevy|dell|dji|dodge|dyson|fitbit|ford|fujifilm|galaxy|garmin|gopro|google pixel|honda|hp|hyundai|jeep|kia|kindle|lenovo|lexus|mazda|mercedes|meta quest|nikon|nintendo|nissan|oculus|pixel|playstation|porsche|ps|raspberry pi|rtx|samsung|sony|steam deck|subaru|surface|switch|tesla model|thinkpad|toyota|volkswagen|volvo|xbox)(?: |\d)(?=\S)/i;
const SEVERAL = /[^s]s$/i;
/** What is said of a model rather than being a part of its name. */
const ABOUT_IT =
  /\b(?:vs|vs\.|tips|review|reviews|price|problems|repair|accessories|case|cases|games)\b/i;

/** Whether a name is that of a model of something that people buy. */
export function isModel(x: string): boolean {
  return (
    MODEL.test(x) && !SEVERAL.test(x) && !ABOUT_IT.test(x) && !/ (?:in|for|of|and|with) /i.test(x)
  );
}

/** Whether a name has a number and may be a model's, so that nobody knows whether it takes an article. */
export function isUnknownModel(x: string): boolean {
  return !isModel(x) && /^\p{Lu}\S* (?:.* )?\S*\d/u.test(x) && !/^Windows \d/i.test(x);
}
