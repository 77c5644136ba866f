import { headingOfLine } from "@/lib/core/markdown-heading";
import { deepestNesting } from "@/lib/core/markdown-nesting";
import { isTooMuchWork } from "@/lib/core/markdown-work";
import { splitOpenProse } from "@/lib/core/sentences";
import { promptParts } from "@/lib/creations/prompt-parts";
import { titleFromFileName } from "@/lib/files/title-from-file-name";
import { checkableParts } from "@/lib/providers/grammar/local/parts";
import { subjectOf } from "@/lib/registry/send-to";
import { parseTitles } from "@/lib/tools/blog-titles/title-list";
import { headingOf } from "@/lib/tools/extract-text/text-heading";
import { describeText } from "@/lib/tools/qr-generator/describe";
import { plainText } from "@/lib/tools/write-article/article-source";
import { cleanAnswer } from "@/lib/tools/write-article/clean-answer";
import { definesItself, hasHole } from "@/lib/tools/write-article/draft-faults";
import { rejectionReason, trimOpening } from "@/lib/tools/write-article/draft-sentence";
import { followOutline } from "@/lib/tools/write-article/follow-outline";
import { isSentence } from "@/lib/tools/write-article/notes-points";
import { parseHeadings } from "@/lib/tools/write-article/propose-outline";

/** What reads articles, and what models write. */
export const ANALYZERS_OF_WRITING: Record<string, (text: string) => unknown> = {
  subjectOf,
  headingOf,
  headingOfLines: (text) => headingOf(text.replaceAll(" ", "\n")),
  titleOfFile: titleFromFileName,
  promptParts: (text) =>
    promptParts({ tool: "write-article", prompt: `Write an article about ${text} in ` }),
  parseTitles,
  parseHeadings,
  followOutline: (text) => followOutline(text, ["Bees", "Wasps"]),
  followHeading: (text) => followOutline(`## a${text}b`, ["Bees", "Wasps"]),
  cleanAnswer: (text) => cleanAnswer(`<passage>${text}`, "Bees.", "line"),
  articleAsSource: (text) => plainText(`a${text}`),
  headingOfLine: (text) => headingOfLine(`# a${text}`),
  deepestNesting,
  isTooMuchWork,
  checkableParts,
  splitOpenProse,
  rejectionReason: (text) => rejectionReason(text, "bees"),
  definesItself,
  hasHole,
  trimOpening,
  describeText,
  isSentence: (text) => isSentence(`a${text}b`),
};
