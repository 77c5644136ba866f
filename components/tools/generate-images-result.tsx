"use client";

import clsx from "clsx";

import { PictureActions, SendTo } from "@/components/images/image-actions";
import { ResultFooter } from "@/components/tools/result-footer";
import { ResultPanel } from "@/components/tools/result-panel";
import { RunControls } from "@/components/tools/run-controls";
import { Notice } from "@/components/ui/notice";
import type { ToolRun } from "@/lib/client/use-tool";
import { formatCount, formatSeconds } from "@/lib/core/format";
import type { generateImagesContract, MadeImages } from "@/lib/tools/generate-images/contract";

export function GenerateImagesResult({ run }: { run: ToolRun<typeof generateImagesContract> }) {
  const { result, asked } = run;
  const pending = run.status === "pending";
  const regenerate = asked && (() => run.run(asked));
  return (
    <ResultPanel
      title="Generated image"
      hint="Describe an image, choose a style, and click Generate Image to get started."
      run={run}
      toolbar={<RunControls pending={pending} onStop={run.stop} onRegenerate={regenerate} />}
      footer={result && <ResultFooter meta={result.meta} figures={figuresOf(result)} />}
    >
      {(made) => <Pictures made={made} />}
    </ResultPanel>
  );
}

function figuresOf({ pictures, meta }: MadeImages): string[] {
  const [first] = pictures;
  return [
    first ? `${first.width} × ${first.height} px` : "",
    pictures.length > 1 ? formatCount(pictures.length, "image") : "",
    formatSeconds(meta.seconds),
    meta.published ? "Public" : "Private",
  ].filter(Boolean);
}

function Pictures({ made }: { made: MadeImages }) {
  const several = made.pictures.length > 1;
  return (
    <div className="grid gap-4">
      {made.message && <Notice>{made.message}</Notice>}
      <ul className={clsx("grid gap-4", several && "sm:grid-cols-2")}>
        {made.pictures.map((picture, index) => (
          <li key={picture.id}>
            <Picture
              picture={picture}
              alt={several ? `${made.meta.description}, ${index + 1}` : made.meta.description}
              fileName={several ? `image-${index + 1}.png` : "image.png"}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type PictureProps = {
  picture: MadeImages["pictures"][number];
  /** Untrusted. */
  alt: string;
  fileName: string;
};

function Picture({ picture, alt, fileName }: PictureProps) {
  return (
    <figure className="grid gap-2">
      {/* biome-ignore lint/performance/noImgElement: a private file, which the image optimizer must not cache. */}
      <img
        src={picture.url}
        width={picture.width}
        height={picture.height}
        alt={alt}
        className="h-auto w-full rounded-control bg-sunken"
      />
      <figcaption className="@container">
        <div className="flex flex-wrap gap-2 @max-[22rem]:[&_.lucide:first-child]:hidden @max-[22rem]:*:flex-auto @max-[22rem]:*:px-2">
          <PictureActions url={picture.url} fileName={fileName} />
          <SendTo creationId={picture.id} from="generate-images" />
        </div>
      </figcaption>
    </figure>
  );
}
