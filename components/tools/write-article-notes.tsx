"use client";

import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";

type WriteArticleNotesProps = {
  /** Notes of a stored article. */
  notes: string;
  error: string | undefined;
  /** Only the draft model is there, which knows nothing: the article is then made of the notes alone. */
  isOnlySource: boolean;
  onChange: (notes: string) => void;
};

/** What the person knows and wants said. */
export function WriteArticleNotes({
  notes,
  error,
  isOnlySource,
  onChange,
}: WriteArticleNotesProps) {
  const hint = isOnlySource
    ? "Best with this model: your sentences and bullets, tidied, under the headings your notes have."
    : "The article will cover these.";
  return (
    <Field
      label={
        <>
          Notes or points to cover <span className="font-normal text-soft">(optional)</span>
        </>
      }
      hint={hint}
      error={error}
    >
      {(control) => (
        <Textarea
          {...control}
          name="notes"
          rows={5}
          defaultValue={notes}
          placeholder="Bullets, lines, or pasted text"
          onChange={(event) => onChange(event.currentTarget.value)}
          className="max-h-96 resize-y"
        />
      )}
    </Field>
  );
}
