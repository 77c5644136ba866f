import { SubmitButton } from "@/components/ui/submit-button";

type MainButtonProps = { pending: boolean; disabled?: boolean };

/** Writes the article. In reach while the form is longer than the window: it's a child of the form itself. */
export function MainButton(props: MainButtonProps) {
  return (
    <div className={STAYS_IN_VIEW}>
      <SubmitButton {...props}>Generate Article</SubmitButton>
    </div>
  );
}

/** What scrolls by below it fades out. */
const STAYS_IN_VIEW =
  "sticky bottom-0 z-10 -mx-1 -my-3 bg-linear-to-t from-80% from-card to-transparent px-1 pt-5 pb-3";
