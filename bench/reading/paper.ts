import { asked, exact, type ReadingDocument, refused } from "@/bench/reading/document";

export const PAPER: ReadingDocument = {
  key: "paper",
  kind: "Research paper",
  title: "Night lighting and moth visits to hedgerow flowers",
  columns: 2,
  text: `# Night lighting and moth visits to hedgerow flowers
Ingrid Solberg and Tomasz Wierzbicki
## Abstract
Artificial light at night is spreading through farmland, but little is known about what it does to pollination after dark. We asked whether street lamps change how often moths visit hedgerow flowers. At twelve pairs of lit and unlit sites in southern Norway, we recorded visits with infrared cameras over two summers. Lit sites received 62% fewer moth visits than unlit ones, and seed set of white campion fell by 13%. Our results suggest that lamps along hedgerows reduce pollination at night, and that switching them off after midnight would recover much of it.
## 1. Introduction
Moths visit more plant species than was long believed. Earlier work compared cities with countryside, which differ in many ways besides light. The remainder of this paper is organized as follows. Section 2 describes the sites, Section 3 the results, and Section 4 discusses them.
The question of this study is whether light alone, at the level of a single street lamp, changes visits and seed set.
## 2. Methods
We chose twelve pairs of hedgerows, each pair within 400 meters of the other and alike in plants and soil. One hedgerow of each pair stood below a sodium lamp that had been installed at least five years earlier. Infrared cameras filmed 48 flowers at each site from June to August in 2021 and 2022. We counted visits of at least two seconds. Seed set was measured on 960 capsules of white campion. Differences between pairs were tested with a mixed model in which the pair was a random effect.
## 3. Results
In total, the cameras recorded 7,314 visits, of which 2,014 were at lit sites. Lit sites received 62% fewer visits on average (p < 0.001). The effect was strongest within 20 meters of the lamp. Seed set was 71% at unlit sites and 58% at lit ones. After midnight, when lamps at three sites were switched off by the municipality, visits there returned to 84% of the unlit level within an hour.
## 4. Discussion
Lamps reduce visits by moths, and plants set fewer seeds as a consequence. A limitation of our study is that all sites lie in one climate zone, and that only one plant species was examined for seed set. We recommend switching lamps along hedgerows off between midnight and dawn.
## 5. Conclusion
Street lamps along hedgerows reduce pollination by moths at night. Partial lighting is a cheap remedy.
## References
[1] Knop, E., Zoller, L. and Ryser, R. Artificial light at night as a new threat to pollination. Nature 548, 206-209, 2017.
[2] Macgregor, C. and Evans, D. The dark side of street lighting: impacts on moths and evidence for the disruption of nocturnal pollen transport. Global Change Biology 23, 697-707, 2017.
[3] Hahn, M. and Brühl, C. The secret pollinators: an overview of moth pollination. Arthropod-Plant Interactions 10, 21-28, 2016.`,
  questions: [
    exact("Who wrote the paper?", /Ingrid Solberg and Tomasz Wierzbicki/),
    asked("What was the research question?", /whether (?:light alone|street lamps change)/),
    exact("How many visits did the cameras record in total?", /7,314/),
    exact("How many capsules were measured for seed set?", /960/),
    asked("What are the limitations of the study?", /one climate zone/),
    asked("What do the authors recommend?", /switching lamps.*off/),
    exact("What percentage of all visits were at lit sites?", /27\.5/),
    exact("What is the difference in seed set between unlit sites and lit sites?", /13/),
    asked("Summarize section 2", /twelve pairs/),
    refused("How much funding did the study receive?"),
    refused("What did the bats eat?"),
    refused("Summarize section 9"),
  ],
  sought: [
    /Night lighting and moth visits/,
    /whether (?:light alone|street lamps change)/,
    /twelve pairs/,
    /62% fewer/,
    /one climate zone/,
  ],
};
