"use client";

import Link from "next/link";
import { useRef, useState } from "react";

import { NewToken } from "@/components/account/new-token";
import { TokenForm } from "@/components/account/token-form";
import { TokenRow } from "@/components/account/token-row";
import { SettingsTabs } from "@/components/engines/settings-tabs";
import { LoadError } from "@/components/gallery/load-error";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { MAX_TOKENS } from "@/lib/account/token-scopes";
import { focusNextItem } from "@/lib/client/focus-next-item";
import { useAccessTokens, useRevokeToken } from "@/lib/client/use-access-tokens";

/** Settings, Access tokens: makes tokens for programs, shows each one once, and revokes them. */
export function TokensPage() {
  const [created, setCreated] = useState<{ name: string; token: string }>();
  return (
    <div className="grid max-w-3xl gap-6 *:min-w-0">
      <header className="grid gap-2">
        <h1 className="font-display text-2xl">Access tokens</h1>
        <p className="text-pretty text-soft">
          Scripts and assistants can use a token to run tools and read your creations without your
          password. Treat it like a password: anyone who has it can do whatever you allowed. The{" "}
          <Link href="/developers" className="underline underline-offset-2 hover:text-ink">
            developers page
          </Link>{" "}
          lists the calls it can make.
        </p>
      </header>
      <SettingsTabs />
      {/* Another one would replace this one before it's copied. */}
      {created ? (
        <NewToken {...created} onDone={() => setCreated(undefined)} />
      ) : (
        <Card className="grid gap-5 p-4 sm:p-6">
          <h2 className="font-medium">New token</h2>
          <TokenForm onCreated={setCreated} />
        </Card>
      )}
      <Tokens />
    </div>
  );
}

function Tokens() {
  const list = useAccessTokens();
  const revoke = useRevokeToken();
  const headingRef = useRef<HTMLHeadingElement>(null);

  if (list.isError)
    return (
      <LoadError pending={list.isFetching} onRetry={() => void list.refetch()}>
        We couldn't load your access tokens.
      </LoadError>
    );
  if (!list.data) return <Skeleton className="h-48" />;
  const { tokens } = list.data;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b px-4 py-3 sm:px-6">
        <h2 ref={headingRef} tabIndex={-1} className="font-medium outline-none">
          Your tokens
        </h2>
        <p className="text-soft text-xs">
          {tokens.length} of {MAX_TOKENS}
        </p>
      </div>
      {tokens.length === 0 ? (
        <p className="px-4 py-6 text-sm text-soft sm:px-6">You have no access tokens.</p>
      ) : (
        <ul className="divide-y divide-line">
          {tokens.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              pending={revoke.isPending}
              onRevoke={(row) => {
                const stay = focusNextItem([row], () => headingRef.current);
                void revoke.mutateAsync(token.id).catch(stay);
              }}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
