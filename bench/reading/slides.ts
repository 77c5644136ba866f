import { asked, exact, type ReadingDocument, refused } from "@/bench/reading/document";

export const SLIDES: ReadingDocument = {
  key: "slides",
  kind: "Slides",
  title: "Cycling in Ostrava",
  text: `# Cycling in Ostrava
Plans for 2027 to 2030
Petra Novotná, City Transport Office
---
# Where we are
- 4% of trips are made by bicycle
- 112 km of bicycle lanes, half of them painted only
- 38 injuries in 2025
---
# Our goals
- 10% of trips by bicycle in 2030
- No deaths on main routes
- Every school within 500 m of a safe route
---
# What we will build
- Six protected routes to the center
- 1,200 parking places at stations
- A bridge over the Ostravice at Sykora Square
---
# What it costs
- 340 million crowns in four years
- 60% paid by the European Union
- Maintenance: 9 million crowns a year
---
# Next steps
- Council vote on 14 October 2026
- Public hearings in November
- First construction site in March 2027`,
  questions: [
    exact("How much does the plan cost?", /340 million crowns/),
    exact("When is the council vote?", /14 October 2026/),
    exact("How many parking places will be built at stations?", /1,200/),
    asked("What are the goals?", /10% of trips by bicycle in 2030/),
    exact("How many injuries were there in 2025?", /38/),
    asked("Summarize the slide What we will build", /Six protected routes/),
    refused("How many cars are registered?"),
    refused("Who is the mayor?"),
  ],
  sought: [
    /4% of trips/,
    /10% of trips by bicycle/,
    /Six protected routes/,
    /340 million crowns/,
    /14 October 2026/,
  ],
};
