"use client";

import clsx from "clsx";
import { type ComponentProps, createContext, type MouseEvent, use, useId } from "react";
import ReactMarkdown, { type Components, type ExtraProps } from "react-markdown";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import remarkGfm from "remark-gfm";

import { ownDirection } from "@/components/ui/own-direction";
import { rawHtmlAsText } from "@/components/ui/raw-html-as-text";
import { isTooMuchWork } from "@/lib/core/markdown-work";

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
  const prefix = `${useId()}-`;
  // It would hold up the tab of whoever opens it.
  if (isTooMuchWork(source)) {
    return (
      <p dir="auto" className="whitespace-pre-wrap">
        {source}
      </p>
    );
  }
  return (
    <OnAnchor value={onAnchor}>
      <IdPrefix value={prefix}>
        <ReactMarkdown
          remarkPlugins={[remarkGfm]}
          remarkRehypeOptions={NO_PREFIX}
          rehypePlugins={[
            rawHtmlAsText,
            [rehypeSanitize, { ...defaultSchema, clobberPrefix: prefix }],
            ownDirection,
          ]}
          components={COMPONENTS}
        >
          {source}
        </ReactMarkdown>
      </IdPrefix>
    </OnAnchor>
  );
}

/** The sanitizer prefixes IDs; a second prefix would part footnotes from the links to them. */
const NO_PREFIX = { clobberPrefix: "" };

const COMPONENTS: Components = {
  a: MarkdownLink,
  img: MarkdownImage,
  table: MarkdownTable,
  h1: MarkdownHeading,
  h2: MarkdownHeading,
  h3: MarkdownHeading,
  h4: MarkdownHeading,
  h5: MarkdownHeading,
  h6: MarkdownHeading,
};

/** Nothing while only the marks of a heading have arrived: a screen reader would announce one without words. */
function MarkdownHeading({ node, children, ...heading }: ComponentProps<"h2"> & ExtraProps) {
  const Level = node?.tagName as "h2"; // Safe: it stands for headings only, which take the same attributes.
  return node?.children.length === 0 ? null : <Level {...heading}>{children}</Level>;
}

const InsideLink = createContext(false);
/** Before the ID of each footnote, of which several texts on a page may have the same. */
const IdPrefix = createContext("");
const OnAnchor = createContext<((anchor: string) => void) | undefined>(undefined);

type LinkProps = ComponentProps<"a"> &
  ExtraProps & {
    "data-footnote-ref"?: boolean;
    "data-footnote-backref"?: string;
  };

function MarkdownLink({ node: _node, href, children, ...link }: LinkProps) {
  const onAnchor = use(OnAnchor);
  const prefix = use(IdPrefix);
  // The library blanks addresses with any other protocol.
  if (!href) return <span>{children}</span>;
  if (link["data-footnote-ref"] || link["data-footnote-backref"] !== undefined) {
    return (
      <a {...link} href={`#${prefix}${href.slice(1)}`} onClick={followFootnote}>
        {children}
      </a>
    );
  }
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

/** Goes to a footnote or back to its mark, without a step in the history or another address. */
function followFootnote(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  // A note is no control: it takes the focus from here only.
  if (target.tagName !== "A") target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: "center" });
}

const PLACE = /^#\w+=/;

/** A citation: small, yet easy to hit. */
const ANCHOR = clsx(
  "relative whitespace-nowrap rounded-[4px] bg-sunken px-1.5 text-[0.8em] text-soft tabular-nums",
  "underline decoration-line-strong underline-offset-2 hover:text-ink",
  "after:absolute after:-inset-x-1 after:-inset-y-2",
);

/** Without dots, by which a browser would leave the folder. */
const OWN_IMAGE = /^\/api\/(?:files|shared)\/[\w-]+(?:\/files\/[\w-]+)?(?:[?#]|$)/;

/** Our own images load; another host would learn who is reading, so its images become links. */
function MarkdownImage({ src, alt }: ComponentProps<"img"> & ExtraProps) {
  const insideLink = use(InsideLink);
  if (typeof src !== "string" || !src) return <span>{alt}</span>;
  if (OWN_IMAGE.test(src)) {
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
