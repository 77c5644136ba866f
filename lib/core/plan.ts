/** A user's subscription. */
export type Plan = "free" | "premium";
