/** Words that people use, those by which a document has them too, and what it may have instead: the first that it has. */
export type Wording = {
  said: RegExp;
  known: RegExp;
  instead: readonly (readonly [RegExp, string])[];
};

export const WORDINGS: readonly Wording[] = [
  {
    said: /\bstrike price\b/gi,
    known: /\bstrike\b/i,
    instead: [[/\bexercise price\b/i, "exercise price"]],
  },
  {
    said: /\b(?:chip|pitch) in (?:for|toward|towards)\b/gi,
    known: /\b(?:chip|pitch) in\b/i,
    instead: [
      [/\breimburs\w+\b/i, "reimburse"],
      [/\bcontribut\w+\b/i, "contribute to"],
    ],
  },
  {
    said: /\b(?:come|go|be) (?:in ?to|to|in|at) the office\b/gi,
    known: /\boffices?\b/i,
    instead: [[/\bon[- ]site\b/i, "work on site"]],
  },
  {
    said: /\b(?:once|after|when) (?:it['’]s|it is|it has been|i) open(?:ed)?\b/gi,
    known: /\bopened\b/i,
    instead: [[/\b(?:of|after|from|once) opening\b/i, "after opening"]],
  },
  {
    said: /\b(?:worked|were working) (?:there|here)\b/gi,
    known: /\bwork(?:ed|ers?|ing|force)\b/i,
    instead: [[/\bemployed\b/i, "were employed"]],
  },
  {
    said: /\b(?:at|in) (?:its|the|their) (?:peak|heyday|prime)\b/gi,
    known: /\b(?:peak|heyday|prime)\b/i,
    instead: [[/\bat (?:its|the|their) height\b/i, "at its height"]],
  },
  {
    said: /\b(?:friends?|mates?|buddy|buddies|pals?)\b/gi,
    known: /\b(?:friends?|mates?|buddy|buddies|pals?)\b/i,
    instead: [
      [/\bguests?\b/i, "guests"],
      [/\bvisitors?\b/i, "visitors"],
    ],
  },
  {
    said: /\b(?:in the dark|after dark|when (?:it['’]s|it is|it gets) dark|at night(?:time)?|by night)\b/gi,
    known: /\b(?:dark|darkness|nights?|night-?time)\b/i,
    instead: [
      [/\bbefore sunrise\b.{0,20}\bafter sunset\b/i, "before sunrise or after sunset"],
      [/\b(?:after|from|past) sunset\b/i, "after sunset"],
      [/\b(?:after|from|past) dusk\b/i, "after dusk"],
      [/\bbetween dusk and dawn\b/i, "between dusk and dawn"],
      [/\b(?:during|only in|daylight) (?:daylight|hours)\b/i, "outside daylight hours"],
    ],
  },
  {
    said: /\b(?:(?:it )?(?:pours down|is pouring|pours|rains(?: heavily| hard)?|is raining|buckets down|snows|storms|is wet)|there(?:['’]s| is) (?:heavy )?(?:rain|snow|a storm))\b/gi,
    known: /\b(?:rain|rains|rainy|raining|rainfall|snow|storms?|wet)\b/i,
    instead: [
      [/\bweather is (?:very |too |really )?bad\b/i, "the weather is bad"],
      [/\bbad weather\b/i, "there is bad weather"],
      [/\b(?:adverse|severe|poor|inclement) weather\b/i, "there is bad weather"],
    ],
  },
  {
    said: /\b(?:mums?|moms?|mothers?) (?:and|or|&) (?:dads?|fathers?)\b/gi,
    known: /\b(?:mums?|moms?|dads?|mothers?|fathers?)\b/i,
    instead: [
      [/\bparents?\b/i, "parents"],
      [/\bcarers?\b/i, "carers"],
    ],
  },
  {
    said: /\b(?:switch|change|swap)(?:ing)? (?:to (?:another|a different) |(?:my |the )?)(?:energy |gas |power |electricity |internet |phone |broadband )?(?:suppliers?|provider|company|tariff)\b/gi,
    known: /\b(?:switch(?:ing)?|change (?:supplier|provider|tariff))\b/i,
    instead: [
      [
        /\bif you leave\b.{0,60}\b(?:exit|leaving|termination) (?:fee|charge)\b/i,
        "leave with an exit fee",
      ],
      [/\bif you (?:cancel|terminate)\b.{0,60}\b(?:fee|charge)\b/i, "cancel with a fee"],
      [/\b(?:exit|early termination|cancellation) (?:fee|charge)\b/i, "leave with an exit fee"],
    ],
  },
  {
    said: /\bchickens\b/gi,
    known: /\bchickens?\b/i,
    instead: [
      [/\bhens\b/i, "hens"],
      [/\bpoultry\b/i, "poultry"],
    ],
  },
  {
    // Of bathrooms, a house has as many as it has, however many toilets.
    said: /\b(?:loo|loos|restrooms?|washrooms?|(?<!\bhow many )bathrooms?)\b/gi,
    known: /\b(?:loos?|restrooms?|washrooms?|bathrooms?|shower rooms?)\b/i,
    instead: [[/\btoilets?\b/i, "toilets"]],
  },
  {
    said: /\b(?:pram|prams|stroller|strollers|buggy|buggies|pushchairs?)\b/gi,
    known: /\b(?:prams?|strollers?|buggy|buggies|pushchairs?)\b/i,
    instead: [[/\bwheeled items?\b/i, "wheeled items"]],
  },
  {
    said: /\b(?:do|does|must|should|is|are) (?:they|we|you|i|he|she|(?:the|my|our) \p{L}+) (?:(?:have|has|need|needs|supposed) to )?(?:go to (?:sleep|bed)|be (?:asleep|in bed)|sleep)\b|\bis (?:their |the )?bed-?time\b/giu,
    known: /\b(?:bed-?times?|(?:go|be|in|to) (?:to )?(?:bed|sleep))\b/i,
    instead: [[/\blights[- ]out\b/i, "is lights out"]],
  },
  {
    said: /\bjabs?\b/gi,
    known: /\bjabs?\b/i,
    instead: [
      [/\bvaccinations?\b/i, "vaccination"],
      [/\binjections?\b/i, "injection"],
    ],
  },
  {
    said: /\b(?:flower|wildflower) strips?\b/gi,
    known: /\bstrips?\b/i,
    instead: [[/\bflower(?:ing)? margins?\b/i, "flowering margins"]],
  },
  {
    said: /\b(?:somewhere|any place|a place|anywhere|space|room) to (?:park|leave (?:my|the|a|our) car)\b/gi,
    known: /\b(?:somewhere|place|space|room) to park\b/i,
    instead: [[/\bparking\b/i, "parking"]],
  },
];
