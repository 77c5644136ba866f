"use client";

import { createContext } from "react";

import type { PairChoice } from "@/lib/client/use-comparison";

/** What a page's engine chip offers to compare with; null on pages that compare nothing. */
export const PairChoiceContext = createContext<PairChoice | null>(null);
