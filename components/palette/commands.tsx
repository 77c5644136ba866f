import {
  BookOpen,
  Code,
  Cpu,
  Gauge,
  Keyboard,
  KeyRound,
  LayoutDashboard,
  LogOut,
  Monitor,
  MonitorSmartphone,
  Moon,
  Plus,
  Settings2,
  Sun,
  Trash2,
  UserRound,
  Workflow,
} from "lucide-react";
import type { ReactNode } from "react";

import { hasDevices } from "#auth-client";
import {
  DEVICES_PAGE,
  ENGINE_SETTINGS,
  TOKENS_PAGE,
  USAGE_PAGE,
} from "@/components/engines/engine-words";
import { OPERATOR_PAGES } from "@/components/operator/operator-pages";
import { buildPath, CHAINS_PATH } from "@/lib/registry/chain-paths";
import { TOOL_DESCRIPTIONS } from "@/lib/registry/tool-descriptions";
import { TOOLS, toolPath } from "@/lib/registry/tools";

/** What a command does: leads to a page, or acts on this one. */
export type Deed =
  | { href: string }
  | { theme: "system" | "light" | "dark" }
  | { act: "profile" | "keys" | "sign-out" };

export type Command = {
  id: string;
  label: string;
  /** To the right of its label, and searched, too. */
  hint: string;
  /** Further words that find it. */
  words?: string;
  icon: ReactNode;
  deed: Deed;
};

export const GO: Command[] = [
  {
    id: "dashboard",
    label: "Dashboard",
    hint: "Everything you've made",
    words: "home history",
    icon: <LayoutDashboard aria-hidden />,
    deed: { href: "/ai" },
  },
  {
    id: "bin",
    label: "Trash",
    hint: "What you deleted in the last 30 days",
    words: "bin restore undo",
    icon: <Trash2 aria-hidden />,
    deed: { href: "/ai/bin" },
  },
  {
    id: "chains",
    label: "Chains",
    hint: "Sequences of tools",
    icon: <Workflow aria-hidden />,
    deed: { href: CHAINS_PATH },
  },
  {
    id: "new-chain",
    label: "Build a chain",
    hint: "Chains",
    words: "new create",
    icon: <Plus aria-hidden />,
    deed: { href: buildPath(null) },
  },
];

export const SETTINGS: Command[] = [
  {
    id: "engines",
    label: "Engines",
    hint: "Settings",
    words: "models keys api openai ollama",
    icon: <Cpu aria-hidden />,
    deed: { href: ENGINE_SETTINGS },
  },
  {
    id: "usage",
    label: "Usage",
    hint: "Settings",
    words: "limits quota runs tokens cost",
    icon: <Gauge aria-hidden />,
    deed: { href: USAGE_PAGE },
  },
  ...(hasDevices
    ? [
        {
          id: "devices",
          label: "Devices",
          hint: "Settings",
          words: "sessions signed in security",
          icon: <MonitorSmartphone aria-hidden />,
          deed: { href: DEVICES_PAGE },
        },
      ]
    : []),
  {
    id: "tokens",
    label: "Access tokens",
    hint: "Settings",
    words: "api programs keys mcp developers",
    icon: <KeyRound aria-hidden />,
    deed: { href: TOKENS_PAGE },
  },
  {
    id: "profile",
    label: "Profile",
    hint: "Settings",
    words: "account name photo password delete",
    icon: <UserRound aria-hidden />,
    deed: { act: "profile" },
  },
  {
    id: "theme-light",
    label: "Light theme",
    hint: "Theme",
    words: "bright appearance",
    icon: <Sun aria-hidden />,
    deed: { theme: "light" },
  },
  {
    id: "theme-dark",
    label: "Dark theme",
    hint: "Theme",
    words: "night appearance",
    icon: <Moon aria-hidden />,
    deed: { theme: "dark" },
  },
  {
    id: "theme-system",
    label: "System theme",
    hint: "Theme",
    words: "automatic appearance",
    icon: <Monitor aria-hidden />,
    deed: { theme: "system" },
  },
  {
    id: "keys",
    label: "Keyboard shortcuts",
    hint: "Help · ?",
    icon: <Keyboard aria-hidden />,
    deed: { act: "keys" },
  },
  {
    id: "developers",
    label: "Developers",
    hint: "Help",
    words: "api openapi mcp curl typescript",
    icon: <Code aria-hidden />,
    deed: { href: "/developers" },
  },
  {
    id: "about",
    label: "About",
    hint: "Help",
    icon: <BookOpen aria-hidden />,
    deed: { href: "/about" },
  },
  {
    id: "sign-out",
    label: "Sign out",
    hint: "Account",
    words: "log out leave",
    icon: <LogOut aria-hidden />,
    deed: { act: "sign-out" },
  },
];

const OPERATOR_WORDS: Record<(typeof OPERATOR_PAGES)[number]["label"], string> = {
  People: "accounts plans premium reset code operator",
  Reports: "moderation unpublish operator",
  Messages: "contact inbox operator",
  Newsletter: "subscribers csv operator",
  Health: "disk database queue operator",
};

/** For whoever runs this server; the pages check it again. */
const OPERATOR_COMMANDS = OPERATOR_PAGES.map(
  ({ href, label }): Command => ({
    id: label,
    label,
    hint: "Settings",
    words: OPERATOR_WORDS[label],
    icon: <Settings2 aria-hidden />,
    deed: { href },
  }),
);

export const WITH_OPERATORS = SETTINGS.toSpliced(
  SETTINGS.findIndex(({ id }) => id === "profile"),
  0,
  ...OPERATOR_COMMANDS,
);

export const TOOL_COMMANDS = TOOLS.map(
  (tool): Command => ({
    id: tool.slug,
    label: tool.label,
    hint: tool.title,
    words: TOOL_DESCRIPTIONS[tool.slug],
    icon: <tool.icon aria-hidden />,
    deed: { href: toolPath(tool.slug) },
  }),
);
