"use client";

import clsx from "clsx";
import { type ComponentProps, createContext, use } from "react";
import ReactMarkdown, { type Components, type ExtraProps } from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";

import { ownDirection } from "@/components/ui/own-direction";
import { rawHtmlAsText } from "@/components/ui/raw-html-as-text";
import { deepestNesting, MAX_NESTING } from "@/lib/core/markdown-nesting";

export type MarkdownProps = {
  /** GitHub Flavored Markdown from anyone: untrusted, and incomplete while it streams. */
  source: string;
  /**
   * Turns in-document links, `#page=12`, into buttons that call this. Without it they are plain
   * text, because they lead nowhere.
   */
  onAnchor?: ((anchor: string) => void) | undefined;
};

/**
 * Renders Markdown, the same way everywhere. Raw HTML appears as text; links may use http, https,
 * irc, ircs, mailto, xmpp, and relative addresses only; images from other hosts aren't loaded
 * (K-08).
 */
export function MarkdownBody({ source, onAnchor }: MarkdownProps) {
  // It would hold up the tab of whoever opens it.
  if (deepestNesting(source) > MAX_NESTING) {
    return (
      <p dir="auto" className="whitespace-pre-wrap">
        {source}
      </p>
    );
  }
  return (
    <OnAnchor value={onAnchor}>
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[rawHtmlAsText, rehypeSanitize, ownDirection]}
        components={COMPONENTS}
      >
        {source}
      </ReactMarkdown>
    </OnAnchor>
  );
}

const COMPONENTS: Components = { a: MarkdownLink, img: MarkdownImage, table: MarkdownTable };

const InsideLink = createContext(false);
const OnAnchor = createContext<((anchor: string) => void) | undefined>(undefined);

function MarkdownLink({ node: _node, href, children }: ComponentProps<"a"> & ExtraProps) {
  const onAnchor = use(OnAnchor);
  // The library blanks addresses with any other protocol.
  if (!href) return <span>{children}</span>;
  if (PLACE.test(href)) {
    if (!onAnchor) return <span>{children}</span>;
    return (
      <button type="button" className={ANCHOR} onClick={() => onAnchor(href)}>
        {children}
      </button>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <InsideLink value={true}>{children}</InsideLink>
    </a>
  );
}

const PLACE = /^#\w+=/;

/** A citation: small, yet easy to hit. */
const ANCHOR = clsx(
  "relative whitespace-nowrap rounded-[4px] bg-sunken px-1.5 text-[0.8em] text-soft tabular-nums",
  "underline decoration-line-strong underline-offset-2 hover:text-ink",
  "after:absolute after:-inset-x-1 after:-inset-y-2",
);

/** Our own images load; another host would learn who is reading, so its images become links. */
function MarkdownImage({ src, alt }: ComponentProps<"img"> & ExtraProps) {
  const insideLink = use(InsideLink);
  if (typeof src !== "string" || !src) return <span>{alt}</span>;
  if (/^\/api\/(?:files|shared)\//.test(src)) {
    // biome-ignore lint/performance/noImgElement: a private image, behind the owner's cookie.
    return <img src={src} alt={alt ?? ""} loading="lazy" />;
  }
  const text = alt || src;
  if (insideLink) return <span>{text}</span>;
  return <MarkdownLink href={src}>{text}</MarkdownLink>;
}

/** A wide table scrolls in its own box, also by keyboard. */
function MarkdownTable({ node: _node, ...table }: ComponentProps<"table"> & ExtraProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
    <section aria-label="Table" tabIndex={0} className="overflow-x-auto">
      <table {...table} />
    </section>
  );
}
