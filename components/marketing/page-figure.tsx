import { FileText } from "lucide-react";

import { ANSWER } from "@/lib/registry/example-texts";

/** A question, its answer with the page it cites, and that page with the words marked. */
export function PageFigure() {
  const { file, pages, question, heading, quote, page, paragraphs } = ANSWER;
  return (
    <div className="grid gap-px overflow-clip rounded-card border border-line bg-line md:grid-cols-2">
      <div className="grid content-start gap-5 bg-card p-5 text-sm sm:p-6">
        <p className="flex items-center gap-2 text-soft">
          <FileText aria-hidden className="shrink-0" />
          {file}, {pages} pages
        </p>
        <p className="ml-auto w-fit rounded-card bg-sunken px-4 py-2.5">{question}</p>
        <blockquote className="border-line-strong border-l-2 pl-4 text-base">
          <strong className="block font-medium">{heading}</strong>
          {quote}{" "}
          <span className="whitespace-nowrap rounded-control border border-line px-1.5 py-0.5 text-soft text-xs">
            p. {page}
          </span>
        </blockquote>
        <p className="text-soft text-xs">Built-in reader: quotes only</p>
      </div>
      {/* Paper stays white in both themes, as in the tool. */}
      <div className="bg-sunken p-5 sm:p-8">
        <div className="aspect-[148/210] bg-white p-[9%] font-serif text-black text-sm leading-normal outline outline-line">
          <p className="mb-3 font-bold text-lg">{heading}</p>
          {paragraphs.map(({ before, marked, after }) => (
            <p key={before + marked} className="mb-3">
              {before}
              {marked && <mark className="bg-yellow-300/50 text-black">{marked}</mark>}
              {after}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
