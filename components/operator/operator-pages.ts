/** Pages of settings for whoever runs this server. */
export const OPERATOR_PAGES = [
  { href: "/ai/settings/people", label: "People" },
  { href: "/ai/settings/reports", label: "Reports" },
  { href: "/ai/settings/messages", label: "Messages" },
  { href: "/ai/settings/newsletter", label: "Newsletter" },
  { href: "/ai/settings/health", label: "Health" },
] as const;
