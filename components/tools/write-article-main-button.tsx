import { SubmitButton } from "@/components/ui/submit-button";

type MainButtonProps = { pending: boolean; disabled?: boolean };

/** Writes the article. In reach while the form is longer than the window: it's a child of the form itself. */
export function MainButton(props: MainButtonProps) {
  return (
    <div className="stays-in-view">
      <SubmitButton {...props}>Generate Article</SubmitButton>
    </div>
  );
}
