"use client";

import { type SyntheticEvent, useState } from "react";

import { QrKindFields } from "@/components/tools/qr-kind-fields";
import { QrLogoField } from "@/components/tools/qr-logo-field";
import { QrOptions } from "@/components/tools/qr-options";
import { Chips } from "@/components/ui/chips";
import { SubmitButton } from "@/components/ui/submit-button";
import { notify } from "@/lib/client/notify";
import { usePart } from "@/lib/client/use-part";
import { usePreload } from "@/lib/client/use-preload";
import { usageOf } from "@/lib/tools/qr-generator/capacity";
import type { QrInput } from "@/lib/tools/qr-generator/contract";
import type { QrKindId } from "@/lib/tools/qr-generator/kind-forms";
import { QR_KINDS } from "@/lib/tools/qr-generator/kinds";
import {
  BLANK_TEXT,
  DEFAULT_STYLE,
  LOGO_LEVEL,
  type QrLevel,
  type QrStyle,
} from "@/lib/tools/qr-generator/options";
import { type Composed, composeText } from "@/lib/tools/qr-generator/plain-text";

const fetchKindForms = () => import("@/lib/tools/qr-generator/kind-forms");

/** Until the other kinds have loaded: nothing to encode, and nothing wrong yet. */
const NOT_LOADED: Composed = { errors: {} };

type AskedCode = { [Name in keyof QrInput]?: QrInput[Name] | undefined };

type QrFormProps = {
  /** Prefills the first field, from the page's URL. */
  text: string;
  /** What an opened code was made with; null otherwise. */
  asked: AskedCode | null;
  /** The creation that the text is from. */
  parentId: string | null;
  pending: boolean;
  /** Error that the call's own validation found in the text. */
  textError: string | undefined;
  onGenerate: (input: QrInput) => void;
};

/** Form for one kind of content and the code's appearance; sends the resulting text. */
export function QrForm(props: QrFormProps) {
  const { text, asked, parentId, pending, textError, onGenerate } = props;
  const [kindId, setKindId] = useState<QrKindId>("text");
  const [filled, setFilled] = useState<Partial<Record<QrKindId, Record<string, string>>>>({
    text: { text },
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [style, setStyle] = useState(() => styleOf(asked ?? {}));
  const [logo, setLogo] = useState<string | null>(asked?.logo ?? null);
  const fields = QR_KINDS.find(({ id }) => id === kindId)?.fields ?? [];
  const values = filled[kindId] ?? {};
  const { part: forms, load: loadForms } = usePart(fetchKindForms);
  usePreload(fetchKindForms);
  const composed = composeWith(forms) ?? NOT_LOADED;

  function composeWith(loaded: typeof forms): Composed | undefined {
    return kindId === "text" ? composeText(values) : loaded?.COMPOSE[kindId](values);
  }

  function chooseKind(chosen: string): void {
    const kind = QR_KINDS.find(({ id }) => id === chosen);
    if (kind) setKindId(kind.id);
    if (kind?.id !== "text") void loadForms();
    setErrors({});
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const loaded = kindId === "text" ? forms : (forms ?? (await loadForms()));
    const { text, errors = {} } = composeWith(loaded) ?? NOT_LOADED;
    setErrors(errors);
    if (errors.text === BLANK_TEXT) notify.error(BLANK_TEXT);
    if (text === undefined || pending) return;
    onGenerate({
      text,
      ...style,
      ...(logo && { logo }),
      ...(parentId && { parentId }),
    });
  }

  const firstField = fields[0]?.name ?? "";
  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <Chips
        label="Content"
        name="kind"
        value={kindId}
        onValueChange={chooseKind}
        options={QR_KINDS.map(({ id, label }) => ({ value: id, label }))}
      />
      <div className="grid gap-4">
        <QrKindFields
          key={kindId}
          fields={fields}
          values={values}
          errors={textError ? { [firstField]: textError, ...errors } : errors}
          onChange={(name, value) =>
            setFilled({ ...filled, [kindId]: { ...values, [name]: value } })
          }
        />
        <EncodedPreview
          text={composed.text}
          plain={kindId === "text"}
          level={logo ? LOGO_LEVEL : style.errorCorrectionLevel}
        />
      </div>
      <QrOptions
        style={style}
        hasLogo={logo !== null}
        onChange={(change) => setStyle({ ...style, ...change })}
      />
      <QrLogoField logo={logo} onChange={setLogo} />
      <SubmitButton pending={pending}>Generate QR</SubmitButton>
    </form>
  );
}

function styleOf(asked: AskedCode): QrStyle {
  return {
    size: asked.size ?? DEFAULT_STYLE.size,
    margin: asked.margin ?? DEFAULT_STYLE.margin,
    errorCorrectionLevel: asked.errorCorrectionLevel ?? DEFAULT_STYLE.errorCorrectionLevel,
    format: asked.format ?? DEFAULT_STYLE.format,
    darkColor: asked.darkColor ?? DEFAULT_STYLE.darkColor,
    lightColor: asked.lightColor ?? DEFAULT_STYLE.lightColor,
    moduleShape: asked.moduleShape ?? DEFAULT_STYLE.moduleShape,
    eyeFrameShape: asked.eyeFrameShape ?? DEFAULT_STYLE.eyeFrameShape,
    eyeBallShape: asked.eyeBallShape ?? DEFAULT_STYLE.eyeBallShape,
    eyeFrameColor: asked.eyeFrameColor,
    eyeBallColor: asked.eyeBallColor,
  };
}

type EncodedPreviewProps = { text: string | undefined; plain: boolean; level: QrLevel };

/** What a scanner will read, and how much of the capacity it uses. */
function EncodedPreview({ text, plain, level }: EncodedPreviewProps) {
  const { used, room, unit } = usageOf(text ?? "", level);
  const count = `${used.toLocaleString("en")} of ${room.toLocaleString("en")} ${unit}`;
  if (plain || text === undefined) {
    return <p className="text-right text-soft text-xs tabular-nums">{count}</p>;
  }
  return (
    <details className="rounded-control border border-line bg-sunken px-3 py-2 text-sm">
      <summary className="cursor-pointer py-1 text-soft">
        Encoded text · <span className="tabular-nums">{count}</span>
      </summary>
      <pre className="mt-2 whitespace-pre-wrap break-all font-mono text-xs">{text}</pre>
    </details>
  );
}
