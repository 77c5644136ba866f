import { type SyntheticEvent, useState } from "react";
import type { z } from "zod";

import { type AccountField, type FormError, toFormError } from "@/components/auth/local/messages";

type FieldErrors = Partial<Record<AccountField | "form", string>>;

/**
 * A form about an account: validates its fields, sends them, and keeps the error of each field.
 *
 * `pending` stays true after a success if `send` leaves the page.
 */
export function useAccountForm<Schema extends z.ZodType>(
  schema: Schema,
  send: (fields: z.output<Schema>, form: HTMLFormElement) => Promise<"leaving" | undefined>,
) {
  const [faults, setFaults] = useState<FieldErrors>({});
  const [pending, setPending] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const parsed = schema.safeParse(Object.fromEntries(new FormData(element)));
    setFaults(parsed.success ? {} : toFieldErrors(parsed.error));
    if (!parsed.success) return;

    setPending(true);
    try {
      if ((await send(parsed.data, element)) !== "leaving") setPending(false);
    } catch (error) {
      setFaults(asFieldErrors(toFormError(error)));
      setPending(false);
    }
  }

  return { submit, faults, pending };
}

function toFieldErrors(error: z.ZodError): FieldErrors {
  // The first error of a field is the one shown.
  const pairs = error.issues.map((issue) => [issue.path[0] ?? "form", issue.message] as const);
  return Object.fromEntries(pairs.reverse());
}

function asFieldErrors({ field, message }: FormError): FieldErrors {
  return { [field ?? "form"]: message };
}
