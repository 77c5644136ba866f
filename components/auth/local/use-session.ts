"use client";

import { createContext, useContext, useSyncExternalStore } from "react";

import { currentSession, loadingSession, subscribe } from "@/components/auth/local/session-store";
import type { AuthClient, Session } from "@/components/auth/port";

type Actions = ReturnType<AuthClient["useAuthActions"]>;

/** Provided by `AuthProvider`. */
export const ActionsContext = createContext<Actions | null>(null);

export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, loadingSession);
}

export function useAuthActions(): Actions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error("useAuthActions needs an AuthProvider above it.");
  return actions;
}
