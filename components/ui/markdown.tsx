"use client";

import clsx from "clsx";
import { type ComponentProps, createContext, use } from "react";
import ReactMarkdown, { type Components, type ExtraProps } from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";

import { rawHtmlAsText } from "@/components/ui/raw-html-as-text";

type MarkdownProps = {
  /** GitHub-flavoured Markdown from anyone: untrusted, and half-written while it streams. */
  source: string;
  className?: string;
  /**
   * Makes links to a place of something else, `#page=12`, buttons that call this. Without it they are
   * plain text: there is nothing they could lead to.
   */
  onAnchor?: ((anchor: string) => void) | undefined;
};

/**
 * Draws Markdown, the same everywhere. Raw HTML is shown as the text it is, links go out to http, https,
 * irc, ircs, mailto, xmpp and relative addresses only, and no picture of another host is loaded (K-08).
 */
export function Markdown({ source, className, onAnchor }: MarkdownProps) {
  return (
    <div className={clsx("prose", className)}>
      <OnAnchor value={onAnchor}>
        <ReactMarkdown
          remarkPlugins={[remarkGfm]}
          rehypePlugins={[rawHtmlAsText, rehypeSanitize]}
          components={COMPONENTS}
        >
          {source}
        </ReactMarkdown>
      </OnAnchor>
    </div>
  );
}

const COMPONENTS: Components = { a: MarkdownLink, img: MarkdownImage, table: MarkdownTable };

const InsideLink = createContext(false);
const OnAnchor = createContext<((anchor: string) => void) | undefined>(undefined);

function MarkdownLink({ node: _node, href, children }: ComponentProps<"a"> & ExtraProps) {
  const onAnchor = use(OnAnchor);
  // The library blanks an address of any other protocol.
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

/** A citation: small, and easy to hit all the same. */
const ANCHOR = clsx(
  "relative whitespace-nowrap rounded-[4px] bg-sunken px-1.5 text-[0.8em] text-soft tabular-nums",
  "underline decoration-line-strong underline-offset-2 hover:text-ink",
  "after:absolute after:-inset-x-1 after:-inset-y-2",
);

/** Our own pictures load; another host's would tell it who reads, so it is offered as a link. */
function MarkdownImage({ src, alt }: ComponentProps<"img"> & ExtraProps) {
  const insideLink = use(InsideLink);
  if (typeof src !== "string" || !src) return <span>{alt}</span>;
  if (src.startsWith("/api/files/")) {
    // biome-ignore lint/performance/noImgElement: a private picture, behind the owner's cookie.
    return <img src={src} alt={alt ?? ""} loading="lazy" />;
  }
  const text = alt || src;
  if (insideLink) return <span>{text}</span>;
  return <MarkdownLink href={src}>{text}</MarkdownLink>;
}

/** A wide table scrolls in its own box, also by keyboard. */
function MarkdownTable({ node: _node, ...table }: ComponentProps<"table"> & ExtraProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keys.
    <section aria-label="Table" tabIndex={0} className="overflow-x-auto">
      <table {...table} />
    </section>
  );
}
