"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type SyntheticEvent, useState } from "react";

import { useSession } from "#auth-client";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";
import { ApiError } from "@/lib/client/api-error";
import { callApi, postJson } from "@/lib/client/call-api";
import { notify } from "@/lib/client/notify";
import { queryKeys } from "@/lib/client/query-keys";
import { reportFailure } from "@/lib/client/report-failure";
import { LIMITS } from "@/lib/core/limits";
import { messageReader, readIf } from "@/lib/creations/read-answer";

const nameReader = {
  safeParse: (body: unknown) =>
    readIf<{ name: string | null }>(body, ({ name }) => name === null || typeof name === "string"),
};

/** Whether a name itself was refused. */
function isRefused(error: Error | null): error is ApiError {
  return error instanceof ApiError && error.code === "invalid_input";
}

/** As a ref: what replaces the control that had the focus gets it. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/**
 * Lets a person show a name with what they publish. None is shown until they do.
 *
 * @param shown the name, where it's known
 * @param label of the button, where it isn't
 */
export function GalleryName({ shown, label }: { shown?: string | undefined; label?: string }) {
  const [state, setState] = useState<"new" | "open" | "closed">("new");
  if (state !== "open") {
    return (
      <Button
        {...(state === "closed" && { ref: takeFocus })}
        size="sm"
        variant="ghost"
        className="justify-self-start"
        onClick={() => setState("open")}
      >
        {label ?? (shown ? "Change your name" : "Show your name")}
      </Button>
    );
  }
  return <NameForm onClose={() => setState("closed")} />;
}

function NameForm({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const queries = useQueryClient();
  const kept = useQuery({
    queryKey: queryKeys.galleryName(),
    queryFn: ({ signal }) => callApi("/api/user/get-gallery-name", nameReader, { signal }),
  });
  const change = useMutation({
    mutationFn: (name: string | null) =>
      callApi("/api/user/keep-gallery-name", messageReader, postJson({ name })),
    onSuccess: ({ message }) => {
      notify.success(message);
      onClose();
    },
    onError: (error) => {
      if (!isRefused(error)) reportFailure(error);
    },
    onSettled: () =>
      Promise.all(
        [queryKeys.galleryName(), queryKeys.gallery()].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });

  if (kept.isPending) return <Spinner label="Loading your name" />;
  const name = kept.data?.name ?? null;
  const account = session.status === "signed-in" ? session.user.name : "";

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("name") ?? "").trim();
    if (!change.isPending) change.mutate(typed || null);
  }

  return (
    <form onSubmit={submit} className="grid gap-3 border-line border-t pt-4">
      <Field
        label="Your name in the gallery"
        hint="Everyone sees it on every image you publish. Leave it empty to show no name."
        error={isRefused(change.error) ? change.error.message : undefined}
      >
        {(control) => (
          <Input
            {...control}
            ref={takeFocus}
            name="name"
            autoComplete="nickname"
            maxLength={LIMITS.galleryNameCharacters}
            defaultValue={name ?? account.slice(0, LIMITS.galleryNameCharacters)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="accent" type="submit" pending={change.isPending}>
          Save
        </Button>
        {name !== null && (
          <Button size="sm" disabled={change.isPending} onClick={() => change.mutate(null)}>
            Remove name
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
