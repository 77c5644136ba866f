"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";

import { FormatDate } from "@/components/format-date";
import { ShareForm } from "@/components/share/share-form";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { useKeptFocus } from "@/lib/client/use-kept-focus";
import { useShare } from "@/lib/client/use-share";
import type { Creation } from "@/lib/creations/schema";
import type { ShareState } from "@/lib/creations/share-contract";

/** Makes a link under which others can read a creation, and ends it. */
export function ShareDialog({ creation, onClose }: { creation: Creation; onClose: () => void }) {
  const { state, making, ending } = useShare(creation.id);
  const formId = useId();
  const link = state.data?.link ?? null;
  const footer = (
    <Actions>
      {link && (
        <Button variant="danger" pending={ending.isPending} onClick={() => ending.mutate()}>
          Stop sharing
        </Button>
      )}
      {making.data ? (
        <Button variant="accent" onClick={onClose}>
          Done
        </Button>
      ) : (
        <Button variant="accent" type="submit" form={formId} pending={making.isPending}>
          {link ? "Replace link" : "Create link"}
        </Button>
      )}
    </Actions>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Share"
      description="Anyone with the link can view this creation and its title or prompt, without an account. Search engines don't list it."
      footer={footer}
    >
      <div className="grid gap-5">
        {state.isPending && <Spinner label="Loading" />}
        {state.isError && <Notice tone="danger">{state.error.message}</Notice>}
        {making.data ? (
          <NewLink path={making.data.path} />
        ) : (
          <>
            {link && <CurrentLink link={link} />}
            <ShareForm id={formId} onCreate={(options) => making.mutate(options)} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Stop sharing goes with its press. */
function Actions({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box, "[type=submit]");
  return (
    <div ref={box} className="contents">
      {children}
    </div>
  );
}

function NewLink({ path }: { path: string }) {
  const address = new URL(path, window.location.origin).href;
  const box = useRef<HTMLDivElement>(null);
  // Whoever can't see it hears of it, and that it has to be copied now.
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={box} className="grid justify-items-start gap-3 *:first:w-full">
      <Field label="Link" hint="Copy it now. We don't store it, so we can't show it again.">
        {(control) => (
          <Input
            {...control}
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <CopyButton text={address} label="Copy link" />
    </div>
  );
}

function CurrentLink({ link }: { link: NonNullable<ShareState["link"]> }) {
  return (
    <Notice>
      Shared since <FormatDate value={link.created_at} />
      {link.expires_at ? (
        <>
          , until <FormatDate value={link.expires_at} />
        </>
      ) : (
        ", until you stop it"
      )}
      {link.showsName ? ", with your name" : ", without your name"}. A new link replaces this one.
      Deleting the creation turns it off for good.
    </Notice>
  );
}
