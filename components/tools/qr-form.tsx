"use client";

import { type SyntheticEvent, useRef, useState } from "react";

import { RunsLeft } from "@/components/engines/runs-left";
import { KeptState } from "@/components/tools/kept-state";
import { QrKindFields } from "@/components/tools/qr-kind-fields";
import { QrLogoField } from "@/components/tools/qr-logo-field";
import { QrOptions } from "@/components/tools/qr-options";
import { Chips } from "@/components/ui/chips";
import { lazyPart } from "@/components/ui/lazy-part";
import { SubmitButton } from "@/components/ui/submit-button";
import type { CodeLooks } from "@/lib/client/make-codes";
import { notify } from "@/lib/client/notify";
import { usePart } from "@/lib/client/use-part";
import { usePreload } from "@/lib/client/use-preload";
import { usageOf } from "@/lib/tools/qr-generator/capacity";
import { withReadableColors } from "@/lib/tools/qr-generator/color-faults";
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
import type { ListRow } from "@/lib/tools/qr-generator/read-list";

const fetchKindForms = () => import("@/lib/tools/qr-generator/kind-forms");

const fetchReadList = () => import("@/lib/tools/qr-generator/read-list");
const QrAddressHint = lazyPart(
  async () => (await import("@/components/tools/qr-address-hint")).QrAddressHint,
  null,
);
const QrListFields = lazyPart(
  async () => (await import("@/components/tools/qr-list-fields")).QrListFields,
);

/** Beside the kinds of content of one code: many codes from a list. */
const LIST = "list";
const CHOICES = [
  ...QR_KINDS.map(({ id, label }) => ({ value: id, label })),
  { value: LIST, label: "Many from a list" },
];

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
  onChooseKind: (isList: boolean) => void;
  /** Called when the content was checked, before a code is made of it. */
  onCheck: (isRefused: boolean) => void;
  onGenerate: (input: QrInput) => void;
  onGenerateList: (rows: readonly ListRow[], looks: CodeLooks) => void;
};

/** Form for one kind of content and the code's appearance; sends the resulting text. */
export function QrForm(props: QrFormProps) {
  const { text, asked, parentId, pending, textError } = props;
  const { onChooseKind, onCheck, onGenerate, onGenerateList } = props;
  const [kindId, setKindId] = useState<QrKindId | typeof LIST>("text");
  const [csv, setCsv] = useState("");
  const [filled, setFilled] = useState<Partial<Record<QrKindId, Record<string, string>>>>({
    text: { text },
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [style, setStyle] = useState(() => styleOf(asked ?? {}));
  const [logo, setLogo] = useState<string | null>(asked?.logo ?? null);
  const formRef = useRef<HTMLFormElement>(null);
  const fields = QR_KINDS.find(({ id }) => id === kindId)?.fields ?? [];
  const values = (kindId !== LIST && filled[kindId]) || {};
  const { load: loadReadList } = usePart(fetchReadList);
  const { part: forms, load: loadForms } = usePart(fetchKindForms);
  usePreload(fetchKindForms);
  const composed = composeWith(forms) ?? NOT_LOADED;

  function composeWith(loaded: typeof forms): Composed | undefined {
    if (kindId === LIST) return undefined;
    return kindId === "text" ? composeText(values) : loaded?.COMPOSE[kindId](values);
  }

  function chooseKind(chosen: string): void {
    const kind = QR_KINDS.find(({ id }) => id === chosen);
    setKindId(kind?.id ?? LIST);
    onChooseKind(!kind);
    if (kind && kind.id !== "text") void loadForms();
    setErrors({});
  }

  function encodeAsLink(address: string): void {
    setFilled({ ...filled, link: { address } });
    chooseKind("link");
    // What was pressed goes; what it filled in can be read on.
    requestAnimationFrame(() => formRef.current?.querySelector<HTMLElement>("[type=url]")?.focus());
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (kindId === LIST) return submitList();
    const loaded = kindId === "text" ? forms : (forms ?? (await loadForms()));
    const { text, errors = {} } = composeWith(loaded) ?? NOT_LOADED;
    setErrors(errors);
    onCheck(Object.keys(errors).length > 0);
    if (errors.text === BLANK_TEXT) notify.error(BLANK_TEXT);
    if (text === undefined || pending) return;
    onGenerate({
      text,
      ...style,
      ...(logo && { logo }),
      ...(parentId && { parentId }),
    });
  }

  async function submitList(): Promise<void> {
    const read = (await loadReadList())?.readList;
    if (!read) return;
    const { errorCorrectionLevel } = style;
    const { rows, fault } = read(csv, { errorCorrectionLevel, hasLogo: logo !== null });
    const isEmpty = rows.every((row) => row.fault !== null);
    setErrors(isEmpty ? { list: fault ?? "Enter at least one line that can be made." } : {});
    if (isEmpty || fault !== null || pending) return;
    onGenerateList(rows, { ...style, ...(logo && { logo }) });
  }

  const firstField = fields[0]?.name ?? "";
  return (
    <form ref={formRef} data-keeps="form" onSubmit={submit} noValidate className="grid gap-6">
      <Chips
        label="Content"
        name="kind"
        value={kindId}
        onValueChange={chooseKind}
        options={CHOICES}
      />
      <div className="grid gap-4">
        {kindId === LIST ? (
          <QrListFields
            csv={csv}
            errorCorrectionLevel={style.errorCorrectionLevel}
            hasLogo={logo !== null}
            error={errors.list}
            onChange={(next) => {
              setCsv(next);
              setErrors({});
            }}
          />
        ) : (
          <>
            <QrKindFields
              key={kindId}
              fields={fields}
              values={values}
              errors={textError ? { [firstField]: textError, ...errors } : errors}
              onChange={(name, value) =>
                setFilled({ ...filled, [kindId]: { ...values, [name]: value } })
              }
            />
            {kindId === "text" && values.text && (
              <QrAddressHint text={values.text} onUseLink={encodeAsLink} />
            )}
            <EncodedPreview
              text={composed.text}
              plain={kindId === "text"}
              level={logo ? LOGO_LEVEL : style.errorCorrectionLevel}
            />
          </>
        )}
      </div>
      <QrOptions
        style={style}
        hasLogo={logo !== null}
        onChange={(change) => setStyle({ ...style, ...change })}
      />
      <QrLogoField logo={logo} onChange={setLogo} />
      <KeptState
        state={{ kindId, csv, filled, style: withReadableColors(style), logo }}
        onBringBack={(kept) => {
          chooseKind(kept.kindId);
          setCsv(kept.csv);
          setFilled(kept.filled);
          setStyle(kept.style);
          setLogo(kept.logo);
        }}
      />
      <SubmitButton pending={pending}>
        {kindId === LIST ? "Generate codes" : "Generate QR"}
      </SubmitButton>
      <RunsLeft allowance="plan" />
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
