"use client";

import { KeyRound } from "lucide-react";
import { useRef, useState } from "react";

import { FormatDate } from "@/components/format-date";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { SCOPE_WORDS } from "@/lib/account/token-scopes";
import type { AccessToken } from "@/lib/account/tokens-contract";
import { describeAge } from "@/lib/core/describe-age";

type TokenRowProps = {
  token: AccessToken;
  pending: boolean;
  onRevoke: (row: HTMLElement | null) => void;
};

/** One token: what it may do, and when it was last used. Revoking it is confirmed. */
export function TokenRow({ token, pending, onRevoke }: TokenRowProps) {
  const [isAsked, setIsAsked] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { name, scopes, tokenEnd, createdAt, lastUsedAt, expiresAt, hasExpired } = token;
  return (
    <li ref={row} className="flex items-start gap-4 px-4 py-3 sm:px-6">
      <KeyRound aria-hidden className="mt-0.5 shrink-0 text-soft" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <span className="min-w-0 break-words font-medium">{name}</span>
          <code className="font-mono text-soft text-xs">atl_…{tokenEnd}</code>
          {hasExpired && <Badge tone="danger">Expired</Badge>}
        </p>
        <p className="text-soft text-xs">
          {scopes.map((scope) => SCOPE_WORDS[scope].label).join(" · ")}
        </p>
        <p className="text-soft text-xs">
          {lastUsedAt ? `Last used ${describeAge(lastUsedAt, new Date())}` : "Never used"} · made{" "}
          <FormatDate value={createdAt} />
          {expiresAt ? (
            <>
              {" "}
              · {hasExpired ? "expired" : "expires"} <FormatDate value={expiresAt} />
            </>
          ) : (
            " · doesn't expire"
          )}
        </p>
      </div>
      <Button
        size="sm"
        disabled={pending}
        aria-label={`Revoke ${name}, ends in ${tokenEnd}`}
        onClick={() => setIsAsked(true)}
      >
        Revoke
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={`Revoke “${name}”?`}
          description="Programs using it will be refused from their next call. You can't restore a revoked token."
          action="Revoke"
          onCancel={() => setIsAsked(false)}
          onConfirm={() => {
            setIsAsked(false);
            onRevoke(row.current);
          }}
        />
      )}
    </li>
  );
}
