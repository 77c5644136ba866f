"use client";

import { useSearchParams } from "next/navigation";

import { QrForm } from "@/components/tools/qr-form";
import { QrResult } from "@/components/tools/qr-result";
import { ToolShell } from "@/components/tools/tool-shell";
import { useTool } from "@/lib/client/use-tool";

const fetchContract = async () => (await import("@/lib/tools/qr-generator/contract")).qrContract;

export function QrGenerator() {
  const run = useTool(fetchContract, { thrown: "Error generating QR" });
  const search = useSearchParams();
  const form = (
    <QrForm
      key={run.restored?.id ?? "new"}
      text={run.restored?.input.text ?? search.get("text") ?? ""}
      asked={run.restored?.input ?? null}
      parentId={search.get("from")}
      pending={run.status === "pending"}
      textError={run.fieldErrors.text}
      onGenerate={run.run}
    />
  );
  return <ToolShell slug="qr-generator" form={form} result={<QrResult run={run} />} />;
}
