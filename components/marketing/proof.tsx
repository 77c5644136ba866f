import Link from "next/link";

import { Section } from "@/components/marketing/section";

type Fact = { part: string; engine: string; leaves: string };

/** What stands behind each part. Facts only: what is not built yet has no row. */
const FACTS: readonly Fact[] = [
  {
    part: "Writing, as it comes",
    engine: "A draft model (TinyLlama 1.1B) in a process of its own beside the server",
    leaves: "Nothing. The weights are fetched once, checked by hash, and kept.",
  },
  {
    part: "Writing, connected",
    engine: "Any OpenAI-compatible server that you name: hosted, or one of your own",
    leaves: "What you type into a tool, to that address and no other",
  },
  {
    part: "Pictures, cut out and mended",
    engine: "Models on this machine: U²-Net and MODNet cut out; COCO-SSD, SAM 2 and MI-GAN erase",
    leaves: "Nothing. Their weights are fetched once, checked by hash, and kept.",
  },
  {
    part: "Pictures, made",
    engine: "A built-in illustrator of flat scenes, or an image model that you name",
    leaves: "With an image model: your description, to its address",
  },
  {
    part: "Documents and videos",
    engine: "A reader that quotes, with sentence vectors and word search on this machine",
    leaves: "Nothing of a document. YouTube is asked for a video’s captions by its id.",
  },
  {
    part: "Text in pictures",
    engine: "Tesseract, in your browser",
    leaves: "Pictures do not leave the browser. The text is kept with what you made.",
  },
  {
    part: "What you make",
    engine: "Postgres inside the server, in your data folder, or a Postgres you name",
    leaves: "Nothing, unless the Postgres you name is elsewhere",
  },
  {
    part: "Accounts",
    engine: "Email and password in the same database, or Clerk when its keys are set",
    leaves: "Nothing with our own accounts. With Clerk: who you are, and your plan",
  },
];

export function Proof() {
  return (
    <Section
      id="proof"
      sunken
      title="It works with the cable pulled"
      lead={
        <p>
          Once its first model is there, Atelier needs no key, no account elsewhere and no network.
          This is what does the work on this server, and what leaves it.
        </p>
      }
    >
      <div className="grid gap-10 lg:grid-cols-12 lg:gap-8">
        <FactTable />
        <EngineNote />
      </div>
    </Section>
  );
}

function FactTable() {
  return (
    <table className="w-full text-left text-sm max-md:block lg:col-span-8">
      <caption className="sr-only">What does the work, and what leaves the machine</caption>
      <thead className="max-md:sr-only">
        <tr className="border-ink border-b">
          {["Part", "What does the work", "What leaves the machine"].map((name) => (
            <th key={name} scope="col" className="py-3 pr-6 font-medium last:pr-0">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {FACTS.map((fact) => (
          <tr key={fact.part} className="border-line border-b align-top max-md:block max-md:py-4">
            <th scope="row" className="pr-6 font-medium max-md:block md:w-1/4 md:py-4">
              {fact.part}
            </th>
            <td className="pr-6 text-soft max-md:block max-md:pt-1 md:w-[38%] md:py-4">
              {fact.engine}
            </td>
            <td className="max-md:block max-md:pt-1 md:py-4">
              <span className="md:hidden">Leaves: </span>
              {fact.leaves}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function EngineNote() {
  return (
    <aside className="self-start rounded-card border border-line bg-card p-6 lg:col-span-4">
      <h3 className="font-display text-xl">Every result is signed</h3>
      <p className="mt-3 text-soft text-sm">
        Under each result stands the engine that made it. The one that comes with Atelier is small,
        and says so:
      </p>
      <p className="mt-4 rounded-control bg-sunken px-4 py-3 font-mono text-xs">
        Built-in draft model (TinyLlama 1.1B)
      </p>
      <p className="mt-4 text-sm">
        <Link
          href="/privacy#engines"
          className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          Connect a better one
        </Link>
      </p>
    </aside>
  );
}
