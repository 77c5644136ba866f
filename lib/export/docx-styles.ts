import { AlignmentType, convertInchesToTwip, type IStylesOptions, LevelFormat } from "docx";

/** Font of code; comes with Word. */
export const CODE_FONT = "Consolas";
const SOFT = "5F5B55";

/** Indentation per level of a list or quote, in twentieths of a point. */
export const INDENT = 400;
const LIST_LEVELS = 9;

const heading = (size: number, before: number) => ({
  run: { size, bold: true, color: "1F1C19" },
  paragraph: { spacing: { before, after: 120 }, keepNext: true, keepLines: true },
});

/**
 * Overrides Word's built-in styles, so that its navigation pane, table of contents and themes work.
 */
export const DOCX_STYLES: IStylesOptions = {
  default: {
    document: {
      run: { font: "Calibri", size: 22 },
      paragraph: { spacing: { after: 160, line: 288 } },
    },
    heading1: heading(40, 0),
    heading2: heading(30, 320),
    heading3: heading(26, 240),
    heading4: heading(23, 200),
    heading5: heading(22, 200),
    heading6: heading(22, 200),
    hyperlink: { run: { color: "1D4ED8", underline: {} } },
    listParagraph: { paragraph: { spacing: { after: 80 }, contextualSpacing: true } },
  },
  paragraphStyles: [
    {
      id: "Quote",
      name: "Quote",
      basedOn: "Normal",
      quickFormat: true,
      run: { italics: true, color: SOFT },
      paragraph: {
        indent: { left: INDENT },
        border: { left: { style: "single", size: 12, space: 12, color: "BFB8AE" } },
      },
    },
    {
      id: "CodeBlock",
      name: "Code Block",
      basedOn: "Normal",
      quickFormat: true,
      run: { font: CODE_FONT, size: 19, noProof: true },
      paragraph: { spacing: { line: 252 }, shading: { type: "clear", fill: "F3F1ED" } },
    },
  ],
  characterStyles: [
    {
      id: "Code",
      name: "Code",
      run: { font: CODE_FONT, shading: { type: "clear", fill: "F3F1ED" }, noProof: true },
    },
  ],
};

const BULLETS = ["•", "◦", "▪"];
/** Reference of the one numbering definition that all bulleted lists share. */
export const BULLET_LIST = "bullets";

/** Defines the bullets of all nine list levels. */
export function bulletLevels() {
  return listLevels((level) => ({
    format: LevelFormat.BULLET,
    text: BULLETS[level % BULLETS.length] ?? "•",
  }));
}

/**
 * Defines the numbering of all nine list levels.
 *
 * @param start first number at `level`; every other level begins at 1
 */
export function numberLevels(level: number, start: number) {
  const formats = [LevelFormat.DECIMAL, LevelFormat.LOWER_LETTER, LevelFormat.LOWER_ROMAN];
  return listLevels((index) => ({
    format: formats[index % formats.length] ?? LevelFormat.DECIMAL,
    text: `%${index + 1}.`,
    start: index === level ? start : 1,
  }));
}

function listLevels<Level>(define: (level: number) => Level) {
  return Array.from({ length: LIST_LEVELS }, (_, level) => ({
    level,
    alignment: AlignmentType.LEFT,
    style: {
      paragraph: { indent: { left: INDENT * (level + 1), hanging: convertInchesToTwip(0.25) } },
    },
    ...define(level),
  }));
}

/** The deepest list level Word supports, counted from 0. */
export const MAX_LEVEL = LIST_LEVELS - 1;
