import Link from "next/link";

import { TextSection } from "@/components/marketing/text-page";
import { CURL_EXAMPLE, TYPESCRIPT_EXAMPLE } from "@/lib/programs/examples";

/** How to begin: a token, and a program in two languages. */
export function ExamplesSection() {
  return (
    <TextSection id="start" title="Start here">
      <p>
        Create a token under <Link href="/ai/settings/tokens">Settings, Access tokens</Link>. Set{" "}
        <code>ATELIER_URL</code> to this site&apos;s address and <code>ATELIER_TOKEN</code> to the
        token. Then make an image smaller with curl:
      </p>
      <Program name="Example in curl" text={CURL_EXAMPLE} />
      <p>
        In the answer, <code>content</code> is the address of the result. Download it with the same
        token. In TypeScript, write an article:
      </p>
      <Program name="Example in TypeScript" text={TYPESCRIPT_EXAMPLE} />
      <p>
        <a href="/api/openapi.json">The OpenAPI 3.1 document</a> describes the same calls for client
        generators, API explorers, and assistants.
      </p>
    </TextSection>
  );
}

/** A program. Long lines wrap on narrow screens, which a copy of it doesn't show. */
export function Program({ name, text }: { name: string; text: string }) {
  return (
    <figure className="grid gap-2">
      <figcaption className="text-sm text-soft">{name}</figcaption>
      <pre className="whitespace-pre-wrap wrap-anywhere rounded-control border border-line bg-sunken p-4 font-mono text-sm leading-relaxed">
        {text}
      </pre>
    </figure>
  );
}
