"use client";

import { ResultPanel } from "@/components/tools/result-panel";
import { SaveZipButton } from "@/components/tools/save-zip-button";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { Notice } from "@/components/ui/notice";
import type { MadeRow } from "@/lib/client/make-codes";
import type { useCodeList } from "@/lib/client/use-code-list";
import { formatCount } from "@/lib/core/format";

const LeaveRun = lazyPart(
  async () => (await import("@/components/tools/leave-run")).LeaveRun,
  null,
);

type CodeListRun = ReturnType<typeof useCodeList>;

/** The codes of a list: how far they are, what became of each line, and the archive. */
export function QrListResult({ list }: { list: CodeListRun }) {
  const { made, status } = list;
  const result = status !== "pending" && made.length > 0 ? made : undefined;
  return (
    <>
      {status === "pending" && (
        <LeaveRun loss="These codes exist only on this page. If you leave now, you'll lose the ones made so far." />
      )}
      <ResultPanel
        title="Preview & Download"
        hint="Enter a list and click Generate codes to get started."
        run={{ ...list, result }}
        toolbar={hasCodes(made) && <ZipButton list={list} />}
      >
        {() => <MadeRows list={list} />}
      </ResultPanel>
    </>
  );
}

function hasCodes(made: readonly MadeRow[]): boolean {
  return made.some(({ code }) => !("fault" in code));
}

function ZipButton({ list: { made, left } }: { list: CodeListRun }) {
  async function save(): Promise<void> {
    const { zipCodes } = await import("@/lib/client/zip-codes");
    await zipCodes(made, left);
  }

  return <SaveZipButton save={save}>Download ZIP</SaveZipButton>;
}

function MadeRows({ list }: { list: CodeListRun }) {
  const { made, left } = list;
  const ready = made.filter(({ code }) => !("fault" in code)).length;
  const refused = made.length - ready;
  const leftOut = left.filter(({ fault }) => fault !== null).length;
  const notYet = left.length - leftOut;
  const without = refused + leftOut;
  return (
    <div className="grid gap-4">
      <p className="text-sm">
        {formatCount(ready, "code")} {ready === 1 ? "is" : "are"} ready, and each was read back.{" "}
        {without > 0 &&
          `${formatCount(without, "code")} couldn't be made; manifest.csv in the ZIP says why.`}
      </p>
      {notYet > 0 && (
        <Notice
          tone="warning"
          action={
            <Button size="sm" onClick={list.goOn}>
              Make the other {notYet}
            </Button>
          }
        >
          {formatCount(notYet, "code")} {notYet === 1 ? "hasn't" : "haven't"} been made yet.
        </Notice>
      )}
      <WiderMargins made={made} />
      {list.message && <Notice tone="warning">{list.message}</Notice>}
      <ul aria-label="Codes" className="grid max-h-[32rem] auto-rows-max gap-1 overflow-y-auto">
        {made.map((row) => (
          <MadeCode key={row.line} row={row} />
        ))}
      </ul>
    </div>
  );
}

/** How many codes have a wider margin than was asked for, and where it's exact. */
function WiderMargins({ made }: Pick<CodeListRun, "made">) {
  const wider = made.flatMap(({ code }) => ("fault" in code ? [] : (code.widerMargin ?? [])));
  if (wider.length === 0) return null;
  const widest = wider.reduce((most, { modules }) => Math.max(most, modules), 0);
  const sizes = [...new Set(wider.map(({ exactSize }) => exactSize))].sort((a, b) => a - b);
  const [smallest, ...larger] = sizes;
  const exact =
    larger.length > 0
      ? `sizes from ${smallest} to ${larger.at(-1)} px, depending on the code`
      : `${smallest} px`;
  return (
    <Notice>
      Modules are whole pixels wide, so the margin of {formatCount(wider.length, "code")} came out
      wider, up to {widest.toFixed(1)} modules. It's exact at {exact}.
    </Notice>
  );
}

function MadeCode({ row: { line, name, text, code } }: { row: MadeRow }) {
  const words = name || text;
  return (
    <li className="flex min-h-16 items-center gap-3 rounded-control border border-line px-3 py-2 text-sm">
      {"fault" in code ? (
        <span aria-hidden className="size-12 shrink-0 rounded-control bg-sunken" />
      ) : (
        // biome-ignore lint/performance/noImgElement: the image exists only in this page.
        <img
          src={srcOf(code)}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          className="size-12 shrink-0"
        />
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{words.slice(0, 200)}</span>
        <span className="block text-soft">
          Line {line}
          {"fault" in code ? (
            <span className="text-danger">: {code.fault}</span>
          ) : (
            `, scan score ${code.scanScore}%`
          )}
        </span>
        {"warning" in code && code.warning && (
          <span className="block text-warning">{code.warning}</span>
        )}
      </span>
    </li>
  );
}

/** SVG markup is only ever used as an image source, where it can't run anything. */
function srcOf({ png, svg = "" }: { png?: string | undefined; svg?: string | undefined }): string {
  if (png !== undefined) return `data:image/png;base64,${png}`;
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
