import type { ContentTable, CustomTableLayout, StyleDictionary } from "pdfmake/interfaces";

/** Colors of exported PDFs. */
export const PDF_COLORS = {
  ink: "#1f1c19",
  soft: "#5f5b55",
  line: "#cfc9bf",
  sunken: "#f3f1ed",
  link: "#1d4ed8",
};

const heading = (fontSize: number, above: number) => ({
  fontSize,
  bold: true,
  lineHeight: 1.15,
  margin: [0, above, 0, 6] as [number, number, number, number],
});

/** Heading styles for pdfmake; sizes in points. */
export const PDF_STYLES: StyleDictionary = {
  heading1: heading(22, 0),
  heading2: heading(16, 12),
  heading3: heading(13, 10),
  heading4: heading(11.5, 8),
  heading5: heading(10.5, 8),
  heading6: heading(10.5, 8),
};

const BARE: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  hLineColor: () => PDF_COLORS.line,
  vLineColor: () => PDF_COLORS.line,
};

/** A bar on the left. */
export const QUOTE_LAYOUT: CustomTableLayout = {
  ...BARE,
  vLineWidth: (line) => (line === 0 ? 2 : 0),
  paddingLeft: () => 12,
};

/** A shaded box. */
export const CODE_LAYOUT: CustomTableLayout = {
  ...BARE,
  fillColor: () => PDF_COLORS.sunken,
  paddingLeft: () => 10,
  paddingRight: () => 10,
  paddingTop: () => 8,
  paddingBottom: () => 8,
};

/** A horizontal rule. */
export const RULE_LAYOUT: CustomTableLayout = {
  ...BARE,
  hLineWidth: (line) => (line === 0 ? 0.5 : 0),
};

/** The most columns that a page has room for at the usual size. */
const USUAL_COLUMNS = 12;

/** Points of a table's text and of the padding beside it: many columns need the room for themselves. */
export function tableText(columns: number): { fontSize: number; padding: number } {
  return columns > USUAL_COLUMNS ? { fontSize: 6.5, padding: 2 } : { fontSize: 9.5, padding: 6 };
}

const tablePadding = (_: number, { table }: ContentTable) =>
  tableText(table.body[0]?.length ?? 0).padding;

/** A grid with a shaded header row. */
export const TABLE_LAYOUT: CustomTableLayout = {
  ...BARE,
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  fillColor: (row) => (row === 0 ? PDF_COLORS.sunken : null),
  paddingLeft: tablePadding,
  paddingRight: tablePadding,
  paddingTop: () => 4,
  paddingBottom: () => 4,
};
