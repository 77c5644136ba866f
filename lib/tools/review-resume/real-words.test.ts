import { describe, expect, it } from "vitest";
import { confusedWords } from "@/lib/tools/review-resume/real-words";

describe("confusedWords", () => {
  it.each([
    ["I made pizza and delivered them to costumers", "costumers", "customers"],
    ["Costumer service and sales", "Costumer", "Customer"],
    ["Some collage at Owens Community College, did not finish", "collage", "college"],
    ["Promoted to store manger in 2019", "manger", "manager"],
    ["Principle Engineer, Acme", "Principle", "Principal"],
    ["I would be a great asset for you're company", "you're", "your"],
    ["A team player and a fast lerner.", "lerner", "learner"],
    ["Two quick lerners", "lerners", "learners"],
    ["helped to crete a new menu", "crete", "create"],
    ["crete new displays each week", "crete", "create"],
    ["can handel cash and cards", "handel", "handle"],
    ["handel complaints on the phone", "handel", "handle"],
    ["retail salas associate at Kohl's", "salas", "sales"],
    ["I reilly enjoy working with people", "reilly", "really"],
    ["My manager have said I was good", "have", "has"],
    ["I am a hard working team player who think outside the box", "think", "thinks"],
  ])("finds what is meant in %j", (line, word, better) => {
    const [issue] = confusedWords([line]);

    expect(line.slice(issue?.start, issue?.end)).toBe(word);
    expect(issue?.replacements).toEqual([better]);
  });

  it.each([
    ["Assisted the lead costumer at the opera"],
    ["Delivered dresses as a costumer", "Wardrobe, Denver Theater"],
    ["Exhibited a collage at Owens Community College", "Painting and mixed media"],
    ["Set up the manger for the nativity play"],
    ["Read Lerner and Loewe to lerner@mail.example and a.lerner/work"],
    ["Explained the principle of least privilege"],
    ["You're welcome to call, and you're team players"],
    ["The shop's owner and manager have said so"],
    ["Led a group of engineers who think in systems"],
    ["The team have praised it"],
    ["led tours of crete and rhodes", "moved to crete the year after", "sailed around crete a lot"],
    ["mike reilly, Austin", "ms reilly really liked it", "reilly auto parts", "sean o reilly"],
    ["salas de juntas", "maria salas, manager", "maria salas manager at Target"],
    ["played handel and bach", "george handel, Boston", "sang handel a cappella"],
    ["dana lerner, Denver", "assistant to max lerner", "lerner new york, clerk"],
  ])("leaves %j alone", (...lines) => {
    expect(confusedWords(lines)).toEqual([]);
  });
});
