"use client";

import Link from "next/link";
import { type ReactNode, useRef, useState } from "react";

import { BrowserModelOffer } from "@/components/engines/browser-model-offer";
import { ConnectForm } from "@/components/engines/connect-form";
import { EngineFacts } from "@/components/engines/engine-facts";
import { inSentence } from "@/components/engines/engine-words";
import { LookAgainButton } from "@/components/engines/look-again-button";
import { ReturnLink } from "@/components/engines/return-link";
import { SettingsTabs } from "@/components/engines/settings-tabs";
import { LoadError } from "@/components/gallery/load-error";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { focusNextItem } from "@/lib/client/focus-next-item";
import { useCameFrom } from "@/lib/client/use-came-from";
import { enginesFor, useEngineChange, useEngines, useEnginesCall } from "@/lib/client/use-engines";
import { usePart } from "@/lib/client/use-part";
import type { EngineList } from "@/lib/engines/contract";
import { connectionIdOf } from "@/lib/engines/refs";
import type { EngineKind, EngineRow } from "@/lib/engines/row";

/** Settings, Engines: what writes, keys of one's own, servers on this machine, and what only some people get to see. */
export function EngineSettings({ children }: { children?: ReactNode }) {
  const engines = useEngines();
  const call = useEnginesCall();
  const cameFrom = useCameFrom();
  return (
    <div className="grid max-w-3xl gap-6">
      <header className="grid justify-items-start gap-2">
        {cameFrom && <ReturnLink cameFrom={cameFrom} />}
        <h1 className="font-display text-2xl">Engines</h1>
        <p className="text-pretty text-soft">
          Engines write your articles, titles, summaries, and answers, and make and edit your
          images. Every result names the one that made it.
        </p>
      </header>
      <SettingsTabs />
      {engines ? (
        <EverythingIn engines={engines} cameFrom={cameFrom}>
          {children}
        </EverythingIn>
      ) : call.isError ? (
        <LoadError pending={call.isFetching} onRetry={() => void call.refetch()}>
          We couldn't load your engines.
        </LoadError>
      ) : (
        // Nothing stands below it that it would push down.
        <Skeleton className="h-screen" />
      )}
    </div>
  );
}

type EverythingProps = {
  engines: EngineList;
  cameFrom: ReturnType<typeof useCameFrom>;
  children: ReactNode;
};

function EverythingIn({ engines, cameFrom, children }: EverythingProps) {
  return (
    <>
      <EnginesInReach engines={engines} />
      <ImageEnginesInReach engines={engines} kind="paints" title="Image engine" />
      <ImageEnginesInReach engines={engines} kind="erases" title="Object removal" />
      <ImageEnginesInReach engines={engines} kind="cutsOut" title="Background removal" />
      <Card className="grid gap-5 p-4 sm:p-6">
        <div className="grid gap-2">
          <h2 className="font-medium">Add a key of your own</h2>
          <p className="text-pretty text-sm text-soft">
            We encrypt your key, use it for your runs only, and never show it again. What you write
            about goes to that provider.
          </p>
        </div>
        <ConnectForm allowsPrivateAddresses={engines.allowsPrivateAddresses} cameFrom={cameFrom} />
      </Card>
      {children}
      <p className="text-sm text-soft">
        The built-in engines keep your images on this server. Another one gets the part of the image
        it works on; see{" "}
        <Link href="/privacy#engines" className="underline underline-offset-2 hover:text-ink">
          what each engine sends
        </Link>
        .
      </p>
    </>
  );
}

function EnginesInReach({ engines }: { engines: EngineList }) {
  const choose = useEngineChange<{ ref: string }>("choose");
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2 border-line border-b px-4 py-3 sm:px-6">
        <h2 className="font-medium">Writing engine</h2>
        {engines.looksOnThisMachine && <LookAgainButton />}
      </div>
      <ul className="divide-y divide-line">
        {engines.writers.map((writer) => (
          <li
            key={writer.ref}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-6"
          >
            <EngineFacts engine={writer} kind="writes" connections={engines.connections} />
            {writer.ref === engines.current ? (
              <Badge tone="success">In use</Badge>
            ) : (
              <Button
                size="sm"
                disabled={choose.isPending}
                aria-label={`Use ${inSentence(writer.name)}`}
                onClick={() => choose.mutate({ ref: writer.ref })}
              >
                Use
              </Button>
            )}
            <RemoveButton writer={writer} connections={engines.connections} />
          </li>
        ))}
      </ul>
      <BrowserModelOffer className="border-line border-t px-4 py-4 sm:px-6" />
    </Card>
  );
}

const USES: Record<EngineKind, string> = {
  writes: "writing",
  paints: "images",
  erases: "removing objects",
  cutsOut: "removing backgrounds",
};

type ImageEnginesProps = { engines: EngineList; kind: EngineKind; title: string };

function ImageEnginesInReach({ engines, kind, title }: ImageEnginesProps) {
  const choose = useEngineChange<{ ref: string; kind: EngineKind }>("choose");
  const { inReach, current } = enginesFor(engines, kind);
  return (
    <Card>
      <h2 className="border-line border-b px-4 py-3 font-medium sm:px-6">{title}</h2>
      <ul className="divide-y divide-line">
        {inReach.map((engine) => (
          <li
            key={engine.ref}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-6"
          >
            <EngineFacts engine={engine} kind={kind} connections={engines.connections} />
            {engine.ref === current ? (
              <Badge tone="success">In use</Badge>
            ) : (
              <Button
                size="sm"
                disabled={choose.isPending}
                aria-label={`Use ${engine.name} for ${USES[kind]}`}
                onClick={() => choose.mutate({ ref: engine.ref, kind })}
              >
                Use
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const fetchConfirm = () => import("@/components/ui/confirm-dialog");

type RemoveButtonProps = { writer: EngineRow; connections: EngineList["connections"] };

/** Takes a connected engine away, with its key, which is shown nowhere: so it asks. */
function RemoveButton({ writer, connections }: RemoveButtonProps) {
  const disconnect = useEngineChange<{ id: string }>("disconnect");
  const button = useRef<HTMLButtonElement>(null);
  const [isAsked, setAsked] = useState(false);
  const { part, load } = usePart(fetchConfirm);
  const id = connectionIdOf(writer.ref);
  if (id === undefined) return null;
  const hasKey = connections.some((one) => one.id === id && one.keyEnd);

  async function ask(): Promise<void> {
    setAsked(true);
    if (!(await load())) setAsked(false);
  }

  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        pending={disconnect.isPending}
        aria-label={`Remove ${writer.name}`}
        onClick={() => void ask()}
      >
        Remove
      </Button>
      {part && isAsked && (
        <part.ConfirmDialog
          title={`Remove ${inSentence(writer.name)}?`}
          description={
            hasKey
              ? "Its key is deleted here. To use this engine again, you'll have to enter the key again."
              : "To use this engine again, you'll have to connect it again."
          }
          action="Remove"
          onCancel={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false);
            const stay = focusNextItem([button.current?.closest("li")]);
            void disconnect.mutateAsync({ id }).catch(stay);
          }}
        />
      )}
    </>
  );
}
