import { getImageProps } from "next/image";

import { ANSWER, ARTICLE, REVIEW } from "@/lib/registry/example-texts";
import { plainCode } from "@/lib/tools/qr-generator/plain-code";

type PictureExampleProps = {
  src: string;
  width: number;
  height: number;
  /** What it shows: below it, so that it needs no text of its own. */
  words: string;
};

export function PictureExample({ words, ...image }: PictureExampleProps) {
  const { props } = getImageProps({ ...image, alt: "" });
  return (
    <>
      <div className="checkerboard border-line border-b">
        {/* biome-ignore lint/performance/noImgElement: only its attributes; the image component would be sent to the browser, too. */}
        <img {...props} alt="" className="mx-auto max-h-56 w-full object-contain" />
      </div>
      <p className="p-3 text-soft">{words}</p>
    </>
  );
}

export type LinesExampleProps = { about: string; lines: readonly string[] };

export function LinesExample({ about, lines }: LinesExampleProps) {
  return (
    <div className="p-4">
      <p className="mb-2 text-soft text-xs">{about}</p>
      <ul className="grid list-disc gap-2 pl-4 marker:text-line-strong">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

export function ArticleExample() {
  const [first, second] = ARTICLE.sections;
  return (
    <div className="grid gap-2 p-4">
      <p className="mb-1 text-soft text-xs">The beginning of an article, written from notes</p>
      <p className="font-display text-xl">{ARTICLE.title}</p>
      {[first, second].map(
        (section) =>
          section && (
            <div key={section.heading}>
              <p className="font-medium">{section.heading}</p>
              <p>{section.text}</p>
            </div>
          ),
      )}
    </div>
  );
}

export function AnswerExample() {
  return (
    <div className="grid gap-3 p-4">
      <p className="text-soft text-xs">A question about a handbook, and its answer</p>
      <p className="ml-auto w-fit rounded-card bg-sunken px-3 py-2">{ANSWER.question}</p>
      <blockquote className="border-line-strong border-l-2 pl-3">
        <strong className="font-medium">{ANSWER.heading}</strong> {ANSWER.quote}{" "}
        <span className="whitespace-nowrap text-soft text-xs">p. {ANSWER.page}</span>
      </blockquote>
    </div>
  );
}

export function ReviewExample() {
  const { overall, part, lost, remark, quotes } = REVIEW;
  return (
    <div className="grid gap-2 p-4">
      <p className="font-display text-xl">Overall score: {overall} of 100</p>
      <p>
        <strong className="font-medium">
          {part} −{lost}:
        </strong>{" "}
        {remark}
      </p>
      <ul className="grid list-disc gap-1 pl-4 text-soft">
        {quotes.map((quote) => (
          <li key={quote}>“{quote}”</li>
        ))}
      </ul>
    </div>
  );
}

export function CodeExample({ text }: { text: string }) {
  const { path, start, side } = plainCode(text);
  return (
    <>
      {/* Its white stays where the system chooses the colors: the code's black does, too. */}
      <div className="grid place-items-center border-line border-b bg-white p-4 forced-color-adjust-none">
        <svg
          aria-hidden="true"
          viewBox={`${start} ${start} ${side} ${side}`}
          shapeRendering="crispEdges"
          className="size-44"
        >
          <path d={path} className="fill-black" />
        </svg>
      </div>
      <p className="break-all p-3 text-soft">The code of {text}</p>
    </>
  );
}
