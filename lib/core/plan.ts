/** What a person has subscribed to. */
export type Plan = "free" | "premium";
