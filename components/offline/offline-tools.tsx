"use client";

import { useEffect, useState } from "react";

import { MakeCode } from "@/components/offline/make-code";
import { ReadText } from "@/components/offline/read-text";
import { ShrinkImage } from "@/components/offline/shrink-image";
import { QueryProvider } from "@/components/shell/query-provider";
import { Card } from "@/components/ui/card";
import { Tabs } from "@/components/ui/tabs";
import { WANTED } from "@/lib/offline/offline-page";

const TABS = [
  { value: "qr-generator", label: "QR code", panel: <MakeCode /> },
  { value: "image-compressor", label: "Smaller image", panel: <ShrinkImage /> },
  { value: "extract-text", label: "Image to text", panel: <ReadText /> },
] as const;

type Tab = (typeof TABS)[number]["value"];

/** The tools that need nothing but the browser; the one that was wanted comes first. */
export function OfflineTools() {
  const [shown, setShown] = useState<Tab>(TABS[0].value);
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get(WANTED) ?? "";
    const tab = TABS.find(({ value }) => wanted.startsWith(`/ai/${value}`));
    if (tab) setShown(tab.value);
  }, []);
  return (
    <QueryProvider>
      <Card className="p-4 sm:p-6">
        <Tabs label="Tools" value={shown} onValueChange={setShown} tabs={TABS} />
      </Card>
    </QueryProvider>
  );
}
