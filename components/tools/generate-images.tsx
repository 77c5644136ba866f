"use client";

import Link from "next/link";

import { GenerateImagesForm } from "@/components/tools/generate-images-form";
import { GenerateImagesResult } from "@/components/tools/generate-images-result";
import { ToolShell } from "@/components/tools/tool-shell";
import { Notice } from "@/components/ui/notice";
import { useTool } from "@/lib/client/use-tool";
import { generateImagesContract, type StyleLabel } from "@/lib/tools/generate-images/contract";

type GenerateImagesProps = {
  /** Prefills the form; set by "Use this prompt". */
  description: string;
  style: StyleLabel;
  /** What will make the images. */
  engine: { name: string; builtIn: boolean };
};

export function GenerateImages({ description, style, engine }: GenerateImagesProps) {
  const run = useTool(generateImagesContract, { stream: true });
  return (
    <ToolShell
      slug="generate-images"
      notice={engine.builtIn && <IllustratorNotice name={engine.name} />}
      form={
        <GenerateImagesForm
          description={description}
          style={style}
          pending={run.status === "pending"}
          onGenerate={run.run}
        />
      }
      result={<GenerateImagesResult run={run} />}
    />
  );
}

function IllustratorNotice({ name }: { name: string }) {
  return (
    <Notice>
      Engine: {name}. It draws simple scenes from the English words it knows, right on this machine.
      For photorealistic images,{" "}
      <Link href="/privacy#engines" className="underline underline-offset-2">
        connect an image model
      </Link>
      .
    </Notice>
  );
}
