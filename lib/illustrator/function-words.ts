/** Words that ask for nothing that could be seen: grammar, and how people ask for an image. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a an the this that these those of in on at with and or but to from into onto under over near by for is are was were be been
   being it its it's his her hers their theirs our ours my mine your yours any as like so than too very really quite rather just only
   also even still there here have has had having do does did doing can could will would should may might must while when
   where who whom whose which what how if then beside besides between behind above below around across through along inside outside
   off up down out against towards toward within without about after before during until upon beneath underneath atop among
   amongst beyond past via per not no nor yes each every all both either neither other another same such own they them he him she
   i me you we us something someone somebody anything everything nothing one's more most less much next please draw paint create
   generate make made makes show shows showing depict depicting depicts featuring feature want need give picture pictures image images photo
   photos photograph illustration drawing render artwork art scene view style styled kind sort type shape lot lots number
   couple pair few several some many together front middle center centre side set against amid let's lets its there's that's where's
   top made filled full consisting containing including plus another maybe perhaps looks look looking like nearby somewhere ground`
    .split(/\s+/)
    .filter(Boolean),
);

/** What everything in our scenes already does or is, so that saying it asks for nothing more. */
export const TRUE_OF_ALL: ReadonlySet<string> = new Set(
  "standing stands stand visible seen placed located illustrated drawn colored coloured color colour sky landscape scenery".split(
    " ",
  ),
);
