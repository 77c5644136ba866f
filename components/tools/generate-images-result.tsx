"use client";

import clsx from "clsx";
import { ResultFooter } from "@/components/tools/result-footer";
import { ResultPanel } from "@/components/tools/result-panel";
import { ImageActions, RunControls, SendTo } from "@/components/tools/running-part";
import { Notice } from "@/components/ui/notice";
import type { ToolRun } from "@/lib/client/use-tool";
import { formatCount, formatSeconds } from "@/lib/core/format";
import type { GeneratedImages, generateImagesContract } from "@/lib/tools/generate-images/contract";
import { imageFileName } from "@/lib/tools/generate-images/file-name";

export function GenerateImagesResult({ run }: { run: ToolRun<typeof generateImagesContract> }) {
  const { result, submitted } = run;
  const pending = run.status === "pending";
  const regenerate = submitted && (() => run.run(submitted));
  return (
    <ResultPanel
      title="Generated image"
      hint="Describe an image, choose a style, and click Generate Image to get started."
      run={run}
      toolbar={<RunControls pending={pending} onStop={run.stop} onRegenerate={regenerate} />}
      footer={result && <ResultFooter meta={result.meta} figures={figuresOf(result)} />}
    >
      {(made) => <ResultImages made={made} />}
    </ResultPanel>
  );
}

function figuresOf({ images, meta }: GeneratedImages): string[] {
  const [first] = images;
  return [
    first ? `${first.width} × ${first.height} px` : "",
    images.length > 1 ? formatCount(images.length, "image") : "",
    formatSeconds(meta.seconds),
    meta.published ? "Public" : "Private",
  ].filter(Boolean);
}

function ResultImages({ made }: { made: GeneratedImages }) {
  const several = made.images.length > 1;
  return (
    <div className="grid gap-4">
      {made.message && <Notice>{made.message}</Notice>}
      <ul className={clsx("grid gap-4", several && "sm:grid-cols-2")}>
        {made.images.map((image, index) => (
          <li key={image.id}>
            <ResultImage
              image={image}
              alt={several ? `${made.meta.description}, ${index + 1}` : made.meta.description}
              fileName={imageFileName(made.meta.description, several ? index + 1 : undefined)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ResultImageProps = {
  image: GeneratedImages["images"][number];
  /** Untrusted. */
  alt: string;
  fileName: string;
};

function ResultImage({ image, alt, fileName }: ResultImageProps) {
  return (
    <figure className="grid gap-2">
      {/* biome-ignore lint/performance/noImgElement: a private file, which the image optimizer must not cache. */}
      <img
        src={image.url}
        width={image.width}
        height={image.height}
        alt={alt}
        className="h-auto w-full rounded-control bg-sunken"
      />
      <figcaption className="@container">
        <div className="flex flex-wrap gap-2 @max-[22rem]:[&_.lucide:first-child]:hidden @max-[22rem]:*:flex-auto @max-[22rem]:*:px-2">
          <ImageActions url={image.url} fileName={fileName} />
          <SendTo creationId={image.id} from="generate-images" />
        </div>
      </figcaption>
    </figure>
  );
}
