import { TextPart } from "@/components/marketing/text-page";

/** What leaves the machine with which engine, and how to connect another one. */
export function EnginesPart() {
  return (
    <TextPart id="engines" title="Engines, and what leaves">
      <p>Every result names the engine that made it. This is what each of them sends out.</p>
      <ul>
        <li>
          <strong>The built-in model</strong> runs in a process beside the server. What you type
          does not leave the machine. On the first start its weights are downloaded from the npm
          registry, checked against a known hash, and kept; that download carries nothing of yours.
        </li>
        <li>
          <strong>An OpenAI-compatible server</strong>, when one is configured, receives the text
          you type into a tool and the instructions we add to it, at the configured address. It
          answers to its own privacy policy. Where it edits pictures too, it receives those from
          which you remove an object that no model here knows by name, and, with{" "}
          <code>BACKGROUND_ENGINE=openai</code>, those you cut out.
        </li>
        <li>
          <strong>The built-in picture models</strong> run in a process of their own beside the
          server. Your pictures do not leave the machine.
        </li>
        <li>
          <strong>The built-in illustrator</strong> composes pictures from your words in a process
          beside the server; nothing leaves the machine. Its figures are Noto Emoji’s, by Google,
          under the Apache License 2.0. With a hosted image model, your description goes there.
        </li>
        <li>
          <strong>Image to text</strong> reads in your browser. The pictures stay there; the text is
          kept with what you made. Data for a language other than English is fetched from the npm
          registry once, by the server, when somebody chooses it.
        </li>
        <li>
          <strong>YouTube</strong> is asked by the server for the captions of a video that you want
          summarized. It learns the video and the server’s address, not yours. With a pasted
          transcript nobody is asked.
        </li>
        <li>
          <strong>Clerk</strong>, when its keys are set, holds the accounts: name, email address,
          picture, sign-in methods and plan are Clerk’s data then, and your browser loads Clerk’s
          script.
        </li>
      </ul>
      <p>Nothing else is called: fonts, scripts and pictures come from this server.</p>
      <ConnectBetterModel />
    </TextPart>
  );
}

function ConnectBetterModel() {
  return (
    <>
      <h3 className="mt-4 font-medium text-lg">Connect a better model</h3>
      <p>
        The built-in model drafts. Whoever runs this server can put another one in its place, in the
        server’s environment, and restart it:
      </p>
      <ul>
        <li>
          <strong>OpenAI:</strong> set <code>OPENAI_API_KEY</code>, and <code>AI_TEXT_MODEL</code>{" "}
          to choose the model.
        </li>
        <li>
          <strong>Photographic pictures:</strong> the same key makes them;{" "}
          <code>AI_IMAGE_MODEL</code> chooses the model, and <code>OPENAI_IMAGE_BASE_URL</code>{" "}
          another server for pictures.
        </li>
        <li>
          <strong>Any compatible server</strong>, such as Ollama, LM Studio, vLLM or OpenRouter: set{" "}
          <code>OPENAI_BASE_URL</code> and <code>AI_TEXT_MODEL</code>, and a key if it asks for one.
          With a server of your own, text still stays in your house.
        </li>
        <li>
          <strong>A larger model on this machine:</strong> set <code>LOCAL_TEXT_MODEL</code> to the
          path of a GGUF file, or to an <code>hf:</code> address. The README recommends two.
        </li>
      </ul>
    </>
  );
}
