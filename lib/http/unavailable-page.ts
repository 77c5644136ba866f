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

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Back in a moment · ${SITE.name}</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="/">${SITE.name}</a></header>
<main>
<h1>We'll be back in a moment</h1>
<p>We can't reach the database right now. Everything you've saved is safe. Try again in a minute.</p>
<a href="">Try again</a>
</main>
</body>
</html>
`;

/** What pages answer while the database is away: a 503 that asks to come back. */
export function unavailablePage(): Response {
  return new Response(PAGE, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
      "cache-control": "no-store",
      "retry-after": String(RETRY_SECONDS),
    },
  });
}
