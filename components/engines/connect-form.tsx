"use client";

import { useMutation } from "@tanstack/react-query";
import { type SyntheticEvent, useState } from "react";

import { ModelSelects, NO_MODELS } from "@/components/engines/model-selects";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { useNavigate } from "@/lib/client/address";
import { callApi, postJson } from "@/lib/client/call-api";
import { notify } from "@/lib/client/notify";
import type { CameFrom } from "@/lib/client/use-came-from";
import { useEngineChange } from "@/lib/client/use-engines";
import { connectInput, testInput, testResultSchema } from "@/lib/engines/contract";
import { getProvider, PROVIDERS, type ProviderId, providerOfKey } from "@/lib/engines/providers";

const EMPTY = { baseUrl: "", apiKey: "", ...NO_MODELS };

type ConnectFormProps = {
  allowsPrivateAddresses: boolean;
  /** The tool for which an engine was wanted: once there is one, it's back there. */
  cameFrom: CameFrom | null;
};

/** Provider, key, Test, model, Save. */
export function ConnectForm({ allowsPrivateAddresses, cameFrom }: ConnectFormProps) {
  const navigate = useNavigate();
  const [provider, setProvider] = useState<ProviderId>("openai");
  const [fields, setFields] = useState(EMPTY);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const connect = useEngineChange<object>("connect");
  const test = useMutation({
    mutationFn: (input: object) => callApi("/api/engines/test", testResultSchema, postJson(input)),
    onSuccess: ({ model, imageModels: [imageModel = ""] }) =>
      setFields((before) => ({ ...before, model, imageModel })),
  });
  const { baseUrl, apiKey, model, imageModel, editModel } = fields;
  const server = { provider, apiKey, ...(provider === "other" && { baseUrl }) };

  /** Whatever changes, the last test no longer stands for it. */
  function change(part: Partial<typeof EMPTY>): void {
    setFields((before) => ({ ...before, ...NO_MODELS, ...part }));
    test.reset();
  }

  /** A pasted key chooses its provider, unless the address was typed. */
  function changeKey(key: string): void {
    const owner = provider === "other" ? undefined : providerOfKey(key);
    if (owner) setProvider(owner);
    change({ apiKey: key });
  }

  function isValid(schema: typeof testInput | typeof connectInput, input: object): boolean {
    const faults = schema.safeParse(input).error?.issues ?? [];
    setErrors(Object.fromEntries(faults.map(({ path, message }) => [path.join("."), message])));
    return faults.length === 0;
  }

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!test.data) {
      if (isValid(testInput, server)) test.mutate(server);
      return;
    }
    const images = { ...(imageModel && { imageModel }), ...(editModel && { editModel }) };
    const input = { ...server, model, ...images };
    if (isValid(connectInput, input)) connect.mutate(input, { onSuccess: finish });
  }

  function finish(): void {
    const painter = imageModel && `, and ${imageModel} will make your images`;
    const editor = editModel && ` ${editModel} will edit images.`;
    notify.success(`Connected. ${model} will now write for you${painter}.${editor}`);
    change(EMPTY);
    if (cameFrom) navigate(cameFrom.address);
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field label="Provider">
        {(control) => (
          <Select
            {...control}
            value={provider}
            onChange={({ target }) => {
              // Safe: the options below are made of these ids.
              setProvider(target.value as ProviderId);
              setErrors({});
              change(EMPTY);
            }}
          >
            {PROVIDERS.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {provider === "other" && (
        <Field
          label="Address"
          hint={
            allowsPrivateAddresses
              ? "It usually ends in /v1. Servers in your own network work, too."
              : "It starts with https:// and usually ends in /v1."
          }
          error={errors.baseUrl}
        >
          {(control) => (
            <Input
              {...control}
              type="url"
              spellCheck={false}
              autoComplete="off"
              placeholder="https://models.example.com/v1"
              value={baseUrl}
              onChange={({ target }) => change({ baseUrl: target.value })}
            />
          )}
        </Field>
      )}
      <Field
        label={provider === "other" ? "Key (if the server needs one)" : "Key"}
        hint={<KeyHint provider={provider} />}
        error={errors.apiKey}
      >
        {(control) => (
          <Input
            {...control}
            type="password"
            autoComplete="off"
            spellCheck={false}
            value={apiKey}
            onChange={({ target }) => changeKey(target.value)}
          />
        )}
      </Field>
      {test.error && <Notice tone="danger">{test.error.message}</Notice>}
      {test.data && (
        <>
          <Notice tone="success">
            {apiKey ? "The key works." : "The server works."} {test.data.model} wrote its first word
            in {firstWordTime(test.data.firstWordMs)}.
          </Notice>
          <ModelSelects
            models={test.data}
            chosen={fields}
            errors={errors}
            onChange={(part) => setFields((before) => ({ ...before, ...part }))}
          />
        </>
      )}
      <div>
        <Button
          type="submit"
          variant={test.data ? "accent" : "outline"}
          pending={test.isPending || connect.isPending}
        >
          {test.data ? "Save and use" : "Test"}
        </Button>
      </div>
    </form>
  );
}

function KeyHint({ provider }: { provider: ProviderId }) {
  const { name, keysUrl } = getProvider(provider);
  if (!keysUrl) return null;
  return (
    <a href={keysUrl} target="_blank" rel="noreferrer" className="underline underline-offset-2">
      Get a key from {name}
    </a>
  );
}

function firstWordTime(ms: number): string {
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;
}
