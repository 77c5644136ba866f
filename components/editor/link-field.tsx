"use client";

import { type SyntheticEvent, useState } from "react";

import { linkAt, setLink, unlink } from "@/components/editor/link-commands";
import type { Editor } from "@/components/editor/use-editor-view";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { isSafeHref } from "@/lib/editor/schema";

type LinkFieldProps = { editor: Editor; onClose: () => void };

/** Asks where the selected words lead. */
export function LinkField({ editor, onClose }: LinkFieldProps) {
  const [error, setError] = useState<string>();
  const current = linkAt(editor.state);

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("href")).trim();
    const href = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(typed) ? `https://${typed}` : typed;
    if (!href || !isSafeHref(href)) {
      setError(href ? "Links can lead to web pages and email addresses." : "Enter an address.");
      return;
    }
    editor.run(setLink(href));
    onClose();
  }

  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        onClose();
        editor.view.focus();
      }}
      noValidate
      className="flex flex-wrap items-end gap-2 border-line border-t px-4 py-3 sm:px-6"
    >
      <div className="min-w-0 flex-1 basis-56">
        <Field label="Link address" error={error}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              name="href"
              type="url"
              defaultValue={current ?? ""}
              placeholder="https://"
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      <Button variant="accent" type="submit">
        {current === null ? "Add link" : "Change link"}
      </Button>
      {current !== null && (
        <Button
          onClick={() => {
            editor.run(unlink);
            onClose();
          }}
        >
          Remove link
        </Button>
      )}
    </form>
  );
}
