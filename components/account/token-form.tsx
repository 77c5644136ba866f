"use client";

import { type SyntheticEvent, useId, useState } from "react";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import {
  MAX_TOKEN_NAME_CHARACTERS,
  SCOPE_WORDS,
  TOKEN_LIFETIMES_DAYS,
  TOKEN_SCOPES,
  type TokenScope,
} from "@/lib/account/token-scopes";
import { createTokenInput } from "@/lib/account/tokens-contract";
import { useCreateToken } from "@/lib/client/use-access-tokens";

const DEFAULT_LIFETIME = "90";

const LIFETIMES = TOKEN_LIFETIMES_DAYS.map((days) => ({
  value: String(days),
  label: days === null ? "Doesn't expire" : days === 365 ? "In a year" : `In ${days} days`,
  days,
}));

type TokenFormProps = { onCreated: (made: { name: string; token: string }) => void };

/** Name, scopes, and expiry of a new token. */
export function TokenForm({ onCreated }: TokenFormProps) {
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<TokenScope[]>(["run", "read"]);
  const [lifetime, setLifetime] = useState(DEFAULT_LIFETIME);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const create = useCreateToken();

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const days = LIFETIMES.find(({ value }) => value === lifetime)?.days ?? null;
    const checked = createTokenInput.safeParse({ name, scopes, expiresInDays: days });
    const faults = checked.error?.issues ?? [];
    setErrors(Object.fromEntries(faults.map(({ path, message }) => [path[0], message])));
    if (!checked.success) return;
    create.mutate(checked.data, {
      onSuccess: ({ token }) => onCreated({ name: checked.data.name, token }),
    });
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field
        label="Name"
        hint="What will use it, so that you know which one to revoke."
        error={errors.name}
      >
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={MAX_TOKEN_NAME_CHARACTERS}
            autoComplete="off"
            placeholder="Backup script"
            onChange={({ target }) => {
              setName(target.value);
              setErrors(({ name: _, ...others }) => others);
            }}
          />
        )}
      </Field>
      <ScopeBoxes
        chosen={scopes}
        error={errors.scopes}
        onChange={(chosen) => {
          setScopes(chosen);
          setErrors(({ scopes: _, ...others }) => others);
        }}
      />
      <Field label="Expires">
        {(control) => (
          <Select
            {...control}
            className="max-w-60"
            value={lifetime}
            onChange={({ target }) => setLifetime(target.value)}
          >
            {LIFETIMES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {create.error && <Notice tone="danger">{create.error.message}</Notice>}
      <div>
        <Button type="submit" variant="accent" pending={create.isPending}>
          Create token
        </Button>
      </div>
    </form>
  );
}

type ScopeBoxesProps = {
  chosen: readonly TokenScope[];
  error: string | undefined;
  onChange: (chosen: TokenScope[]) => void;
};

function ScopeBoxes({ chosen, error, onChange }: ScopeBoxesProps) {
  const id = useId();
  return (
    <fieldset className="grid gap-3" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 font-medium text-sm">It may</legend>
      {TOKEN_SCOPES.map((scope) => {
        const { label, hint } = SCOPE_WORDS[scope];
        return (
          <div key={scope} className="flex items-start gap-3">
            <input
              id={`${id}-${scope}`}
              type="checkbox"
              className="mt-0.5 size-5 shrink-0 cursor-pointer accent-accent"
              checked={chosen.includes(scope)}
              aria-describedby={`${id}-${scope}-hint`}
              onChange={({ currentTarget: { checked } }) =>
                onChange(
                  TOKEN_SCOPES.filter((one) => (one === scope ? checked : chosen.includes(one))),
                )
              }
            />
            <div className="grid gap-0.5">
              <label htmlFor={`${id}-${scope}`} className="cursor-pointer font-medium text-sm">
                {label} <code className="font-mono font-normal text-soft text-xs">{scope}</code>
              </label>
              <p id={`${id}-${scope}-hint`} className="text-pretty text-sm text-soft">
                {hint}
              </p>
            </div>
          </div>
        );
      })}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
