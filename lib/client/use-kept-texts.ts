"use client";

import { useEffect } from "react";

import { useSession } from "#auth-client";
import { keepTexts } from "@/lib/client/text-keeper";

/** Keeps what is typed into the pages' forms for whoever is signed in; see `text-keeper.ts`. */
export function useKeptTexts(): void {
  const session = useSession();
  const userId = session.status === "signed-in" ? session.user.id : null;
  const isKnown = session.status !== "loading";
  useEffect(() => {
    if (isKnown) keepTexts(userId);
  }, [isKnown, userId]);
}
