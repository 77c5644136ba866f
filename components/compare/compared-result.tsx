"use client";

import clsx from "clsx";

import { ResultFooter } from "@/components/tools/result-footer";
import { Markdown } from "@/components/ui/markdown";
import { Notice } from "@/components/ui/notice";
import { withPlainCitations } from "@/lib/core/citation-links";
import { formatCount, formatSeconds } from "@/lib/core/format";
import { draftNotice } from "@/lib/drafting/draft-notice";

/** What a compared run made, whichever tool it was: a text, or images. */
export type ComparedContent = {
  /** Markdown from a model: untrusted. */
  content: string;
  meta: Record<string, unknown>;
  message?: string | undefined;
  images?: readonly { id: string; url: string; width?: number; height?: number }[] | undefined;
};

/** One side's result, as it is read or looked at; a long text scrolls. */
export function ComparedResult({ name, result }: { name: string; result: ComparedContent }) {
  const { images, message } = result;
  const notice = draftNotice(result.meta);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {message && <Notice>{message}</Notice>}
      {notice && <Notice tone="warning">{notice}</Notice>}
      {images ? (
        <ul className={clsx("grid gap-3", images.length > 1 && "sm:grid-cols-2")}>
          {images.map(({ id, url, width, height }, index) => (
            <li key={id}>
              {/* biome-ignore lint/performance/noImgElement: a private file, which the image optimizer must not cache. */}
              <img
                src={url}
                width={width}
                height={height}
                alt={`${name}, ${index + 1} of ${images.length}`}
                className="h-auto w-full rounded-control bg-sunken"
              />
            </li>
          ))}
        </ul>
      ) : (
        <ComparedText name={name} source={result.content} />
      )}
    </div>
  );
}

/** A text in a box of limited height, so that both sides begin and end beside each other. */
export function ComparedText({ name, source }: { name: string; source: string }) {
  return (
    <section
      aria-label={`Text of ${name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
      tabIndex={0}
      className="max-h-[600px] overflow-y-auto overscroll-contain focus-visible:outline-offset-2"
    >
      <Markdown source={withPlainCitations(source)} />
    </section>
  );
}

/** Its engine, words or images, seconds, and tokens with their cost, as far as they are known. */
export function ComparedFooter({ result: { meta, images } }: { result: ComparedContent }) {
  const { words, titles, seconds, truncated } = meta;
  const figures = [
    typeof words === "number" && formatCount(words, "word"),
    Array.isArray(titles) && formatCount(titles.length, "title"),
    images && formatCount(images.length, "image"),
    typeof seconds === "number" && formatSeconds(seconds),
    truncated === true && "Cut off",
  ].filter((figure): figure is string => Boolean(figure));
  return <ResultFooter meta={meta} figures={figures} />;
}
