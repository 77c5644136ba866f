"use client";

import { type SyntheticEvent, useId } from "react";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useArrangeCreation } from "@/lib/client/use-arrange-creation";
import { LIMITS } from "@/lib/core/limits";
import { creationName, promptParts } from "@/lib/creations/prompt-parts";
import type { Creation } from "@/lib/creations/schema";

/** Asks for the name of a creation; an empty one goes back to the prompt. */
export function RenameDialog({ creation, onClose }: { creation: Creation; onClose: () => void }) {
  const change = useArrangeCreation();
  const formId = useId();
  const max = LIMITS.creationTitleCharacters;

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("name") ?? "").trim();
    if (change.isPending) return;
    change.mutate({ id: creation.id, title: typed || null }, { onSuccess: onClose });
  }

  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="accent" type="submit" form={formId} pending={change.isPending}>
        Rename
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title="Rename" footer={footer}>
      <form id={formId} onSubmit={submit}>
        <Field
          label="Name"
          hint="Only you and people with its share link see it. Leave it empty to go back to the prompt."
        >
          {(control) => (
            <Input
              {...control}
              name="name"
              autoComplete="off"
              maxLength={max}
              defaultValue={creationName(creation).slice(0, max)}
              placeholder={promptParts(creation).subject.slice(0, max)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
