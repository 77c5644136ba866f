import { startLocalServer } from "./local-server";
import { respondWithEdit } from "./openai-double-edits";
import { sendJson } from "./openai-double-responses";

const MODELS = { model: "some-chat", editModel: "gpt-image-1.5" };

/** A server that edits images, each once the test says so: runs with it last as long as that takes. */
export async function startHeldEditor() {
  let hear = () => {};
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    hear = resolve;
  });
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const server = await startLocalServer(async (request, response) => {
    if (request.url?.endsWith("/models")) {
      const data = Object.values(MODELS).map((id) => ({ id, object: "model" }));
      return sendJson(response, 200, { object: "list", data });
    }
    hear();
    await answered;
    await respondWithEdit(request, response, []);
  });
  return {
    /** What connects it. */
    connection: {
      provider: "other",
      baseUrl: `${server.origin}/v1`,
      apiKey: "sk-of-the-editor",
      ...MODELS,
    },
    /** Resolves when the first image has come. */
    asked,
    answer: () => answer(),
    close: server.close,
  };
}
