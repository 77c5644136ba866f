import { BLANK_TEXT } from "@/lib/tools/qr-generator/options";

/** The text a form produces, or the first error of each field by name. */
export type Composed =
  | { text: string; errors?: undefined }
  | { text?: undefined; errors: Record<string, string> };

/** Turns a form's raw fields into a code's text. */
export type Compose = (fields: Record<string, string>) => Composed;

/** The form that every visit starts with: its one field as it is typed. */
export const composeText = ({ text = "" }: Record<string, string>): Composed =>
  text.trim() ? { text } : { errors: { text: BLANK_TEXT } };
