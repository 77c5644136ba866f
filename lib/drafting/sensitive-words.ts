import { withoutTiredOf } from "@/lib/drafting/tired-of";

/**
 * What somebody may act on: words that come up where advice is taken, by subject. They are whole words in lowercase.
 * Where a word has a harmless sense as well, what stands around it decides; when in doubt, a topic is declined.
 */

const PART = oneOf(
  "head|brain|neck|(?:lower |upper )?back|spine|shoulders?|arms?|elbows?|wrists?|hands?|fingers?|thumbs?|chest",
  "breasts?|ribs?",
  "hearts?|lungs?|stomach|belly|tummy|abdom(?:en|inal)|gut|bowels?|kidneys?|livers?|bladder|pancreas|gallbladder",
  "prostate|pelvi[cs]",
  "hips?|thighs?|knees?|legs?|calf|calves|ankles?|feet|foot|heels?|toes?|joints?|bones?|muscles?|nerves?",
  "tendons?|skin|scalp",
  "eyes?|ears?|nose|sinus|throats?|mouth|jaws?|tooth|teeth|gums?|thyroid|uterus|ovar(?:y|ies|ian)",
  "testic(?:le|les|ular)|vagina(?:l)?|penis",
);

const COMPLAINT = oneOf(
  "pains?|aches?|injur(?:y|ies)|swelling|numbness|tingling|bleeding|lumps?|cysts?|stones|stiffness|cramps?",
  "spasms?|tension",
  "problems?|issues?|trouble|conditions?|failure|attacks?|damage|loss|replacements?|transplants?|extractions?",
  "removal|tests?|bugs?|palpitations|infections?|strain|surgery|nodes?|drip",
);

const HEALTH = wordsOf(
  "heart rates?|alcohol(?! (?:inks?|markers?|stoves?))|(?:vinegar|turmeric|collagen|sauna|herbal tea|essential oil) benefits|masks work",
  "(?:bad|good|safe|dangerous|harmful) for (?:you|your (?!lawn|garden|business|brand|team|car)\\p{L}+|me|kids|children|toddlers|babies|dogs|cats|pets)",
  "healthy (?:eating|aging|weight|habits|lifestyles?|living|foods?|snacks)",
  "(?:eat|eating|stay|staying|live|living) health(?:y|ily|ier)",
  "(?:treat|heal|reliev|prevent|sooth)(?:e|ing)? (?:a |an |the |your |my )?(?:minor |bad |deep )?(?:burns?|cuts?|wounds?|bruises?|bites?|stings?|blisters?|colds?|hangovers?|pain|aches?)",
  "(?:manag|reduc|reliev|eas|cop)(?:e|es|ing) (?:with )?stress|stress (?:relief|management|reduction)",
  "(?:natural|holistic|alternative|home) (?:healing|cures)|hiccups|itching|puberty",
  "(?<!(?:plant|soil|lawn) )nutrition(?:al|ists?)?",
  "home births?|giving birth|childbirth|midwi(?:fe|ves|fery)|protein (?:shakes?|powders?|intake)|cold plunges?",
  "ice baths?|red light|hydration|turmeric (?:benefits|for)",
  "benefits of (?:turmeric|ginger|garlic|green tea|honey|walking|fasting|saunas?|yoga|meditation|coffee|wine)",
  "zyrtec|claritin|allegra|(?:iron|vitamin|zinc|calcium|b12|protein) (?:deficiency|levels?)|deficienc(?:y|ies)",
  "a1c|night sweats|tennis elbow",
  "pink ?eye|(?:head )?lice|ketones|strep|contagious|with (?:a cold|the flu)|ear ?wax|dysmorphia|mental load",
  "sleepwalking|donat(?:e|ing) (?:blood|plasma|organs?|eggs)",
  "health(?:care)?|medic(?:al|ally|ines?(?! balls?)|ations?|inal|ate|ated)|medicare|medicaid|doctors?|patients",
  "(?:a|my|your|the) patient|clinic(?:al|s|ian|ians)?|hospitals?|hospice|nurs(?:es?|ing)",
  "diseases?|disorders?|syndromes?|symptoms?|illness(?:es)?|ailments?|sickness|injur(?:y|ies|ed)",
  "diagnos(?:is|es|ed|tic)|(?<!window )treatments?|cures?|surger(?:y|ies)|remed(?:y|ies)|side effects?",
  "\\p{L}*therap(?:y|ies|ists?|eutics?)|\\p{L}{3,}(?:itis|ectomy|plasty)|psychiatr\\p{L}+|rehab|detox(?:ing)?",
  "first aid|cpr|acupuncture|chiropract\\p{L}+|(?:homeo|naturo|osteo|neuro)path\\p{L}*|ayurved\\p{L}+",
  // Parts of the body, where something is wrong with them.
  `${PART}(?: and ${PART})?[ -]${COMPLAINT}`,
  `(?:pains?|aches?|lumps?|swelling|numbness|cramps?|spasms?|tingling|itch(?:y|ing)?|sore|swollen|bleeding|broken|sprained|torn|numb|fractured|dislocated|achy|achilles) (?:(?:in|on|under|behind|around|of) )?(?:(?:my|your|a|an|the(?! neck)) )?${PART}(?<!broken heart)`,
  "(?:head|back|tooth|stomach|ear|belly|tummy)aches?",
  "(?:chronic|acute|joint|nerve|period|labor|persistent|sharp) pains?",
  "pain (?:relief|management|scales?|after|during|when|while)|aches and pains|hurts when",
  `(?:why|when) (?:(?:do|does|are|is) )?(?:my|your) ${PART}`,
  "torn (?:acl|meniscus|ligaments?|rotator cuff)|meniscus|rotator cuff|sprain(?:s|ed)?|concussions?|fractures?",
  "hernias?|sciatica|scoliosis|whiplash|gallstones|ulcers?|cysts?|hemorrhoids|gout|carpal tunnel|slipped disc",
  "bunions?|(?:varicose|spider) veins|nose ?bleeds?|athlete'?s foot|postnasal|lymph|teething|wisdom teeth",
  "dentures|root canals?|cavit(?:y|ies)|dent(?:al|ists?|istry)|optometr\\p{L}+|lasik|orthoped\\p{L}+",
  "cardio(?:logy|logists?|vascular)|dermatolog\\p{L}+|p(?:a)?ediatric\\p{L}*|oncolog\\p{L}+|mri|x-?ray results",
  "ct scans?|lab results",
  "vaccin(?:e|es|ation|ations|ated)|immun(?:e|ity|ization)|(?<!computer )virus(?:es)?|infect(?:ions?|ed|ious)",
  "covid\\S*|flu|influenza|(?:high|low|hay|dengue|yellow) fever|fever(?:s|ish)?|cough(?:s|ing)?|sore throat",
  "common cold|head cold|allerg(?:y|ies|ic)|intoleran(?:ce|t)|(?:food|lead|blood|alcohol) poisoning",
  "(?:snake|tick|bug|spider) bites?|bee stings?|rabies|tetanus|lyme|malaria|measles|mumps|chickenpox",
  "tuberculosis|pneumonia|mono(?:nucleosis)?|herpes|hiv|aids (?:tests?|epidemic|patients)|hpv|st[di]s?|chlamydia",
  "syphilis|gonorrhea",
  "cancers?|tumou?rs?|chemo|leukemia|lymphoma|melanoma|carcinoma|biops(?:y|ies)|mammograms?|colonoscop(?:y|ies)",
  "dialysis|(?:pre-?)?diabet(?:es|ic|ics)|h(?:a)?emophilia|lactose|gluten[ -](?:sensitivity|intolerance)",
  "deworming|dehydrat(?:ion|ed)|heat ?strokes?|hypothermia|frostbite|sunburns?",
  "(?<!(?:brush|swimming|pen|key) )strokes?(?! (?:in|of) (?:oil|paint|genius|luck))",
  "blood (?:pressure|sugar|tests?|clots?|types?|glucose|thinners?|donations?)|cholesterol|triglycerides",
  "hypertension|an(?:a)?emia|asthma|eczema|psoriasis|acne|rosacea|(?:skin|heat|diaper) rash(?:es)?|migraines?",
  "epilep(?:sy|tic)|seizures?|dementia|alzheimer'?s?|parkinson'?s?|(?:multiple )?sclerosis|lupus|fibromyalgia",
  "osteoporosis|cirrhosis|fibrosis|thrombosis|crohn'?s|celiac|ibs|gerd|heartburn|acid reflux|constipation",
  "diarrhea|bloating|nausea|vomiting|dizz(?:y|iness)|vertigo|faint(?:ed|ing)|tinnitus|glaucoma|cataracts?",
  "(?:hair|hearing|vision|memory) loss|(?:chronic|adrenal) fatigue|sleep apnea|snoring",
  "shingles(?<!(?:roof|cedar|asphalt|slate|wood|wooden) shingles)",
  "autis(?:m|tic)|asperger'?s|adhd|ocd|depress(?:ed|ive)|(?<!great )depression|anxi(?:ety|ous)",
  "panic (?:attacks?|disorder)|suicid(?:e|al)|self-harm|bipolar|schizophreni[ac]|psychosis|psychotic|ptsd",
  "trauma(?:s|tic|tized)?|phobias?|burnout|insomnia|anorexi[ac]|bulimi[ac]|binge eating",
  "self[ -](?:harm(?:ing)?|injur(?:y|ies|ing))|(?:crystal )?meth(?:amphetamines?)?|heroin|(?:crack )?cocaine|opi(?:oids?|ates?)|mdma|ketamine|nembutal",
  "(?:feed|feeding) (?:my|your|our|an?|the) (?:newborn|infant|baby|toddler)(?! (?:animals?|birds?|chicks?|goats?))",
  "(?:give|giving) (?:(?:my|your|our|an?|the) )?(?:newborns?|infants?|bab(?:y|ies)|toddlers?) (?:food|formula|honey|juice|milk|solids|water)",
  "addict(?:ions?|ed|s|ive)?|alcoholi(?:sm|cs?)|sobriety|sober",
  "(?:drinking|drink|alcohol) (?:while|when|with|during)|grief|griev(?:e|ing)|hangovers?|overdos(?:e|es|ed|ing)",
  "drugs?|(?:quit|stop|give up)(?:ping|ting)? (?:smoking|drinking|vaping)|vap(?:es?|ing)|nicotine|withdrawal",
  "pregnan(?:t|cy|cies)|(?:peri)?menopaus(?:e|al)|hot flash(?:es)?|menstrua(?:l|tion)|period pain|pcos",
  "endometriosis|fibroids|fertility|infertil\\p{L}+|ivf|contracepti(?:on|ves?)|birth control|abortions?",
  "miscarriages?|c-sections?|postpartum|breastfeed(?:ing)?|erectile|impotence|libido|sexual(?:ly)?",
  "hormon(?:es?|al)|testosterone|estrogen",
  // Medicines: forms, classes, the ends of their names, and those that everybody takes.
  "(?<!(?:bitter|red|blue|poison) )pills?|(?:sleeping|headache|iron) tablets|prescri(?:be|bed|ptions?)",
  "pharmac(?:y|ies|ists?|eutical|euticals)|dos(?:es?|age|ages|ing)|\\d+ ?mg|over-the-counter|placebos?|vitamins?",
  "supplements?|probiotics|creatine|melatonin|magnesium|steroids?|antibiotics?",
  "anti(?:depressants?|histamines?|virals?|psychotics?|coagulants?|acids?)|antacids?|laxatives?|pain ?killers?",
  "opioids?|opiates?|statins?|sedatives?|stimulants?|beta.?blockers?|ssris?|nsaids?|benzos?|benzodiazepines?",
  "inhalers?|insulin|cortisone|botox|cannabis|marijuana|cbd|thc|ketamine",
  "\\p{L}{3,}(?:cillin|mycin|cycline|floxacin|statin|prazole|azepam|azolam|profen|sartan|oxetine|codone|glutide|zepatide|triptan|conazole)",
  "\\p{L}{4,}(?:pril|olol)",
  "aspirin|tylenol|advil|aleve|naproxen|paracetamol|acetaminophen|metformin|ozempic|wegovy|mounjaro|zepbound",
  "glp-?1s?|xanax|valium|ativan|klonopin|ambien|prozac|zoloft|lexapro|sertraline|cymbalta|wellbutrin|adderall",
  "ritalin|vyvanse|viagra|cialis|lipitor|prednisone|warfarin|gabapentin|tramadol|codeine|morphine|fentanyl",
  "methadone|lithium (?:dose|levels)|accutane|benadryl|sudafed|nyquil|pepto-bismol",
  "diets?|dieting|dietary|(?:intermittent |water )?fasting|(?:lose|losing|gain|gaining) weight",
  "(?:los[et]|losing|gain(?:ed|ing)?) (?:\\d+|\\p{L}+teen|ten|twenty|thirty|forty|fifty) ?(?:pounds?|lbs?|kilos?|kgs?|stone)",
  // What pets and children have eaten is asked about in an emergency.
  "(?:dogs?|pupp(?:y|ies)|cats?|kittens?|toddlers?|bab(?:y|ies)|kids?|child(?:ren)?|pets?) (?:just |accidentally )?(?:ate|eaten|has eaten|swallowed)(?! (?:my|the|our|your) (?:homework|couch|sofa|shoes?|socks?))",
  "weight[ -](?:loss|gain)|(?:better|more|deep|enough|baby) sleep",
  "sleep (?:deprivation|training|aids?|hygiene|better)",
  "how much (?:water|sleep|protein|sugar|salt|caffeine|alcohol)|overweight|obes(?:e|ity)|calori(?:es?|c)",
  "keto(?:genic)?|ketosis|paleo|low[ -]carb|whole30|(?:belly )?fat[ -]loss",
  "(?:lose|losing|burn|burning) (?:belly )?fat|belly fat|bmi|juice cleanse|appetite suppress\\p{L}+|slimming",
);

const LEGAL_RIGHTS =
  "tenants?'?|renters?'?|workers?'?|employees?'?|consumers?'?|parental|fathers?'?|grandparents?'?|legal|miranda|squatters?'?|visitation|know your|my|your";

const LAW = wordsOf(
  "regulations?|spousal support|(?:child|infant|same-sex|stepparent|international|foster) adoptions?|adoption (?:agenc(?:y|ies)|process|papers)",
  "(?:becom(?:e|ing)|naturalized|dual) (?:an? )?(?:us |u\\.s\\. |american |british |canadian )?citizens?(?:hip)?",
  "(?:is|are) it (?:against|legal)|legally binding|without (?:a )?(?:permit|license)",
  "torts?|appeals? (?:court|process)",
  "(?:fil(?:e|ing)|los(?:e|ing)|win(?:ning)?) (?:an|your|my) (?:appeal|claim|case)|service animals?",
  "demand letters?|overtime|(?:maternity|paternity|parental|family|medical) leave",
  "(?:plead|pleading) (?:guilty|not guilty)|record sealing|trespass(?:ers?|ing)?|out of state with",
  "(?:can|may|is|are) (?:my|your|an?|the) (?:boss|employer|landlord|ex|neighbors?|school|police|hoa)",
  "(?<!(?:newton's|moore's|murphy's|kepler's|mother's|physical) )laws?(?! of (?:motion|nature|physics|thermodynamics|attraction|averages|gravity))(?<!-in-laws?)",
  "legal(?:ly)?|illegal(?:ly)?|unlawful|lawyers?|attorneys?|lawsuits?|legislation|statutes?",
  "(?<!(?:tennis|basketball|squash|badminton|volleyball|pickleball|racquetball|handball|food|clay|grass|royal) )courts?(?! jesters?)",
  "jury|juries|subpoenas?|affidavits?|notar(?:y|ies|ized)|plaintiffs?|defendants?|prosecut\\p{L}+|sue|sued|suing",
  "litigat\\p{L}+|liab(?:le|ility|ilities)|negligence|malpractice|arbitration|class actions?|small claims",
  "statute of limitations",
  // Papers.
  "(?:wr(?:ite|iting|itten)|mak(?:e|ing)|chang(?:e|ing)|contest(?:ing)?|draft(?:ing)?|updat(?:e|ing)|without|need|have|sign(?:ing)?|(?:read|execut)\\p{L}*) (?:a|your|my|the|his|her|their) (?:last |living |own |new |simple )?wills?(?![ -](?:power|to|o))",
  "last will|living wills?|wills? (?:and|or|vs\\.?|versus) (?:living )?trusts?|wills for|online wills?",
  "(?<!battles? of )(?<!clash of )wills$",
  "(?:living|family|irrevocable|revocable|testamentary|land) trusts?|trust funds?|trustees?",
  "estate (?:plan(?:s|ning)?|sales?|law)|executors?|probate|inherit(?:ance|ed|ing)?|beneficiar(?:y|ies)",
  "guardianship|power of attorney",
  "contracts?(?! bridge)|prenup(?:s|tial|tials)?|postnup\\p{L}*|ndas?|non-?disclosure|non-?compet(?:e|es|ition)",
  "cease and desist|terms (?:of service|and conditions)|privacy polic(?:y|ies)|waivers?",
  "(?:rental|lease|custody|separation|licens(?:e|ing)) agreements?",
  "(?:break|breaking|sign|signing|end|ending) (?:a|my|your|the) lease|leases|subleas(?:e|ing)|sublet(?:ting)?",
  "easements?|quitclaim|(?:house|title|property) deeds?|zoning|llcs?|s-?corps?|incorporat(?:e|ing|ion)",
  "(?:form|start|register|dissolv)(?:e|ing)? (?:a|an|your) (?:corporation|company|business|non-?profit|charity)",
  "non-?profit (?:status|filing)|hoas?|by-?laws|refunds?|chargebacks?|passports?|name changes?",
  // Disputes.
  "landlords?|tenants?|evict(?:ion|ions|ed|ing)?|squatters?|security deposits?|disputes?",
  "(?:property|boundary) lines?|on my property|wrongful(?:ly)? \\p{L}+|unfair dismissal",
  "(?:got|getting|get|being|was|been) (?:fired|laid off|sued|arrested|evicted|deported)|fired for|severance",
  "workers'? comp(?:ensation)?|discriminat(?:ion|ed)|harass(?:ment|ed|ing)|whistle-?blow(?:er|ers|ing)",
  "defamation|libel|slander|personal injury|accident claims?|settlement offers?|divorc(?:e|es|ed|ing)|custody",
  "alimony|child support|age of consent|complaints? (?:about|against)|roommate agreements?|paternity",
  "adopt(?:ing|ion of) (?:a )?(?:child|children|bab(?:y|ies))|child adoption",
  `(?:${LEGAL_RIGHTS}) rights`,
  // The state: offenses, police, and papers to stay.
  "crimes?|criminals?|felon(?:s|y|ies)?|misdemeanors?|expung(?:e|ed|ing|ement)",
  "(?:speeding|traffic|parking) (?:tickets?|fines?|violations?)|dui|dwi|drunk driving|hit and run",
  "arrest(?:s|ed|ing)?|bail|parole|(?:on )?probation|warrants?|police (?:search|stop|report|questioning)",
  "(?:weed|drones?|guns?|fireworks|gambling) (?:legal|allowed|laws)|(?:the )?police (?:can|may|want|ask)",
  "(?:can|may|could|do) (?:the )?police|restraining orders?|(?:protective|protection) orders?|assault(?:s|ed)?",
  "burglary|theft|shoplifting|fraud|embezzle\\p{L}*|perjury|homicide|manslaughter|domestic (?:violence|abuse)",
  "concealed carry|gun (?:permits?|licenses?)",
  "immigra(?:tion|nts?|te)|visas?|green cards?|h-?1b|work permits?|naturaliz\\p{L}+|asylum|citizenship",
  "deport(?:ation|ed)|undocumented|copyrights?|trademarks?|patents?|intellectual property|fair use|dmca|gdpr",
  "hipaa|ccpa",
);

const MONEY = wordsOf(
  "trad(?:e|es) (?:options|stocks|futures|currenc(?:y|ies))|earn(?:ing)? interest|expenses|cash flow|pay(?:ing)? (?:off|down) (?:your|a|my|the)|balance sheets?",
  "sav(?:e|ing) (?:up )?for (?:college|retirement|a house|a home|a car|the future|your)",
  "(?<!(?:tire|tyre|balloon|cosmic|ball|grade) )inflation(?! (?:pumps?|valves?|pressure))",
  "negotiat(?:e|ing) (?:a |your |my )?(?:raise|salary|pay)|ask(?:ing)? for a raise",
  "how to budget|budget(?:ing)? (?:planners?|planning|templates?|spreadsheets?|tips|apps?)",
  "(?:monthly|family|zero-based|household|personal) budgets?|cost of living|snowball method",
  "(?:certificates? of deposit|treasury (?:bills?|notes?|bonds?)|t-bills?)|as (?:an )?income",
  "income (?:streams?|from)|can (?:i|you|we) afford|(?:a good|the best) (?:buy|investment)|[hf]sas?",
  "(?:quarterly|estimated) payments|leverage|venmo|cash app",
  "money(?! (?:plants?|trees?))|invest(?:ed|ing|ments?|ors?)?|financ(?:es?|ial|ially|ing|ed)|wealth(?:y)?",
  "net worth|(?:get|getting|become|becoming) rich|passive income|side hustles?|budgeting|household budgets?",
  "emergency funds?",
  "(?<!(?:chicken|beef|vegetable|fish|bone|veal|mushroom|shrimp|in|rolling|laughing|taking|soup) )stocks?(?! (?:photo|photos|photography|photographers|images|footage|characters?|cars?|pots?|up|your|the|a|from))",
  "shares(?! (?:his|her|their|its|our|my|a|an|the|with|what|how|why|chores|everything|tips|stories|recipes|secrets|ideas))",
  "(?<!(?:school|family|social|chemical|hydrogen|covalent|ionic|emotional|sibling|strong) )bonds(?! (?:between|of|with|that|among))",
  "(?:mutual|hedge|index|bond|pension|venture|college|sinking|money market|target[ -]date|superannuation) funds?",
  "etfs?|reits?|dividends?|annuit(?:y|ies)|equities|(?:home|private) equity|stock options|covered calls?",
  "call options|put options|options trad\\p{L}+|futures (?:contracts?|markets?|trading)|commodit(?:y|ies)",
  "(?:buy|buying|sell|selling|invest\\p{L}* in) (?:gold|silver|property|land|real estate)",
  "gold (?:coins|bars|prices?)|penny stocks|portfolio (?:diversif|rebalanc)\\p{L}+|brokers?|brokerages?",
  "robo-?advis[eo]rs?|capital gains|market crash(?:es)?|recessions?|hyperinflation|compound interest",
  "interest rates?|s&p(?: ?500)?|dow jones|nasdaq|529s?|hedg(?:e|ing) (?:against|inflation|bets?|funds?)",
  "as a hedge|inflation hedge",
  "crypto(?:-?(?:currenc(?:y|ies)|assets?|coins?|wallets?|trad\\p{L}+|mining))?s?",
  "(?:bit|doge|lite|stable|alt|meme)coins?|ethereum|solana|nfts?|defi|blockchain|forex",
  "trading(?! (?:cards?|posts?|places))|traders?|day-?trad(?:e|ing)",
  "mortgages?|refinanc(?:e|ed|ing)|foreclosures?|heloc|down ?payments?|escrow",
  "(?:first[ -]time )?home ?buy(?:ers?|ing)",
  "(?:buy|buying|sell|selling|rent|renting) (?:a|an|your|my|the|or buying a|vs\\.? buying a) (?:first )?(?:house|home|apartment|condo)",
  "(?:flip|flipping) (?:houses?|homes?)|house flipping|(?:rental|investment) propert(?:y|ies)",
  "real estate (?:market|agents?|crowdfunding|deals?)|crowdfunding",
  "(?:lease|leasing|finance) (?:or|vs\\.?) (?:buy|buying)|(?:buy|buying) (?:or|vs\\.?) (?:leas|rent)(?:e|ing)?",
  "(?:rent|renting|lease|leasing) (?:or|vs\\.?|versus) (?:buy|own)(?:ing)?",
  "loans?(?! words)|lenders?|(?:payday|peer-to-peer|p2p|predatory|mortgage|private|hard money|micro) ?lending",
  "borrow(?:ing)? money|cash advances?|debts?|creditors?",
  "credit (?:utilization|cards?|scores?|reports?|limits?|repair|unions?|history|counseling|lines?|checks?)",
  "(?:your|my|bad|good|build|building|improv(?:e|ing)|fix(?:ing)?|poor) credit|overdrafts?",
  "(?:bank|checking|high-yield|brokerage|joint) accounts?|banking|bankrupt(?:cy)?|repossess\\p{L}+",
  "tax(?:es|able|ation|payers?)?|irs|hmrc|1099s?|w-?[24]s?|deductions?|write-offs?|vat|payroll",
  "retire(?:d|ment|es|ing)?|pensions?|401 ?\\(?k\\)?s?|403 ?\\(?b\\)?s?|roth|iras?|rollovers?|social security",
  "(?:unemployment|disability|housing|welfare) benefits?|student aid|savings|pay ?checks?|salary negotiation",
  "dependents|financial aid|insur(?:e|ed|ers?|ance)|(?:whole|term|universal) life|(?:life|health) polic(?:y|ies)",
  "gambl(?:e|ers?|ing)|betting|lotter(?:y|ies)|ponzi|pyramid schemes?|multi-?level marketing|mlms?|scams?",
);

const SENSITIVE = { health: HEALTH, law: LAW, money: MONEY };

/** Health, law, or money, when a topic is about it; undefined otherwise. */
export function sensitiveSubject(topic: string): string | undefined {
  const plain = topic.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ").trim();
  const topical = withoutTiredOf(plain);
  return Object.entries(SENSITIVE).find(([, words]) => words.test(topical))?.[0];
}

function oneOf(...alternatives: string[]): string {
  return `(?:${alternatives.join("|")})`;
}

function wordsOf(...alternatives: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${oneOf(...alternatives)}(?![\\p{L}\\d])`, "u");
}
