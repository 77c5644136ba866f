"use client";

import { type ChangeEvent, useId, useState } from "react";
import { z } from "zod";
import { resizeAvatar } from "@/components/auth/local/resize-avatar";
import { refreshSession } from "@/components/auth/local/session-store";
import { Avatar } from "@/components/ui/avatar";
import { Button, buttonClass } from "@/components/ui/button";
import { callApi, postJson } from "@/lib/client/call-api";
import { notify } from "@/lib/client/notify";

/** Uploads a photo of at most 256 pixels a side, or removes the current one. */
export function AvatarField({ name, imageUrl }: { name: string; imageUrl: string | null }) {
  const inputId = useId();
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  async function save(prepareAvatar: () => Promise<string | null>, done: string) {
    setPending(true);
    setError(undefined);
    try {
      const avatar = await prepareAvatar();
      await callApi("/api/account/picture", z.object({}), postJson({ picture: avatar }));
      await refreshSession();
      notify.success(done);
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : "Couldn't save the photo. Try again.");
    } finally {
      setPending(false);
    }
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    // So that the same file can be chosen again.
    event.currentTarget.value = "";
    if (file) void save(() => resizeAvatar(file), "Photo saved");
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} imageUrl={imageUrl} size="lg" />
        <input
          id={inputId}
          type="file"
          accept="image/*"
          disabled={pending}
          onChange={choose}
          aria-describedby={error ? `${inputId}-error` : undefined}
          className="peer sr-only"
        />
        <label
          htmlFor={inputId}
          className={`${buttonClass()} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2`}
        >
          Upload photo
        </label>
        {imageUrl && (
          <Button
            variant="ghost"
            pending={pending}
            onClick={() => void save(async () => null, "Photo removed")}
          >
            Remove photo
          </Button>
        )}
      </div>
      {error && (
        <p id={`${inputId}-error`} role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
