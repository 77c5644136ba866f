import { ENGINE_SETTINGS } from "@/components/engines/engine-words";
import { LandingSection } from "@/components/marketing/landing-section";
import { ToolLink } from "@/components/marketing/tool-link";
import { SITE } from "@/lib/core/site";
import { PROVIDER_NAMES } from "@/lib/engines/providers";

type Fact = { part: string; engine: string; leaves: string };

/** What most people want to know. */
const IN_SHORT: readonly Fact[] = [
  {
    part: "Writing",
    engine: "A small built-in model, or a better one that's connected",
    leaves: "Nothing, unless you or the administrator connects a service: then what you write",
  },
  {
    part: "Images",
    engine: "Built-in models",
    leaves: "Nothing, unless a service edits or generates them",
  },
  {
    part: "Documents and videos",
    engine: "A built-in reader that quotes, or a model that's connected",
    leaves: "A video's ID, to get its captions. With a connected service, the text, too.",
  },
  {
    part: "Text in images",
    engine: "Your own browser",
    leaves: "Nothing. In the tool, the image doesn't even leave your browser.",
  },
];

/** What does each job. Facts only. */
const FACTS: readonly Fact[] = [
  {
    part: "Writing, built in",
    engine:
      "A draft model (TinyLlama 1.1B) in a separate process on the server; for blog titles, our own templates",
    leaves: "Nothing. The model is downloaded once and verified by hash.",
  },
  {
    part: "Writing, downloaded",
    engine: "A larger model from Hugging Face, downloaded under Engines by whoever runs the server",
    leaves: "Nothing. Hugging Face sees the server's address and which model it downloads.",
  },
  {
    part: "Writing, with your own key",
    engine: `${PROVIDER_NAMES}, or another OpenAI-compatible server. The administrator may have set one up for everyone.`,
    leaves: "What you type and the text of your documents, only to the service you chose",
  },
  {
    part: "Writing, on your machine",
    engine: "Ollama, LM Studio, or another model server beside this one, detected automatically",
    leaves: "Nothing",
  },
  {
    part: "Writing, in the browser",
    engine: "Your browser's own model, if it has one (Chrome 148 and later on a desktop)",
    leaves: "Prompts and answers travel only between your browser and this server",
  },
  {
    part: "Editing images",
    engine:
      "Local models: U²-Net and MODNet remove backgrounds; COCO-SSD, SAM 2, and MI-GAN remove objects",
    leaves:
      "Nothing, unless you choose an image-editing service. If this server has one, it also gets images with objects that the local models can't find by name.",
  },
  {
    part: "Generating images",
    engine: "A built-in illustrator that draws simple scenes, or an image model that you connect",
    leaves:
      "Nothing, or your description with an image model of a service that you or the server has a key for",
  },
  {
    part: "Documents and videos",
    engine: "A built-in reader that quotes the source, using local embeddings and keyword search",
    leaves:
      "A video's ID, to get its captions from YouTube. Nothing else, unless a service writes for you: then the text, to that service.",
  },
  {
    part: "Text in images",
    engine: "Tesseract, in your browser",
    leaves:
      "In the tool, images don't even leave your browser. Chains read them on the server. The text is saved with your creations.",
  },
  {
    part: "Your creations",
    engine: "Postgres inside the server, or a Postgres server you choose",
    leaves: "Nothing, unless your database or file storage is elsewhere",
  },
  {
    part: "Accounts",
    engine: "Email and password in the same database, or Clerk if its keys are set",
    leaves:
      "Nothing with built-in accounts, unless a mail server is set: then your email address and a link when you forget your password. With Clerk, your profile and plan.",
  },
];

export function EngineFacts() {
  return (
    <LandingSection
      id="proof"
      sunken
      title="It runs without outside services"
      lead={
        <p>
          Once its models are downloaded, {SITE.name} needs no API key, no outside account, and no
          network, except for YouTube captions and, once each, for text recognition in languages
          other than English. Here's what does the work and what leaves the server.
        </p>
      }
    >
      <div className="grid gap-10 lg:grid-cols-12 lg:gap-8">
        <div className="lg:col-span-8">
          <FactTable name="What does the work, in short" facts={IN_SHORT} />
          <details className="mt-4">
            <summary className="w-fit cursor-pointer py-3 font-medium text-sm">
              Every task in detail
            </summary>
            <FactTable name="What does the work and what leaves the server" facts={FACTS} />
          </details>
        </div>
        <EngineNote />
      </div>
    </LandingSection>
  );
}

function FactTable({ name, facts }: { name: string; facts: readonly Fact[] }) {
  return (
    <table className="w-full text-left text-sm max-md:block">
      <caption className="sr-only">{name}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-ink border-b">
          {["Task", "What does the work", "What leaves the server"].map((name) => (
            <th key={name} scope="col" className="py-3 pr-6 font-medium last:pr-0">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {facts.map((fact) => (
          <tr key={fact.part} className="border-line border-b align-top max-md:block max-md:py-4">
            <th scope="row" className="pr-6 font-medium max-md:block md:w-1/4 md:py-4">
              {fact.part}
            </th>
            <td className="pr-6 text-soft max-md:block max-md:pt-1 md:w-[38%] md:py-4">
              {fact.engine}
            </td>
            <td className="max-md:block max-md:pt-1 md:py-4">
              <span className="md:hidden">Leaves the server: </span>
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
      <h3 className="font-display text-xl">Every result names its engine</h3>
      <p className="mt-3 text-soft text-sm">
        Below each result, you'll see the engine that made it. The built-in writing model is small,
        and its name says so:
      </p>
      <p className="mt-4 rounded-control bg-sunken px-4 py-3 text-sm">
        Built-in draft model (TinyLlama 1.1B)
      </p>
      <p className="mt-4 text-sm">
        <ToolLink
          path={ENGINE_SETTINGS}
          className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          Connect a better model
        </ToolLink>
      </p>
    </aside>
  );
}
