"use client";

import { useSearchParams } from "next/navigation";

import { QrForm } from "@/components/tools/qr-form";
import { QrResult } from "@/components/tools/qr-result";
import { ToolShell } from "@/components/tools/tool-shell";
import { useTool } from "@/lib/client/use-tool";
import { qrContract } from "@/lib/tools/qr-generator/contract";

export function QrGenerator() {
  const run = useTool(qrContract, { thrownMessage: "Error generating QR" });
  const search = useSearchParams();
  const parentId = search.get("from");
  const form = (
    <QrForm
      text={search.get("text") ?? ""}
      pending={run.status === "pending"}
      textError={run.fieldErrors.text}
      onGenerate={(input) => run.run({ ...input, ...(parentId && { parentId }) })}
    />
  );
  return <ToolShell slug="qr-generator" form={form} result={<QrResult run={run} />} />;
}
