"use client";

import { Sparkles } from "lucide-react";
import type { KeyboardEvent } from "react";

import { GalleryName } from "@/components/gallery/gallery-name";
import { LikeButton } from "@/components/gallery/like-button";
import { LoadError } from "@/components/gallery/load-error";
import { PromptTitle } from "@/components/gallery/prompt-title";
import { ImageActions } from "@/components/tools/running-part";
import { ButtonLink } from "@/components/ui/button-link";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { ApiError } from "@/lib/client/api-error";
import { queryKeys } from "@/lib/client/query-keys";
import { usePages } from "@/lib/client/use-pages";
import { imageSize } from "@/lib/creations/image-size";
import { promptParts } from "@/lib/creations/prompt-parts";
import { galleryReader } from "@/lib/creations/read-answer";
import type { Creation } from "@/lib/creations/schema";
import { reusePromptPath } from "@/lib/registry/send-to";
import { findTool } from "@/lib/registry/tools";
import { imageFileName } from "@/lib/tools/generate-images/file-name";
import { notDrawnNotice } from "@/lib/tools/generate-images/not-drawn-notice";

type ImageDialogProps = {
  /** Of a published image. */
  id: string;
  /** What the gallery has loaded, in its order. */
  listed: readonly Creation[];
  onShow: (id: string) => void;
  onClose: () => void;
};

/** A published image, large, with its prompt and what can be done with it. The arrow keys lead through the gallery. */
export function ImageDialog({ id, listed, onShow, onClose }: ImageDialogProps) {
  const place = listed.findIndex((one) => one.id === id);
  const alone = usePages({
    queryKey: [...queryKeys.gallery(), "one", id],
    path: "/api/user/get-published-creations",
    query: { id },
    reader: galleryReader,
    enabled: place < 0,
  });
  const creation = listed[place] ?? alone.data?.pages[0]?.creations[0];

  function turn(event: KeyboardEvent): void {
    // In a field they move the cursor.
    if (event.target instanceof HTMLInputElement) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = step && place >= 0 ? listed[place + step] : undefined;
    if (!next) return;
    event.preventDefault();
    onShow(next.id);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="lg"
      title={creation ? promptParts(creation).subject : "Image"}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of what is focused inside. */}
      <div onKeyDown={turn}>
        {creation ? (
          <Shown creation={creation} />
        ) : alone.isPending ? (
          <Spinner label="Loading the image" />
        ) : alone.isError && !isMissing(alone.error) ? (
          <LoadError pending={alone.isFetching} onRetry={() => void alone.refetch()}>
            We couldn't load this image.
          </LoadError>
        ) : (
          <p>This image isn't in the gallery. It may have been unpublished.</p>
        )}
      </div>
    </Dialog>
  );
}

function isMissing(error: Error): boolean {
  // An address that was cut or mistyped names no image, either.
  return error instanceof ApiError && ["not_found", "invalid_input"].includes(error.code);
}

function Shown({ creation }: { creation: Creation }) {
  const tool = findTool(creation.tool);
  const size = imageSize(creation.meta);
  const notice = notDrawnNotice(creation.meta);
  return (
    <figure className="grid gap-4">
      {/* biome-ignore lint/performance/noImgElement: our own files route makes the sizes. */}
      <img
        key={creation.id}
        src={creation.content}
        {...size}
        alt={promptParts(creation).subject}
        className="mx-auto h-auto max-h-[62dvh] w-auto max-w-full rounded-control bg-sunken object-contain"
      />
      <figcaption className="grid gap-4">
        <p className="max-h-32 overflow-y-auto break-words text-sm">
          <PromptTitle creation={creation} />
        </p>
        {notice && <Notice>{notice}</Notice>}
        {creation.author && <p className="break-words text-sm">By {creation.author}</p>}
        <div className="flex flex-wrap items-center gap-2">
          <LikeButton creation={creation} />
          {tool?.accepts?.prompt && (
            <ButtonLink size="sm" href={reusePromptPath(tool.slug, creation.prompt)}>
              <Sparkles aria-hidden />
              Use this prompt
            </ButtonLink>
          )}
          <ImageActions
            url={creation.content}
            fileName={imageFileName(promptParts(creation).subject)}
          />
        </div>
        {creation.mine && <GalleryName shown={creation.author} />}
      </figcaption>
    </figure>
  );
}
