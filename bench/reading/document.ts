/** A document that is typeset for measuring, with what is asked about it. */
export type ReadingDocument = {
  key: string;
  /** What the page should call it; null for a kind that isn't recognized. */
  kind: string | null;
  title: string;
  /** One column unless told otherwise. */
  columns?: 1 | 2;
  /**
   * Line by line: `# ` and `## ` are headings, `- ` a list item, `| a | b |` a row of cells, `[Label] value` a filled field,
   * `---` a new page. Everything else is a paragraph, which is wrapped and may run over a page.
   */
  text: string;
  questions: readonly AskedQuestion[];
  /** What a reader of this kind looks for; each must be in the extract. */
  sought: readonly RegExp[];
};

/** A question in a chat. */
export type AskedQuestion = {
  question: string;
  /** Asked before, so that this one is a follow-up. */
  after?: string;
  /** Found in the answer; null when the document doesn't say. */
  answer: RegExp | null;
  /** Must be what the answer leads with, before any quotation. */
  isExact?: boolean;
};

/** A question whose answer may be anywhere in what is shown. */
export function asked(question: string, answer: RegExp, after?: string): AskedQuestion {
  return { question, answer, ...(after && { after }) };
}

/** A question that is answered with the thing asked. */
export function exact(question: string, answer: RegExp, after?: string): AskedQuestion {
  return { ...asked(question, answer, after), isExact: true };
}

/** A question that the document doesn't answer. */
export function refused(question: string): AskedQuestion {
  return { question, answer: null };
}
