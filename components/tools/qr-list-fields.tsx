"use client";

import { FileUp } from "lucide-react";
import { useDeferredValue, useMemo } from "react";

import { Field } from "@/components/ui/field";
import { FileButton } from "@/components/ui/file-button";
import { Textarea } from "@/components/ui/textarea";
import { notify } from "@/lib/client/notify";
import { readTextFile } from "@/lib/client/read-text-file";
import { formatCount } from "@/lib/core/format";
import { QR_LIST, type QrLevel } from "@/lib/tools/qr-generator/options";
import { type CodeList, readList } from "@/lib/tools/qr-generator/read-list";

/** No list within the limits is longer, in any encoding. */
const MAX_FILE_BYTES = 4 * QR_LIST.characters;
/** What Excel's own files begin with. */
const ZIP_SIGNATURE = "PK\u0003\u0004";

type QrListFieldsProps = {
  csv: string;
  errorCorrectionLevel: QrLevel;
  hasLogo: boolean;
  error: string | undefined;
  onChange: (csv: string) => void;
};

/** A list of codes as CSV, typed, pasted, or from a file, and what was understood of it. */
export function QrListFields(props: QrListFieldsProps) {
  const { csv, errorCorrectionLevel, hasLogo, error, onChange } = props;
  const shown = useDeferredValue(csv);
  const list = useMemo(
    () => readList(shown, { errorCorrectionLevel, hasLogo }),
    [shown, errorCorrectionLevel, hasLogo],
  );

  async function choose(file: File): Promise<void> {
    if (file.size > MAX_FILE_BYTES) return notify.error("This file is too large for a list.");
    const text = await readTextFile(file);
    if (text.startsWith(ZIP_SIGNATURE))
      return notify.error("This is a workbook. Save its sheet as CSV, and choose that.");
    onChange(text);
  }

  return (
    <>
      <Field
        label="List"
        hint="One code per line: a name and its content, separated by a comma, semicolon, or tab."
        error={error ?? list.fault ?? undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            value={csv}
            spellCheck={false}
            placeholder={"name,content\nTable 1,https://example.com/menu?table=1"}
            onChange={({ target }) => onChange(target.value)}
            className="font-mono !text-sm"
          />
        )}
      </Field>
      <FileButton
        size="sm"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        className="inline-flex justify-self-start"
        onFile={(file) => void choose(file)}
      >
        <FileUp aria-hidden />
        Choose a CSV file
      </FileButton>
      <Understood list={list} />
    </>
  );
}

/** Each line as it will be made, after those with what is wrong with them. */
function Understood({ list: { rows, fault } }: { list: CodeList }) {
  const ready = rows.filter((row) => row.fault === null).length;
  const runs = Math.ceil(ready / QR_LIST.rowsPerCall);
  const faulty = rows.length - ready;
  return (
    <div className="grid gap-3">
      <p role="status" className="text-sm">
        {rows.length > 0 && fault === null && (
          <>
            {formatCount(ready, "code")}, which {ready === 1 ? "takes" : "take"}{" "}
            {formatCount(runs, "run")} of your hourly limit.{" "}
            {faulty > 0 && `${formatCount(faulty, "line")} can't be made and will be left out.`}
          </>
        )}
      </p>
      {rows.length > 0 && fault === null && <LinesTable rows={rows} />}
      <p className="text-soft text-sm">
        Up to {QR_LIST.rows} codes at a time; every {QR_LIST.rowsPerCall} count as one run. They
        aren't added to your creations: download the ZIP.
      </p>
    </div>
  );
}

function LinesTable({ rows }: Pick<CodeList, "rows">) {
  const faulty = rows.filter(({ fault }) => fault !== null);
  const ready = rows.filter(({ fault }) => fault === null);
  return (
    <section
      aria-label="Lines of the list"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
      tabIndex={0}
      className="max-h-72 overflow-auto rounded-control border border-line"
    >
      <table className="w-full text-left text-sm">
        <thead className="sticky top-0 bg-sunken text-soft text-xs">
          <tr>
            <th className="px-3 py-2 font-medium">Line</th>
            <th className="px-3 py-2 font-medium">Name</th>
            <th className="px-3 py-2 font-medium">Content</th>
          </tr>
        </thead>
        <tbody>
          {[...faulty, ...ready].map(({ line, name, text, fault }) => (
            <tr key={line} className="border-line border-t align-top">
              <td className="px-3 py-2 text-soft tabular-nums">{line}</td>
              <td className="max-w-32 truncate px-3 py-2">{name}</td>
              <td className="px-3 py-2">
                <span className="line-clamp-2 break-all">{text.slice(0, SHOWN_CHARACTERS)}</span>
                {fault && <span className="block text-danger">{fault}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** More than two lines of any table. */
const SHOWN_CHARACTERS = 200;
