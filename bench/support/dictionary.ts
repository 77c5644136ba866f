import { LocalLinter } from "harper.js";
import { binary } from "harper.js/binary";

export type Dictionary = {
  /** The lowercase words of a text that the dictionary doesn't know, but for those of its topic. */
  unknownWords(text: string, topic: string): Promise<string[]>;
};

/** Harper's English dictionary, which is not the one that the product checks its drafts with. */
export async function openDictionary(): Promise<Dictionary> {
  const linter = new LocalLinter({ binary });
  const rules = Object.keys(await linter.getDefaultLintConfig());
  await linter.setLintConfig(
    Object.fromEntries(rules.map((rule) => [rule, rule === "SpellCheck"])),
  );
  return {
    async unknownWords(text, topic) {
      const lints = await linter.lint(text, { language: "plaintext" });
      const words = lints.map((lint) => lint.get_problem_text());
      return words.filter(
        (word) => /^\p{Ll}{3,}$/u.test(word) && !topic.toLowerCase().includes(word.slice(0, 5)),
      );
    },
  };
}
