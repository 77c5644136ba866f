"use client";

import { Download } from "lucide-react";
import { type SyntheticEvent, useState } from "react";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { SubmitButton } from "@/components/ui/submit-button";
import { Textarea } from "@/components/ui/textarea";
import { codeAsPng, codeAsSvg, plainCode } from "@/lib/client/draw-code-here";
import { saveBlob } from "@/lib/client/save-blob";
import type { PlainCode } from "@/lib/tools/qr-generator/plain-code";

/** The QR generator as it works without a connection: black on white, and not read back by a scanner. */
export function MakeCode() {
  const [text, setText] = useState("");
  const [code, setCode] = useState<PlainCode | null>(null);
  const [fault, setFault] = useState<string>();

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    try {
      if (text.trim() === "") throw new Error("Type a link or a text.");
      setCode(plainCode(text));
      setFault(undefined);
    } catch (error) {
      setCode(null);
      setFault(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <Field label="Link or text" error={fault}>
        {(control) => (
          <Textarea
            {...control}
            value={text}
            rows={3}
            onChange={({ target }) => {
              setText(target.value);
              setCode(null);
            }}
          />
        )}
      </Field>
      <SubmitButton pending={false}>Generate QR</SubmitButton>
      {code && <MadeCode code={code} />}
    </form>
  );
}

function MadeCode({ code }: { code: PlainCode }) {
  const { path, start, side } = code;
  const save = async (file: Blob | Promise<Blob>, name: string) => saveBlob(await file, name);
  return (
    <section aria-label="QR code" className="grid justify-items-center gap-4">
      <svg
        role="img"
        aria-label="QR code"
        viewBox={`${start} ${start} ${side} ${side}`}
        shapeRendering="crispEdges"
        className="w-full max-w-64 rounded-control border border-line bg-white"
      >
        <path d={path} fill="#000" />
      </svg>
      <p className="text-soft text-sm">Try it with your phone before you print it.</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void save(codeAsPng(code), "qr-code.png")}>
          <Download aria-hidden />
          PNG
        </Button>
        <Button onClick={() => void save(codeAsSvg(code), "qr-code.svg")}>
          <Download aria-hidden />
          SVG
        </Button>
      </div>
    </section>
  );
}
