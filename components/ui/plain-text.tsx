"use client";

/** Markdown just as it was written, where it isn't rendered. */
export function PlainText({ source }: { source: string }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap">
      {source}
    </p>
  );
}
