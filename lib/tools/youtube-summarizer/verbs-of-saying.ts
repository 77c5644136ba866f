/** What somebody says, thinks, or feels follows these: "they don't believe they can give us the money". */
const SAYS = new Set(
  "accept accepts accepted admit admits admitted agree agrees agreed announce announced argue argues argued ask asks asked assume assumes assumed believe believes believed bet bets care cares cared check checks checked claim claims claimed complain complains complained confirm confirms confirmed decide decides decided deny denies denied doubt doubts doubted dream dreams dreamed dreamt expect expects expected explain explains explained fear fears feared feel feels felt figure figures figured find finds found forget forgets forgot forgotten guess guesses guessed hear hears heard hope hopes hoped imagine imagines imagined insist insists insisted know knows knew known learn learns learned learnt mean means meant mention mentions mentioned mind minds minded notice notices noticed predict predicts predicted pretend pretends pretended promise promises promised prove proves proved realize realizes realized reckon reckons reckoned recall recalls recalled regret regrets regretted remember remembers remembered report reports reported say says said see sees saw seen seem seems seemed show shows showed shown suggest suggests suggested suppose supposes supposed suspect suspects suspected swear swears swore sworn teach teaches taught tell tells told think thinks thought trust trusts trusted understand understands understood warn warns warned wish wishes wished wonder wonders wondered worry worries worried write writes wrote written saying thinking believing knowing feeling hoping telling seeing hearing realizing expecting sure certain clear convinced afraid aware glad happy confident positive".split(
    " ",
  ),
);

/** Whether what follows a word may be what somebody says, thinks, or feels. */
export function isSaying(word: string | undefined): boolean {
  return SAYS.has(word ?? "");
}
