"use client";

import { Eye, EyeOff, Pencil, PenLine, SquareArrowOutUpRight, Trash2 } from "lucide-react";

import { CreationMenu } from "@/components/gallery/creation-menu";
import { ParentLink } from "@/components/gallery/parent-link";
import { EngineAttribution } from "@/components/tools/engine-attribution";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { CopyButton } from "@/components/ui/copy-button";
import { lazyPart } from "@/components/ui/lazy-part";
import { AfterMarkdown, Markdown } from "@/components/ui/markdown";
import { Notice } from "@/components/ui/notice";
import { focusNextItem } from "@/lib/client/focus-next-item";
import { useDeleteCreation } from "@/lib/client/use-creations";
import { usePublish } from "@/lib/client/use-gallery";
import { copiedText } from "@/lib/creations/copied-text";
import { imageSize } from "@/lib/creations/image-size";
import { creationName, promptParts } from "@/lib/creations/prompt-parts";
import type { Creation } from "@/lib/creations/schema";
import { draftNotice } from "@/lib/drafting/draft-notice";
import { continuePath, editPath } from "@/lib/registry/creation-path";
import { openPath } from "@/lib/registry/open-path";
import { findTool } from "@/lib/registry/tools";
import { textAsMarkdown } from "@/lib/tools/extract-text/text-as-markdown";

const StoredComparison = lazyPart(
  async () => (await import("@/components/compare/stored-comparison")).StoredComparison,
  null,
);

const GalleryName = lazyPart(
  async () => (await import("@/components/gallery/gallery-name")).GalleryName,
  null,
);

/** The result of an opened creation, and what can be done with it. */
export function HistoryBody({ creation }: { creation: Creation }) {
  const notice = draftNotice(creation.meta);
  return (
    <div className="border-line border-t">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 sm:px-6">
        {notice && <Notice tone="warning">{notice}</Notice>}
        {creation.type === "image" ? (
          <HistoryImage creation={creation} />
        ) : (
          <Markdown source={shownContent(creation)} />
        )}
      </div>
      {creation.comparison && (
        <StoredComparison creation={creation} comparison={creation.comparison} />
      )}
      {/* A button that moves under the pointer loses its click. */}
      <AfterMarkdown>
        <HistoryActions creation={creation} />
      </AfterMarkdown>
      {creation.type === "image" && creation.published && (
        <div className="px-4 pb-4 sm:px-6">
          <GalleryName label="Your name in the gallery" />
        </div>
      )}
    </div>
  );
}

const MAX_IMAGE_HEIGHT = 640;

/** Takes its place before it has loaded, where its size is known. */
function HistoryImage({ creation }: { creation: Creation }) {
  const size = imageSize(creation.meta);
  const widest = size && Math.min(size.width, (MAX_IMAGE_HEIGHT * size.width) / size.height);
  return (
    // biome-ignore lint/performance/noImgElement: a private image, behind the owner's cookie.
    <img
      src={creation.content}
      alt={promptParts(creation).subject}
      loading="lazy"
      style={
        size
          ? { width: `min(100%, ${widest}px)`, aspectRatio: `${size.width} / ${size.height}` }
          : { maxHeight: MAX_IMAGE_HEIGHT }
      }
      className="max-w-full rounded-control"
    />
  );
}

/** Text from an image isn't Markdown, whatever it looks like. */
function shownContent({ type, content }: Creation): string {
  return type === "text" ? textAsMarkdown(content) : content;
}

function HistoryActions({ creation }: { creation: Creation }) {
  const deletion = useDeleteCreation();
  const tool = findTool(creation.tool);
  const open = openPath(creation);
  const name = creationName(creation);
  return (
    <footer className="flex flex-wrap items-center gap-2 border-line border-t px-4 py-3 sm:px-6">
      <p className="min-w-0 flex-1 basis-56 text-soft text-xs">
        {creation.title !== null && (
          <span className="block break-words">Prompt: {creation.prompt}</span>
        )}
        <EngineAttribution meta={creation.meta} />
        {creation.parentId && <ParentLink parentId={creation.parentId} />}
      </p>
      {open && (
        <ButtonLink href={open} prefetch={false} aria-label={`Open ${name}`}>
          <SquareArrowOutUpRight aria-hidden />
          Open
        </ButtonLink>
      )}
      {creation.truncated && tool?.accepts?.continuation && (
        <ButtonLink href={continuePath(tool.slug, creation.id)}>
          <PenLine aria-hidden />
          Continue
        </ButtonLink>
      )}
      {creation.type === "article" && tool && (
        <ButtonLink variant="ghost" href={editPath(tool.slug, creation.id)}>
          <Pencil aria-hidden />
          Edit
        </ButtonLink>
      )}
      {creation.type === "image" ? (
        <PublishButton creation={creation} />
      ) : (
        <CopyButton text={copiedText(creation)} />
      )}
      <Button
        variant="ghost"
        aria-label={`Delete ${name}`}
        pending={deletion.isPending}
        onClick={({ currentTarget }) => {
          const stay = focusNextItem([currentTarget.closest("li")]);
          void deletion.mutateAsync(creation.id).catch(stay);
        }}
      >
        <Trash2 aria-hidden />
        Delete
      </Button>
      <CreationMenu creation={creation} />
    </footer>
  );
}

/** Shows an image to everyone in the community, or only to its owner. */
function PublishButton({ creation }: { creation: Creation }) {
  const publishing = usePublish();
  const { id, published } = creation;
  return (
    <Button
      variant="ghost"
      aria-label={`${published ? "Unpublish" : "Publish"} ${creationName(creation)}`}
      pending={publishing.isPending}
      onClick={() => publishing.mutate({ id, publish: !published })}
    >
      {!publishing.isPending && (published ? <EyeOff aria-hidden /> : <Eye aria-hidden />)}
      {published ? "Unpublish" : "Publish"}
    </Button>
  );
}
