"use client";

import { useQuery } from "@tanstack/react-query";
import type { CSSProperties } from "react";

import { FormatDate } from "@/components/format-date";
import { QueryProvider } from "@/components/shell/query-provider";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Markdown } from "@/components/ui/markdown";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { callApi } from "@/lib/client/call-api";
import { sharedReader } from "@/lib/creations/read-share";
import type { SharedCreation } from "@/lib/creations/share-contract";
import { findTool } from "@/lib/registry/tools";
import { textAsMarkdown } from "@/lib/tools/extract-text/text-as-markdown";

/** What a share link shows, read-only, with or without an account. */
export function SharedPage({ token }: { token: string }) {
  return (
    <QueryProvider>
      <Shared token={token} />
    </QueryProvider>
  );
}

function Shared({ token }: { token: string }) {
  const { data, error, isPending } = useQuery({
    queryKey: ["shared", token],
    queryFn: ({ signal }) =>
      callApi(`/api/shared/${encodeURIComponent(token)}`, sharedReader, {
        signal,
        isPublic: true,
      }),
  });
  if (isPending) {
    return (
      <div className="grid min-h-60 place-items-center text-soft">
        <Spinner label="Loading" />
      </div>
    );
  }
  if (error) return <NothingShared why={error.message} />;
  const { creation, sharedBy } = data;
  return (
    <article>
      <header className="mb-6">
        <p className="text-soft text-sm">
          {sharedBy ? `Shared by ${sharedBy}` : "Shared with you"}
        </p>
        <h1 dir="auto" className="mt-1 line-clamp-4 break-words font-display text-2xl">
          {creation.name}
        </h1>
        <p className="mt-1 text-soft text-sm">
          {findTool(creation.tool)?.title ?? creation.type} ·{" "}
          <FormatDate value={creation.created_at} />
          {creation.engine && ` · ${creation.engine.name}`}
        </p>
      </header>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-6">
        {creation.notice && <Notice tone="warning">{creation.notice}</Notice>}
        <Content creation={creation} />
      </Card>
    </article>
  );
}

function Content({ creation: { type, name, content, size } }: { creation: SharedCreation }) {
  if (type === "image") {
    return (
      // biome-ignore lint/performance/noImgElement: a private file, which the image optimizer must not cache.
      <img
        src={content}
        alt={name}
        style={size ? placeOf(size) : undefined}
        className="mx-auto max-h-[80vh] max-w-full rounded-control"
      />
    );
  }
  // Text from an image isn't Markdown, whatever it looks like.
  return <Markdown source={type === "text" ? textAsMarkdown(content) : content} />;
}

/** The place of an image that has yet to come: as large as it fits, so that nothing moves then. */
function placeOf({ width, height }: NonNullable<SharedCreation["size"]>): CSSProperties {
  const ratio = width / height;
  return { aspectRatio: ratio, width: `min(${width}px, ${80 * ratio}vh)` };
}

function NothingShared({ why }: { why: string }) {
  return (
    <div className="grid gap-4 py-12">
      <h1 className="font-display text-3xl">Nothing to see here</h1>
      <p role="alert" className="text-soft">
        {why}
      </p>
      <div>
        <ButtonLink href="/">Go to home page</ButtonLink>
      </div>
    </div>
  );
}
