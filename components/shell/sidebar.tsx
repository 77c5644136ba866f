"use client";

import clsx from "clsx";
import { Cpu, LayoutDashboard, Workflow } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { Fragment, type ReactNode } from "react";

import { ENGINE_SETTINGS } from "@/components/engines/engine-words";
import { ProfileBlock } from "@/components/shell/profile-block";
import { Avatar } from "@/components/ui/avatar";
import type { User } from "@/lib/providers/auth/port";
import { CHAINS_PATH } from "@/lib/registry/chain-paths";
import { TOOLS, type Tool, toolPath } from "@/lib/registry/tools";

type SidebarProps = {
  user: User;
  /** Called when a link or button in it leads away, so that a sheet can close. */
  onNavigate?: () => void;
};

export function Sidebar({ user, onNavigate }: SidebarProps) {
  return (
    <div className="flex h-full flex-col">
      <div className="flex items-center gap-3 px-4 pt-4 pr-14 pb-3 lg:pr-4">
        <Avatar name={user.name} imageUrl={user.imageUrl} size="md" />
        <p className="min-w-0 truncate font-medium" title={user.name}>
          {user.name}
        </p>
      </div>
      <nav
        aria-label="Tools"
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-2"
      >
        <ToolLinks onNavigate={onNavigate} />
      </nav>
      <div className="border-line border-t px-2 py-1">
        <nav aria-label="Chains">
          <ChainsLink onNavigate={onNavigate} />
        </nav>
        <nav aria-label="Settings">
          <EnginesLink onNavigate={onNavigate} />
        </nav>
      </div>
      <ProfileBlock user={user} onNavigate={onNavigate} />
    </div>
  );
}

/** Order and labels come from the registry (S-05); a divider where the group changes. */
function ToolLinks({ onNavigate }: { onNavigate: (() => void) | undefined }) {
  const pathname = usePathname();
  return (
    <ul>
      <SidebarLink
        href="/ai"
        label="Dashboard"
        icon={<LayoutDashboard aria-hidden />}
        current={pathname === "/ai"}
        onNavigate={onNavigate}
      />
      {TOOLS.map((tool, index) => {
        const href = toolPath(tool.slug);
        return (
          <Fragment key={tool.slug}>
            {TOOLS[index - 1]?.group !== tool.group && (
              <li aria-hidden className="mx-3 my-1 h-px bg-line" />
            )}
            <SidebarLink
              href={href}
              label={tool.label}
              icon={<tool.icon aria-hidden />}
              gradient={tool.gradient}
              current={pathname === href || pathname.startsWith(`${href}/`)}
              onNavigate={onNavigate}
            />
          </Fragment>
        );
      })}
    </ul>
  );
}

function ChainsLink({ onNavigate }: { onNavigate: (() => void) | undefined }) {
  const pathname = usePathname();
  return (
    <ul>
      <SidebarLink
        href={CHAINS_PATH}
        label="Chains"
        icon={<Workflow aria-hidden />}
        current={pathname === CHAINS_PATH || pathname.startsWith(`${CHAINS_PATH}/`)}
        onNavigate={onNavigate}
      />
    </ul>
  );
}

function EnginesLink({ onNavigate }: { onNavigate: (() => void) | undefined }) {
  const pathname = usePathname();
  return (
    <ul>
      <SidebarLink
        href={ENGINE_SETTINGS}
        label="Engines"
        icon={<Cpu aria-hidden />}
        current={pathname.startsWith("/ai/settings/")}
        onNavigate={onNavigate}
      />
    </ul>
  );
}

type SidebarLinkProps = {
  href: string;
  label: string;
  icon: ReactNode;
  /** Colors of the mark beside the current page; the accent without them. */
  gradient?: Tool["gradient"];
  current: boolean;
  onNavigate: (() => void) | undefined;
};

function SidebarLink({ href, label, icon, gradient, current, onNavigate }: SidebarLinkProps) {
  const mark = gradient && {
    backgroundImage: `linear-gradient(to bottom, ${gradient.from}, ${gradient.to})`,
  };
  return (
    <li>
      <Link
        href={href}
        // A sheet made an entry in the history, which the next page takes.
        replace={onNavigate !== undefined}
        onClick={() => onNavigate?.()}
        aria-current={current ? "page" : undefined}
        className={clsx(
          "side-link relative flex items-center gap-3 rounded-control px-3 text-sm no-underline",
          "transition-colors duration-150",
          current
            ? "bg-line/50 font-semibold text-ink"
            : "text-soft hover:bg-line/30 hover:text-ink",
        )}
      >
        {current && (
          <span
            aria-hidden
            className="absolute inset-y-2 left-0 w-[3px] rounded-full bg-accent"
            style={mark}
          />
        )}
        {icon}
        {label}
      </Link>
    </li>
  );
}
