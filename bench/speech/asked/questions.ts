/** A question about a talk of this folder, and what its answer has to hold; without `answer`, the talk doesn't say. */
export type AskedOfTalk = { question: string; answer?: RegExp };

/** A talk, the form in which it is pasted ("written" with its punctuation, or one of `CAPTION_FORMS`), and what is asked of it. */
export type AskedTalk = { name: string; form: string; questions: readonly AskedOfTalk[] };

/** Those that the rules were tuned by. */
export const TUNED_TALKS: readonly AskedTalk[] = [
  {
    name: "car-battery",
    form: "srt",
    questions: [
      { question: "What voltage should a healthy battery show?", answer: /12\.6 volts/i },
      { question: "Which cable do I disconnect first?", answer: /negative cable off first/i },
      { question: "Why do you take the black cable off first?", answer: /dead short/i },
      { question: "How much did the new battery cost?", answer: /189 dollars/i },
      { question: "How do I clean off the corrosion?", answer: /baking soda/i },
      {
        question: "What does the core charge get refunded for?",
        answer: /bring them,? the old battery/i,
      },
      { question: "What kills a car battery?", answer: /heat is really,? what kills/i },
      { question: "What brand of multimeter does he use?" },
      { question: "How many miles does the Corolla have on it?" },
      { question: "How do I replace the alternator?" },
    ],
  },
  {
    name: "ferry-captain",
    form: "rolling",
    questions: [
      { question: "How many cars does the ferry carry?", answer: /124 cars/i },
      { question: "Why do most sailings get canceled?", answer: /because of crew|called in sick/i },
      {
        question: "What is the hardest thing about her job?",
        answer: /It's fog|it's fog|radar and you/i,
      },
      { question: "How long does it take the boat to stop?", answer: /quarter of a mile/i },
      { question: "How much does a ferry captain earn?", answer: /120,?000|120 ?000/i },
      { question: "How many people have fallen overboard?", answer: /Four,? in 22/i },
      {
        question: "Why can't colorblind people do the job?",
        answer: /because of the lights|red from the green/i,
      },
      { question: "How much does a ticket for the ferry cost?" },
      { question: "What is the name of Ingrid's ex-husband?" },
      { question: "How many ferries does the state own?" },
    ],
  },
  {
    name: "roman-concrete",
    form: "written",
    questions: [
      { question: "How wide is the dome of the Pantheon?", answer: /43 meters/i },
      { question: "Who invented Portland cement?", answer: /Joseph Aspdin/i },
      { question: "What is aggregate?", answer: /rocks and sand are called aggregate/i },
      { question: "Why does steel make concrete crack?", answer: /swells up to six times/i },
      {
        question: "How does Roman concrete heal itself?",
        answer: /grows crystals|dissolves the lump/i,
      },
      {
        question: "How long does Roman concrete take to reach full strength?",
        answer: /six months/i,
      },
      { question: "How much concrete is used every year?", answer: /30 billion tons/i },
      { question: "How much did the Pantheon cost to build?" },
      { question: "Which company is the biggest producer of cement?" },
      { question: "When was the Colosseum built?" },
    ],
  },
];

/** Those that were only looked at when the rules were done. */
export const UNSEEN_TALKS: readonly AskedTalk[] = [
  {
    name: "night-market",
    form: "plain",
    questions: [
      { question: "How much did the flight cost?", answer: /640/i },
      {
        question: "How do I get from the airport into the city?",
        answer: /train is 160|160 and takes 35/i,
      },
      { question: "How much is a night at the hostel?", answer: /14 dollars a night/i },
      {
        question: "Why did she choose Raohe over Shilin?",
        answer: /just one street|can't get lost/i,
      },
      { question: "What mistake did she make at lunch?", answer: /menu in English|420/i },
      { question: "What was her favorite food?", answer: /peanut,? ice cream/i },
      { question: "How much did she spend on the first day?", answer: /47 dollars/i },
      { question: "What is her name?" },
      { question: "Which airline did she fly with?" },
      { question: "How much was the bike rental?" },
    ],
  },
  {
    name: "water-main",
    form: "written",
    questions: [
      { question: "How many homes have no water?", answer: /14,000 homes/i },
      { question: "How old is the pipe that broke?", answer: /94 years old/i },
      { question: "When will the water be back on?", answer: /noon tomorrow/i },
      {
        question: "Where can people get bottled water?",
        answer: /Lincoln High School parking lot/i,
      },
      { question: "How long do I have to boil the water?", answer: /one minute/i },
      {
        question: "Why doesn't the city replace more pipes?",
        answer: /comes down to money|2\.3 million/i,
      },
      { question: "By when do I have to file a claim?", answer: /within 30 days/i },
      { question: "What is the name of the van's driver?" },
      { question: "How much will the repair of the main cost?" },
      { question: "Who designed the new library?" },
    ],
  },
  {
    name: "espresso-review",
    form: "written",
    questions: [
      { question: "How much does the machine cost?", answer: /699 dollars/i },
      { question: "How long does it take to heat up?", answer: /40 seconds/i },
      { question: "What temperature is best for dark roasts?", answer: /88/i },
      { question: "Why shouldn't you descale with vinegar?", answer: /eats the seals/i },
      { question: "How loud is it?", answer: /71 decibels/i },
      {
        question: "What is wrong with the baskets?",
        answer: /pressurized baskets|one tiny hole|baskets it comes with are bad/i,
      },
      { question: "How long is the warranty?", answer: /warranty is two years/i },
      { question: "What colors does the machine come in?" },
      { question: "How much power does it use?" },
      { question: "Which grinder does he own?" },
    ],
  },
];
