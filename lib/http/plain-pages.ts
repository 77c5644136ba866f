import "server-only";

import { SITE } from "@/lib/core/site";

const RETRY_SECONDS = 5;
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'";

/** Looks like our pages in the browser's own fonts: one file, so that it needs nothing else to load. */
const STYLE = `
:root { color-scheme: light dark; font: 16px/26px ui-sans-serif, system-ui, sans-serif }
body { margin: 0; background: light-dark(#fbfaf7, #101216); color: light-dark(#1d1a16, #f0eee9) }
header { padding: 18px 24px; border-bottom: 1px solid light-dark(#e2e0dc, #2b2e33) }
header a { color: inherit; font: 25px/32px ui-serif, Georgia, serif; text-decoration: none }
main { max-width: 36rem; margin: 0 auto; padding: 96px 20px }
h1 { margin: 0 0 16px; font: 39px/44px ui-serif, Georgia, serif }
main a { display: inline-block; margin-top: 8px; padding: 9px 16px; border-radius: 8px; background: #bc2f0f;
  color: #fff; font-size: 14px; font-weight: 500; text-decoration: none }`;

/** A page's words; `link` leads on, and an empty address to the same page. */
type Words = {
  title: string;
  heading: string;
  text: string;
  link: { href: string; label: string };
};

/** What pages answer while the database is away: a 503 that asks to come back. */
export function unavailablePage(): Response {
  const words = {
    title: "Back in a moment",
    heading: "We'll be back in a moment",
    text: "We can't reach the database right now. Everything you've saved is safe. Try again in a minute.",
    link: { href: "", label: "Try again" },
  };
  return plainPage(words, { status: 503, headers: { "retry-after": String(RETRY_SECONDS) } });
}

/** What an address answers that Next would fail with, because nobody can tell which page it names: a 404. */
export function missingPage(): Response {
  const words = {
    title: "Page not found",
    heading: "Page not found",
    text: "The address may be misspelled, or the page may have been removed.",
    link: { href: "/", label: "Go to home page" },
  };
  return plainPage(words, { status: 404 });
}

function plainPage(
  { title, heading, text, link }: Words,
  { status, headers = {} }: { status: number; headers?: Record<string, string> },
): Response {
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${SITE.name}</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="/">${SITE.name}</a></header>
<main>
<h1>${heading}</h1>
<p>${text}</p>
<a href="${link.href}">${link.label}</a>
</main>
</body>
</html>
`;
  return new Response(page, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
      "cache-control": "no-store",
      ...headers,
    },
  });
}
