"use client";

import { LogOut, UserRound } from "lucide-react";

import { useAuthActions, useSession } from "@/components/auth/local/use-session";
import { Avatar } from "@/components/ui/avatar";
import { Menu } from "@/components/ui/menu";
import { MenuItem, MenuSeparator } from "@/components/ui/menu-parts";
import { signOutOrTell } from "@/lib/client/sign-out-or-tell";

export function UserMenu() {
  const session = useSession();
  const { openProfile, signOut } = useAuthActions();
  if (session.status !== "signed-in") return null;
  const { name, email, imageUrl, plan } = session.user;

  const trigger = (
    <button
      type="button"
      aria-label="Open user menu"
      className="inline-grid size-11 place-items-center rounded-full"
    >
      <Avatar name={name} imageUrl={imageUrl} />
    </button>
  );
  return (
    <Menu trigger={trigger}>
      <div className="max-w-64 px-3 py-2 text-sm">
        <p className="truncate font-medium">{name}</p>
        <p className="truncate text-soft">{email}</p>
        <p className="mt-1 text-soft text-xs">
          {plan === "premium" ? "Premium plan" : "Free plan"}
        </p>
      </div>
      <MenuSeparator />
      <MenuItem icon={<UserRound aria-hidden />} onSelect={openProfile}>
        Profile
      </MenuItem>
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void signOutOrTell(signOut)}>
        Sign out
      </MenuItem>
    </Menu>
  );
}
