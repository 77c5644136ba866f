"use client";

import { type SyntheticEvent, useState } from "react";

import { loadPart } from "@/lib/client/load-part";
import type { PublicAnswer } from "@/lib/client/send-public-form";

const fetchForms = () => import("@/lib/client/public-forms");
type Forms = Awaited<ReturnType<typeof fetchForms>>;

/**
 * A form that needs no account, whose code comes when somebody first touches it.
 *
 * @param send picks what sends it
 */
export function usePublicForm(
  send: (forms: Forms) => (fields: Record<string, unknown>) => Promise<PublicAnswer>,
) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  /** What is wrong with the form as a whole. */
  const [fault, setFault] = useState<string>();
  const [thanks, setThanks] = useState<string>();
  const [pending, setPending] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    setPending(true);
    setErrors({});
    setFault(undefined);
    setThanks(undefined);
    try {
      const answer = await send(await loadPart(fetchForms))(fields);
      if (answer.accepted) return setThanks(answer.message);
      setErrors(answer.errors);
      setFault(answer.message);
    } catch (error) {
      setFault(error instanceof Error ? error.message : "Something went wrong. Try again.");
    } finally {
      setPending(false);
    }
  }

  const preload = () => void fetchForms().catch(() => {});
  return {
    formProps: { onSubmit: submit, onFocus: preload, noValidate: true },
    errors,
    fault,
    thanks,
    pending,
  };
}
