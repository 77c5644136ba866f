import { CONTRACT } from "@/bench/reading/contract";
import type { ReadingDocument } from "@/bench/reading/document";
import { FORM } from "@/bench/reading/form";
import { INVOICE } from "@/bench/reading/invoice";
import { LETTER } from "@/bench/reading/letter";
import { MANUAL } from "@/bench/reading/manual";
import { PAPER } from "@/bench/reading/paper";
import { SLIDES } from "@/bench/reading/slides";
import { STATEMENT } from "@/bench/reading/statement";

/** The rules for reading without a model are tuned on these. */
export const READING_DOCUMENTS: readonly ReadingDocument[] = [
  CONTRACT,
  PAPER,
  MANUAL,
  FORM,
  INVOICE,
  SLIDES,
  LETTER,
  STATEMENT,
];
