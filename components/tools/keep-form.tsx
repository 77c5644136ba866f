"use client";

import { useEffect, useState } from "react";

import type { KeepFormProps } from "@/components/tools/kept-form";
import { hasKeptForms } from "@/lib/client/forms-mark";
import { usePreload } from "@/lib/client/use-preload";

const fetchKeptForm = () => import("@/components/tools/kept-form");

/** Brings a form back that was filled in and not run before a reload. Its part is fetched with the first touch, and runs once there is something to keep. */
export function KeepForm<Fields>(props: KeepFormProps<Fields>) {
  const { isFilled } = props;
  const [part, setPart] = useState<Awaited<ReturnType<typeof fetchKeptForm>>>();
  usePreload(fetchKeptForm);
  useEffect(() => {
    // Without it, a reload empties the form.
    if (isFilled || hasKeptForms()) fetchKeptForm().then(setPart, () => {});
  }, [isFilled]);
  return part && <part.KeptForm {...props} />;
}
