"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";

import { QrForm } from "@/components/tools/qr-form";
import { QrResult } from "@/components/tools/qr-result";
import { ToolShell } from "@/components/tools/tool-shell";
import { lazyPart } from "@/components/ui/lazy-part";
import { useCodeList } from "@/lib/client/use-code-list";
import { useTool } from "@/lib/client/use-tool";

const fetchContract = async () => (await import("@/lib/tools/qr-generator/contract")).qrContract;

const QrListResult = lazyPart(
  async () => (await import("@/components/tools/qr-list-result")).QrListResult,
);

export function QrGenerator() {
  const run = useTool(fetchContract, { thrown: "Error generating QR" });
  const list = useCodeList();
  const formKey = run.restored?.id ?? "new";
  /** The form in which a list was chosen; another one begins with a single code. */
  const [listForm, setListForm] = useState<string | null>(null);
  /** The code that was shown when the form's content was refused. */
  const [earlierCode, setEarlierCode] = useState<string | null>(null);
  const search = useSearchParams();
  const form = (
    <QrForm
      key={formKey}
      text={run.restored?.input.text ?? search.get("text") ?? ""}
      asked={run.restored?.input ?? null}
      parentId={search.get("from")}
      pending={run.status === "pending" || list.status === "pending"}
      textError={run.fieldErrors.text}
      onChooseKind={(isList) => setListForm(isList ? formKey : null)}
      onCheck={(isRefused) => setEarlierCode((isRefused && run.result?.id) || null)}
      onGenerate={run.run}
      onGenerateList={list.run}
    />
  );
  const isRefused = Object.keys(run.fieldErrors).length > 0;
  const isEarlier = run.result !== undefined && (isRefused || run.result.id === earlierCode);
  const result =
    listForm === formKey ? (
      <QrListResult list={list} />
    ) : (
      <QrResult run={run} isEarlier={isEarlier} />
    );
  return <ToolShell form={form} result={result} />;
}
