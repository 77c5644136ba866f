"use client";

type ModeSwitchProps = {
  text?: string;
  action: string;
  /** @param email what the form holds so far, so that it needn't be typed again */
  onSwitch: (email: string) => void;
};

/** Leads from one form about an account to another. */
export function ModeSwitch({ text, action, onSwitch }: ModeSwitchProps) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-1 text-sm text-soft">
      {text}
      <button
        type="button"
        onClick={({ currentTarget }) => onSwitch(emailIn(currentTarget.form))}
        className="min-h-11 rounded-control px-2 font-medium text-ink underline underline-offset-4"
      >
        {action}
      </button>
    </p>
  );
}

function emailIn(form: HTMLFormElement | null): string {
  return form ? String(new FormData(form).get("email") ?? "") : "";
}
