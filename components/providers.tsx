"use client";

import { LucideProvider } from "lucide-react";
import type { ReactNode } from "react";

import { AuthProvider } from "#auth-client";
import { Toaster } from "@/components/ui/toaster";

/** Client-side context of every page. */
export function ClientProviders({ children }: { children: ReactNode }) {
  return (
    <LucideProvider size={20} strokeWidth={1.75}>
      <AuthProvider>
        {children}
        <Toaster />
      </AuthProvider>
    </LucideProvider>
  );
}
