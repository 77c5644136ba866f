"use client";

import Link from "next/link";

import { ENGINE_SETTINGS } from "@/components/engines/engine-words";
import { GenerateImagesForm } from "@/components/tools/generate-images-form";
import { GenerateImagesResult } from "@/components/tools/generate-images-result";
import { ToolShell } from "@/components/tools/tool-shell";
import { Notice } from "@/components/ui/notice";
import { type ComparedTool, useComparison } from "@/lib/client/use-comparison";
import { useEngines } from "@/lib/client/use-engines";
import { useTool } from "@/lib/client/use-tool";
import type { GeneratedImages, ImagesInput } from "@/lib/tools/generate-images/contract";
import {
  descriptionOfPrompt,
  imagePrompt,
  NO_REALISM,
  STYLE_CHOICES,
  type StyleLabel,
} from "@/lib/tools/generate-images/options";

const fetchContract = async () =>
  (await import("@/lib/tools/generate-images/contract")).generateImagesContract;

const COMPARED: ComparedTool<ImagesInput, GeneratedImages> = {
  kind: "paints",
  fetchContract,
  settings: {
    name: "style",
    choices: STYLE_CHOICES.map(({ label }) => ({
      label,
      apply: (input) => ({
        ...input,
        prompt: imagePrompt(descriptionOfPrompt(input.prompt).description, label),
      }),
    })),
    labelOf: ({ prompt }) => descriptionOfPrompt(prompt).style.label,
  },
  // Nobody else sees an image that may be given up.
  held: (input) => ({ ...input, publish: false }),
  release: async ({ publish }, images) =>
    publish ? (await import("@/lib/client/publish-images")).publishImages(images) : images,
};

type GenerateImagesProps = {
  /** Prefills the form; set by "Use this prompt". */
  description: string;
  style: StyleLabel;
  /** Whether the built-in illustrator draws unless another engine is chosen. */
  builtIn: boolean;
};

export function GenerateImages({ description, style, builtIn }: GenerateImagesProps) {
  const run = useTool(fetchContract, { stream: true });
  const { start, pending, kept, comparison } = useComparison(run, COMPARED);
  const asked = run.restored?.input;
  const draws = useIllustrator(builtIn);
  const told = asked && descriptionOfPrompt(asked.prompt);
  return (
    <ToolShell
      notice={draws && <IllustratorNotice />}
      form={
        <GenerateImagesForm
          key={run.restored?.id ?? "new"}
          description={told?.description ?? description}
          style={told?.style.label ?? style}
          keptStyle={kept && descriptionOfPrompt(kept.prompt).style.label}
          shape={asked?.shape ?? "square"}
          count={asked?.count ?? 1}
          pending={pending}
          builtIn={draws}
          onGenerate={start}
        />
      }
      comparison={comparison}
      result={<GenerateImagesResult run={run} />}
    />
  );
}

/** Whether the built-in illustrator is the one that draws. */
function useIllustrator(builtIn: boolean): boolean {
  const engines = useEngines();
  const current = engines?.painters.find(({ ref }) => ref === engines.currentPainter);
  // There from the start where it's likely, so that the page doesn't move when the engines are known.
  return current ? current.source === "built-in" : builtIn;
}

/** Says what the built-in illustrator can't do. */
function IllustratorNotice() {
  return (
    <Notice>
      The built-in illustrator draws simple scenes on this server, from the English words it knows,
      and names what it didn't draw. {NO_REALISM} For photorealistic images,{" "}
      <Link href={ENGINE_SETTINGS} className="underline underline-offset-2">
        connect an image model
      </Link>
      .
    </Notice>
  );
}
