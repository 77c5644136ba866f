/** "What does she propose for the Aldra?" */
export const PROPOSES =
  /\bwhat (?:do|does|did|would) .{1,40}\b(?:propose|suggest|want to do)\b|\bwhat(?:['’]s| is| was) .{1,40}\b(?:proposal|suggestion)\b/i;

/** What is asked for in some words, and said in others. */
export const SAID_OTHERWISE: readonly {
  asks: RegExp;
  says: RegExp;
  /** Says hardly anything else, or only where what is asked about is named with it. */
  isSure?: true | "named";
}[] = [
  {
    asks: /\b(?:tak(?:es?|ing)|took) over\b|\bsuccessors?\b|\bsucceeds?\b/i,
    says: /\b(?:hand(?:s|ed|ing)?|pass(?:es|ed|ing)?|turn(?:s|ed|ing)?) (?:\p{L}+ ){0,4}(?:over|on) (?:\p{L}+ ){0,3}?to\b|\b(?:hand|pass)(?:ed|ing)? over\b|\btak(?:es?|ing) over\b|\bsuccessor\b|\bsucceed/iu,
  },
  {
    asks: /\b(?:why (?:did|was|were|has|have|had)|what (?:caused|made)|how come)\b(?! (?:you|he|she|i)\b).{0,60}\b(?:break|broke|breakdown|broken|fail(?:ed|ure)?|crack(?:ed)?|crash(?:ed)?|collapsed?|sank|sink|burst|stop(?:ped)?|flood(?:ed)?|exploded?|burn(?:ed|t)?|fire|closed?|cancell?ed|late|delayed)\b/i,
    says: /\bthe (?:cause|culprit)\b.{0,40}\b(?:seems|is|was|appears|were|may)\b|\b(?:found|confirmed|discovered) that (?:\p{L}+ ){1,4}had (?:failed|broken|burst|cracked|collapsed|jammed|worn|been \p{L}+)\b|\b(?:was|were) caused by\b/iu,
    isSure: "named",
  },
  {
    asks: /\bwhen\b(?! (?:did|was|were|had|(?:can|may|should|do) (?:i|you|we))\b).{1,60}\b(?:again|back|resume|reopen|return|restart)\b/i,
    says: /\b(?:will|would|to|should|can) (?:be )?(?:back|running|reopen|resume|return|restart|(?:open|run|sail|fly|start|go) again)\b.{0,40}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|week|month|january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)\b/i,
    isSure: "named",
  },
  {
    asks: /\bwhy\b.{1,60}\b(?:named?\b|(?<!\b(?:police|doctors?|ambulance|fire department|firefighters|game|vote|strike|meeting) )called\b(?! (?:in|out|off|for|back|on|to|by|up)\b))|\bwhere (?:does|did|do)\b.{1,40}\bname\b|\b(?:what(?:['’]s| is)|tell me) (?:the story )?(?:behind|about) (?:the|its|their|her|his) name\b/i,
    says: /\bwhere (?:the|its|their|our|his|her|my) name (?:comes?|came) from\b|\bhow (?:it|we|they|he|she|the \p{L}+) got (?:its|our|their|his|her|the) name\b|\bnamed (?:it )?(?:after|for|that because)\b|\bcalled (?:it )?(?:after|that because)\b|\bthat['’]s why (?:it|they|we|he|she|i|the)\b.{0,30}\b(?:called|named)\b/iu,
    isSure: "named",
  },
  {
    asks: /\bwho (?:was the )?(?:first )?(?:\p{L}+ )?(?:predicted|invented|discovered|thought of|came up with|had the idea|worked out|figured out|proposed|suggested)\b/iu,
    says: /\p{Lu}\p{L}+ (?:first )?(?:had the idea|came up with|was the first|worked out|figured out|invented|discovered|thought of|proposed)\b|\bit was (?:\p{L}+ ){0,3}\p{Lu}\p{L}+\b.{0,40}\bwho\b/u,
  },
  {
    asks: /\bhow\b(?! (?:much|many|long|often)\b).{1,40}\b(?:pay|paid|financed?|fund(?:ed)?|afford(?:ed)?) (?:for )?.{0,30}\b(?:start|begin|open|set up|launch|business|shop|company|studio|restaurant|it all)/i,
    says: /\bi (?:borrowed|saved up|took out|remortgaged|sold my|(?:saved|put in|raised)\b.{0,40}\b(?:money|savings|dollars|pounds|euros|hundred|thousand|million|\d{3,}|enough|everything))\b/i,
    isSure: "named",
  },
  {
    asks: /\bhow many (?:people|employees|staff|workers|bakers|others)\b.{0,40}\b(?:work|works|working|employ|employs|have|there|team|staff)\b|\bhow (?:big|large) is (?:the|her|his|their|your) (?:team|staff|crew|company)\b/i,
    says: /\b(?:there(?:['’]s| are|['’]re)|we(?:['’]re| are| have| employ)|i (?:have|employ)) (?:(?:about|around|only|just|now|almost|over|more than|a (?:team|staff) of) ){0,2}(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[- ]\p{L}+)?|(?:a|one|\p{L}+) hundred|a dozen) (?:\p{L}+ ){0,3}?(?:of us|employees|people (?:working|on staff)|staff(?! \p{L}+s\b)|workers)\b/iu,
    isSure: "named",
  },
  {
    asks: /\bhow much\b.{0,30}\b(?:tickets?|admission|entry|entrance)\b|\b(?:tickets?|admission|entry|entrance)\b.{0,20}\b(?:costs?|price)\b/i,
    says: /\b(?:children|kids|adults|grown-ups|students|seniors|members|visitors|everybody|everyone) (?:only )?pays?\b/i,
  },
  {
    asks: /^\W{0,3}(?:and |but |so )?(?:is|are|was|were|will|would|do|does|did|can)\b.*\bclosed?\b/i,
    says: /\bopen\b|\b(?:fully|completely|entirely|never) closed\b/i,
  },
  {
    asks: /\b(?:what|which|how many) (?:\p{L}+ ){0,3}(?:score|rating|verdict|stars|points|grade|mark)\b|\bhow (?:does|do|did|would) (?:he|she|they|you) rate\b|\bout of (?:ten|10)\b/iu,
    says: /\bout of (?:ten|five|a hundred|10|5|100)\b|\b(?:two|three|four|five|\d) stars\b/i,
  },
  {
    asks: /\bwho should(?:n['’]t| not)? (?:not )?(?:buy|get|use|order|choose)\b|\bwho is it (?:not )?for\b/i,
    says: /\bif you(?:['’]ve got| have| want| need)\b.{3,80}\b(?:something else|best|skip it|(?:not|isn['’]t) for you)/i,
  },
  {
    asks: /\bhow long\b.{1,30}\bwait\b/i,
    says: /\b(?:leave|let|keep|wait|rest|sit|stand)\b.{0,30}\b(?:seconds?|minutes?|hours?|days?|overnight|weeks?)\b/i,
  },
  {
    asks: /\b(?:job|profession|occupation|career|for a living|do for work)\b.{0,20}\b(?:before|used to|previous)|\b(?:previous|former|old|earlier) (?:job|profession|occupation|career)\b|\bused to (?:be|do|work)\b|\bwhat (?:did|was) (?:he|she|they|you) do(?:ing)? before\b/i,
    says: /\b(?:i|we|he|she) (?:was|were|had been) an? (?:\p{L}+ ){1,4}(?:for (?:\p{L}+ ){1,3}years|before)\b|\b(?:i|he|she) (?:worked|used to work) (?:as|at|for|in)\b/iu,
    isSure: true,
  },
  {
    asks: /\b(?:wish(?:es|ed)?|regrets?)\b/i,
    says: /\b(?:thing|part|one|mistake) (?:that )?i (?:really |still )?regret\b|\bi (?:really |do |still )?regret\b|\bi wish (?:that )?i\b/i,
    isSure: true,
  },
  {
    asks: /\bhow (?:strong|big|large|heavy|fast|much)\b.{3,60}\bcompared (?:to|with)\b/i,
    says: /\b(?:percent|per cent|%|half|third|quarter) of\b|\b(?:times|twice) as\b/i,
  },
  {
    asks: /\bhow (?:do|did|can|could) (?:we|they|you|scientists|people|anybody|anyone) (?:know|prove|measure)\b/i,
    says: /\b(?:we|they|you|scientists) (?:know (?:that|this|it) (?:from|because|by|since)|can (?:measure|see|tell|prove) (?:that|this|it),? (?:from|because|by|since))\b/i,
  },
  {
    asks: /\bcosts?\b.{0,40}\b(?:in total|altogether|all in all)\b|\btotal (?:cost|price)\b/i,
    says: /\btotal (?:cost|price|bill)\b.{0,20}\b(?:was|is|came|comes)\b/i,
    isSure: "named",
  },
  {
    asks: /\bhow many (?:people|persons|guests|servings|portions)\b.{0,40}\b(?:serves?|feeds?|yields?)\b|\bhow many (?:servings|portions)\b.{0,40}\bmakes?\b|\bhow many (?:people|persons|guests) (?:is|are|was|were) (?:it|this|that|the \p{L}+) (?:enough )?for\b/iu,
    says: /\b(?:feeds?|serves?|enough for|makes (?:about |around )?(?=\S+ (?:servings|portions)))\b.{0,30}\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|a dozen|twenty) ?(?:people|persons|guests|servings|portions|or\b|of you|of us|to\b|adults)/i,
    isSure: "named",
  },
  {
    asks: /\b(?:make|made|get|got|earn(?:ed)?) (?:its|his|her|their|your|our|the) (?:money|investment|costs?) back\b|\bpa(?:y|id) (?:for itself|for themselves|(?:itself|themselves) off|off)\b|\bbr(?:eak|oke) even\b|\brecoup/i,
    says: /\b(?:paid|pays?) (?:(?:back|off)(?=[.,;!]|$| (?:in|by|after|within)\b)|(?:back|off) (?:the|its|their|our|all the) (?:(?:whole|entire|full|original) )?(?:debt|costs?|investment|sum|money)\b|for (?:itself|themselves|it all))|\bbr(?:eaks?|oke) even\b|\brecouped\b|\b(?:earned|made|got) (?:its|their|the|our|my|all) (?:money |whole |entire )?(?:cost |money )?back\b|\brepaid\b|\bin the black\b|\bturned a profit\b/i,
    isSure: "named",
  },
  {
    asks: /\bprofitable\b|\b(?:made?|turn(?:ed)?) a profit\b|\bin the black\b/i,
    says: /\b(?:in the black|profitable|broke even)\b|\b(?:made|turned|earned) (?:a|its|their|our|my) (?:first )?profit\b|\b(?:made|earned|took in) more than (?:it|they|we|i) (?:spent|cost|paid)\b/i,
    isSure: "named",
  },
  {
    asks: /\bmov(?:es?|ing) away\b/i,
    says: /\b(?:outward|(?:further|farther) away|drift(?:s|ing)? away|reced(?:es?|ing))\b/i,
  },
  {
    asks: /\bhow (?:can|do|could|would) (?:i|you|we) (?:tell|know|see|find out) (?:which|if|whether)\b/i,
    says: /\bif (?:the|it|your|there)\b.{2,50}\b(?:it['’]s|that['’]s|it is) (?:the|a|your|probably)\b/i,
  },
  {
    asks: /\bwhat (?:did|has|have|was|were)\b.{1,60}\b(?:decided?|decision|vote for)\b/i,
    says: /\b(?:voted|decided|agreed|ruled) (?:to|that|for|against)\b/i,
  },
  {
    asks: /\badvi[cs]e[sd]?\b|\brecommend(?:s|ed|ations?)?\b|\b(?:take|remember) (?:home|away|from (?:this|it))\b|\btake-?aways?\b|\b(?:lesson|moral|conclusion|bottom line)\b/i,
    says: /\bif (?:you|i) (?:\p{L}+ ){0,2}(?:take|remember|do|keep|learn)\b.{0,30}\bone thing\b|\b(?:my|our) (?:\p{L}+ )?(?:advice|recommendation|tip)\b|\bi(?:['’]d| would)? (?:\p{L}+ )?(?:recommend|advise|suggest)\b|\bwhat (?:i|we)(?:['’]ve)? (?:take|took|learn|learned|learnt) from\b|\b(?:the|my|our) (?:\p{L}+ )?(?:lesson|moral|takeaway|conclusion|bottom line)\b/iu,
    isSure: true,
  },
  {
    asks: /\bwho (?:\p{L}+ )?(?:designed|built|planned|drew|engineered|constructed)\b/iu,
    says: /\b(?:the|its|their|our|my|chief) (?:\p{L}+ )?(?:engineer|architect|designer|builder) (?:was|were|is|of)\b/iu,
    isSure: true,
  },
  {
    asks: /\bnext (?:week|video|time|episode|month)\b/i,
    says: /\bnext (?:week|time|video|episode|month)\b.{0,30}\b(?:we|i)(?:['’](?:re|m|ll)| will| are| am)(?![\p{L}])/iu,
    isSure: true,
  },
  {
    asks: PROPOSES,
    says: /\bwhat (?:should|can|could|do|will) (?:we|i|they|you) do\b|\b(?:i|we) (?:propose|suggest)\b|\b(?:my|our) (?:own )?(?:proposal|plan|suggestion) (?:is|would)\b|\b(?:have|has|['’]ve|['’]s) (?:drawn up|drafted|proposed|worked out) an? (?:\p{L}+ )?plan\b/iu,
  },
  {
    asks: /\b(?:today|nowadays|currently|these days)\b/i,
    says: /\b(?:today|nowadays|these days|currently|is now|are now)\b/i,
  },
  {
    asks: /\b(?:do|does|did) .{2,40} think\b/i,
    says: /\bin my (?:opinion|view)\b/i,
  },
];
