export type AccountMode = "sign-in" | "sign-up" | "forgot";

/** What every form of `useAccountMode` gets. */
export type AccountModeProps = {
  returnTo: string;
  /** What was typed into the form before this one. */
  email: string;
  onModeChange: (mode: AccountMode, email: string) => void;
};
