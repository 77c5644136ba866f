"use client";

import { useQueryClient } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useState } from "react";

import { useAuthActions } from "#auth-client";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Tooltip } from "@/components/ui/tooltip";
import { signOutOrTell } from "@/lib/client/sign-out-or-tell";
import type { User } from "@/lib/providers/auth/port";

type ProfileBlockProps = { user: User; onNavigate: (() => void) | undefined };

/** Who is signed in and on which plan; opens the profile (S-07 to S-09). */
export function ProfileBlock({ user, onNavigate }: ProfileBlockProps) {
  const { openProfile } = useAuthActions();

  function openOwnProfile(): void {
    onNavigate?.();
    openProfile();
  }

  return (
    <div className="flex items-center gap-1 border-line border-t p-2">
      <button
        type="button"
        onClick={openOwnProfile}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-control px-2 py-1.5 text-left transition-colors duration-150 hover:bg-line/50"
      >
        <Avatar name={user.name} imageUrl={user.imageUrl} size="sm" />
        <span className="min-w-0 flex-1">
          <span className="sr-only">Open your profile:</span>
          <span className="block truncate font-medium text-sm">{user.name}</span>
          <span className="block text-soft text-xs">
            {user.plan === "premium" ? "Premium plan" : "Free plan"}
          </span>
        </span>
      </button>
      <SignOutButton />
    </div>
  );
}

function SignOutButton() {
  const { signOut } = useAuthActions();
  const queries = useQueryClient();
  const [pending, setPending] = useState(false);

  async function signOutAndRefresh(): Promise<void> {
    setPending(true);
    // The next person to use this browser must not see this one's data.
    if (await signOutOrTell(signOut)) queries.clear();
    else setPending(false);
  }

  return (
    <Tooltip label="Sign out">
      <Button
        variant="ghost"
        size="icon"
        aria-label="Sign out"
        disabled={pending}
        onClick={signOutAndRefresh}
      >
        <LogOut aria-hidden />
      </Button>
    </Tooltip>
  );
}
