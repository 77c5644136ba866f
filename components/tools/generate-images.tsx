"use client";

import Link from "next/link";

import { GenerateImagesForm } from "@/components/tools/generate-images-form";
import { GenerateImagesResult } from "@/components/tools/generate-images-result";
import { ToolShell } from "@/components/tools/tool-shell";
import { Notice } from "@/components/ui/notice";
import { useTool } from "@/lib/client/use-tool";
import { generateImagesContract } from "@/lib/tools/generate-images/contract";
import type { StyleLabel } from "@/lib/tools/generate-images/options";

type GenerateImagesProps = {
  /** Prefills the form; set by "Use this prompt". */
  description: string;
  style: StyleLabel;
  /** Whether the built-in illustrator makes the images. */
  builtIn: boolean;
};

export function GenerateImages({ description, style, builtIn }: GenerateImagesProps) {
  const run = useTool(generateImagesContract, { stream: true });
  return (
    <ToolShell
      slug="generate-images"
      notice={builtIn && <IllustratorNotice />}
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

function IllustratorNotice() {
  return (
    <Notice>
      The built-in illustrator draws simple scenes on this server, from the English words it knows.
      For photorealistic images,{" "}
      <Link href="/privacy#engines" className="underline underline-offset-2">
        connect an image model
      </Link>
      .
    </Notice>
  );
}
