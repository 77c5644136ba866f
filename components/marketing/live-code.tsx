"use client";

import { Download } from "lucide-react";
import { useRef, useState } from "react";

import { Button } from "@/components/ui/button";
import { DisabledUntilHydrated } from "@/components/ui/disabled-until-hydrated";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { loadPart } from "@/lib/client/load-part";
import { saveBlob } from "@/lib/client/save-blob";
import type { PlainCode } from "@/lib/tools/qr-generator/plain-code";

const fetchDrawing = () => import("@/lib/client/draw-code-here");
const preload = () => void fetchDrawing().catch(() => {});

const MAX_CHARACTERS = 500;

type LiveCodeProps = { firstText: string; firstCode: PlainCode };

/** A QR code made in the visitor's own browser as they type. */
export function LiveCode({ firstText, firstCode }: LiveCodeProps) {
  const [text, setText] = useState(firstText);
  const [code, setCode] = useState({ ...firstCode, text: firstText });
  const [fault, setFault] = useState<string>();
  const latest = useRef(firstText);
  const [unsaved, setUnsaved] = useState<string>();
  const isCurrent = code.text === text && !fault;

  async function draw(next: string): Promise<void> {
    setText(next);
    latest.current = next;
    setUnsaved(undefined);
    if (next.trim() === "") return setFault("Type a link or a text.");
    setFault(undefined);
    try {
      const { plainCode } = await loadPart(fetchDrawing);
      if (latest.current === next) setCode({ ...plainCode(next), text: next });
    } catch (error) {
      if (latest.current === next) setFault(error instanceof Error ? error.message : String(error));
    }
  }

  async function save(format: "png" | "svg"): Promise<void> {
    setUnsaved(undefined);
    try {
      const { codeAsPng, codeAsSvg } = await loadPart(fetchDrawing);
      saveBlob(format === "png" ? await codeAsPng(code) : codeAsSvg(code), `qr-code.${format}`);
    } catch (error) {
      setUnsaved(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <section
      aria-label="Make a QR code in this browser"
      onPointerEnter={preload}
      onFocus={preload}
      className="grid overflow-clip rounded-card border border-line bg-card sm:grid-cols-2"
    >
      {/* Its white stays where the system chooses the colors: the code's black does, too. */}
      <div className="grid place-items-center border-line border-b bg-white p-6 forced-color-adjust-none sm:border-r sm:border-b-0">
        <Code code={code} />
      </div>
      <DisabledUntilHydrated>
        <div className="grid content-center gap-4 p-4 sm:p-6">
          <Field
            label="Link or text"
            error={fault ?? unsaved}
            hint="Made in this browser. Nothing is sent, and the code never expires."
          >
            {(control) => (
              <Input
                {...control}
                value={text}
                maxLength={MAX_CHARACTERS}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                onChange={({ target }) => void draw(target.value)}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-2">
            {(["png", "svg"] as const).map((format) => (
              <Button key={format} disabled={!isCurrent} onClick={() => void save(format)}>
                <Download aria-hidden />
                {format.toUpperCase()}
              </Button>
            ))}
          </div>
        </div>
      </DisabledUntilHydrated>
    </section>
  );
}

function Code({ code: { path, start, side, text } }: { code: PlainCode & { text: string } }) {
  return (
    <svg
      role="img"
      aria-label={`QR code: ${text}`}
      viewBox={`${start} ${start} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="aspect-square w-full max-w-72"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
