"use client";

import Link from "next/link";
import { useState } from "react";

import { GenerateImagesForm } from "@/components/tools/generate-images-form";
import { GenerateImagesResult } from "@/components/tools/generate-images-result";
import { ToolShell } from "@/components/tools/tool-shell";
import { Notice } from "@/components/ui/notice";
import { useTool } from "@/lib/client/use-tool";
import {
  generateImagesContract,
  type ImageStyle,
  type ImagesInput,
} from "@/lib/tools/generate-images/contract";

type GenerateImagesProps = {
  /** Fills the form in: "use this prompt" hands it over. */
  description: string;
  style: ImageStyle;
  /** What will make the pictures. */
  engine: { name: string; builtIn: boolean };
};

export function GenerateImages({ description, style, engine }: GenerateImagesProps) {
  const run = useTool(generateImagesContract, { stream: true });
  const [asked, setAsked] = useState<ImagesInput | null>(null);

  function start(input: ImagesInput): void {
    setAsked(input);
    run.run(input);
  }

  return (
    <ToolShell
      slug="generate-images"
      notice={engine.builtIn && <IllustratorNotice name={engine.name} />}
      form={
        <GenerateImagesForm
          description={description}
          style={style}
          pending={run.status === "pending"}
          onGenerate={start}
        />
      }
      result={<GenerateImagesResult run={run} regenerate={asked && (() => start(asked))} />}
    />
  );
}

function IllustratorNotice({ name }: { name: string }) {
  return (
    <Notice>
      {name}: composes drawn scenes from the words it knows, on this machine, in English. It is not
      a photographic model; for photographs,{" "}
      <Link href="/privacy#engines" className="underline underline-offset-2">
        connect one with an API key
      </Link>
      .
    </Notice>
  );
}
