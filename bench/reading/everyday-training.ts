import type { ReadingDocument } from "@/bench/reading/document";
import { TRAINING_EVERYDAY_DOCUMENTS_1 } from "@/bench/reading/everyday-training-1";
import { TRAINING_EVERYDAY_DOCUMENTS_2 } from "@/bench/reading/everyday-training-2";
import { TRAINING_EVERYDAY_DOCUMENTS_3 } from "@/bench/reading/everyday-training-3";

/** Everyday documents that may be learned from. */
export const TRAINING_EVERYDAY_DOCUMENTS: readonly ReadingDocument[] = [
  ...TRAINING_EVERYDAY_DOCUMENTS_1,
  ...TRAINING_EVERYDAY_DOCUMENTS_2,
  ...TRAINING_EVERYDAY_DOCUMENTS_3,
];
