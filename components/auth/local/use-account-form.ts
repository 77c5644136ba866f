import { type SyntheticEvent, useState } from "react";
import type { z } from "zod";

import { type AccountField, type FormError, toFormError } from "@/components/auth/local/messages";

type FieldErrors = Partial<Record<AccountField | "form", string>>;

/**
 * A form about an account: validates its fields, sends them, and keeps the error of each field until it's mended.
 *
 * `pending` stays true after a success if `send` leaves the page.
 *
 * @param checkedByServer the field that a refusal of our own routes is about
 */
export function useAccountForm<Schema extends z.ZodType>(
  schema: Schema,
  send: (fields: z.output<Schema>, form: HTMLFormElement) => Promise<"leaving" | undefined>,
  checkedByServer?: AccountField,
) {
  const [faults, setFaults] = useState<FieldErrors>({});
  const [pending, setPending] = useState(false);
  const read = (form: HTMLFormElement) => schema.safeParse(Object.fromEntries(new FormData(form)));

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const parsed = read(element);
    setFaults(parsed.success ? {} : toFieldErrors(parsed.error));
    if (!parsed.success) return;

    setPending(true);
    try {
      if ((await send(parsed.data, element)) !== "leaving") setPending(false);
    } catch (error) {
      setFaults(asFieldErrors(toFormError(error, checkedByServer)));
      setPending(false);
    }
  }

  /** Drops the errors of fields that are valid by now, and what the server said about other contents. */
  function mend(event: SyntheticEvent<HTMLFormElement>) {
    const parsed = read(event.currentTarget);
    const left = parsed.success ? {} : toFieldErrors(parsed.error);
    setFaults((before) => keepFaults(before, left));
  }

  return { formProps: { onSubmit: submit, onInput: mend, noValidate: true }, faults, pending };
}

/** Those of `before` that are still so; what is about the whole form stays until it's sent again. */
function keepFaults(before: FieldErrors, left: FieldErrors): FieldErrors {
  const faults = Object.entries(before);
  const kept = faults.filter(
    // Safe: the entries come from an object with these keys.
    ([field, text]) => field === "form" || left[field as AccountField] === text,
  );
  return kept.length === faults.length ? before : Object.fromEntries(kept);
}

function toFieldErrors(error: z.ZodError): FieldErrors {
  // The first error of a field is the one shown.
  const pairs = error.issues.map((issue) => [issue.path[0] ?? "form", issue.message] as const);
  return Object.fromEntries(pairs.reverse());
}

function asFieldErrors({ field, message }: FormError): FieldErrors {
  return { [field ?? "form"]: message };
}
