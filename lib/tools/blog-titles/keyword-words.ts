/** Those whose loss is mourned. */
const LOVED =
  "father|mother|dad|mom|mum|parents?|grand(?:ma|pa|mother|father|parents?)|wife|husband|spouse|partner|sons?|daughters?|child(?:ren)?|bab(?:y|ies)|brother|sister|sibling|twin|friends?|aunt|uncle|loved ones?|someone|pets?|dogs?|cats?|pupp(?:y|ies)|kittens?|horse";

/** A death or a farewell, which nothing light may be said of. */
const GRIEF = new RegExp(
  `\\b(?:(?:losing|lost|lose|loss of|mourn(?:ing)?|griev(?:e|ing)|missing|outliving|burying|saying goodbye to) (?:\\p{L}+ ){0,2}?(?:${LOVED})\\b|(?:death|dying|passing) of (?:\\p{L}+ )|(?:${LOVED})(?:['’]s)? (?:loss|death|passing|died|is dying|has died|passed)|(?:passed away|funerals?|eulog(?:y|ies)|obituar(?:y|ies)|condolences?|widow(?:er|ed|hood|s)?|bereave\\p{L}+|cremat\\p{L}+|mourning|heartbreak|divorces?|divorced|laid off|(?:my|our|your) layoffs?|(?:an?|the) (?:\\p{L}+ )?layoff|(?:surviv(?:e|ing)|after|cop(?:e|ing) with|deal(?:ing)? with|recover(?:y|ing)? (?:from|after)|(?:get|getting) (?:over|through)|(?:bounc(?:e|ing) back|moving on) (?:from|after)) (?:\\p{L}+ ){0,2}?layoffs?|(?:losing|lost|lose|loss of) (?:my|your|our|a|the) (?:jobs?|home|house|business)|job loss|break-?ups?|miscarriages?|stillb\\p{L}+|orphan(?:s|ed)?|terminally)\\b)`,
  "iu",
);

/** Who is hired when it happens. */
const NO_GRIEF = /\b(?:attorneys?|lawyers?|law firms?|mediators?)$/i;

/** Whether a keyword is about a death or a farewell. */
export function isGrief(keyword: string): boolean {
  return GRIEF.test(keyword) && !NO_GRIEF.test(keyword);
}

/** What is mourned although nobody died. */
const PARTING =
  /\b(?:divorces?|divorced|heartbreak|laid off|layoffs?|jobs?|home|house|business|break-?ups?)\b/i;

/** Whether what is mourned is somebody's death. */
export function isDeath(keyword: string): boolean {
  return isGrief(keyword) && !PARTING.test(keyword);
}

/** What happened to many: told, not tried. */
const EVENT =
  /^(?:the )?(?:\S+ ){0,4}?(?:war(?: (?:i{1,3}|1|2|one|two))?|wwi{1,2}|ww[12]|revolution|battle|siege|uprising|rebellion|massacre|genocide|holocaust|famine|pandemic|plague|black death|great depression|disaster|earthquake|tsunami|hurricane|eruption|shootings?|riots|9\/11|slavery|apartheid|colonialism|crusades|renaissance|invasion|partition|civil rights movement|treaty|assassination|sinking|fall|collapse|black friday bushfires)(?: (?:of|in|on|at|against|between) .+)?$/i;
const NO_EVENT =
  /^(?:books?|documentar(?:y|ies)|films?|games?|movies?|novels?|podcasts?|poems?|shows?|songs?) |^(?:(?:the )?fall (?:in|at|on)\b|(?:the )?(?:\p{L}+ )?fall$)|^(?:price|star|tug of|culture|bidding|console|half the) |^(?:the )?(?:\S+ )*star wars|\b(?:recovery|preparedness)\b/iu;

/** Whether a keyword names something that happened in history, or what people suffer. */
export function isEvent(keyword: string): boolean {
  return EVENT.test(keyword) && !NO_EVENT.test(keyword);
}

/** Things that are called like people: dogs, sauces, and companies. */
const CALLED =
  /\b(?:terriers?|spaniels?|retrievers?|hounds?|shepherds?|sauce|pie|cocktail|museum|awards?|university|stadium|airport|park|street|inc|shoes|sneakers|jeans|guitars?|movies?|books?|songs?|albums?|recipes?|quotes|tour|concert|morgan|christmas|easter|day)$/i;

/** Teas, drinks, soups, and mountains that are called like somebody. */
const CALLED_LIKE_SOMEBODY =
  /^(?:bloody mary|boston cream|charlotte russe|earl gr[ae]y|eggs benedict|harvey wallbanger|jack daniels?|jim beam|johnnie walker|lady gr[ae]y|monte carlo|rob roy|sierra (?:leone|madre|nevada)|tom (?:collins|kha|yum))$/i;

/** Whether what looks like a name is a thing's. */
export function isNamedThing(keyword: string): boolean {
  return CALLED.test(keyword) || CALLED_LIKE_SOMEBODY.test(keyword);
}
