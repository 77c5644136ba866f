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
  const [showsList, setShowsList] = useState(false);
  const search = useSearchParams();
  const form = (
    <QrForm
      key={run.restored?.id ?? "new"}
      text={run.restored?.input.text ?? search.get("text") ?? ""}
      asked={run.restored?.input ?? null}
      parentId={search.get("from")}
      pending={run.status === "pending" || list.status === "pending"}
      textError={run.fieldErrors.text}
      onGenerate={(input) => {
        setShowsList(false);
        run.run(input);
      }}
      onGenerateList={(rows, looks) => {
        setShowsList(true);
        list.run(rows, looks);
      }}
    />
  );
  const result = showsList ? <QrListResult list={list} /> : <QrResult run={run} />;
  return <ToolShell slug="qr-generator" form={form} result={result} />;
}
