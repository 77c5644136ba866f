import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { APIRequestContext, Page } from "playwright";

import { newStep } from "@/lib/chains/steps";
import { SHARED_PAGE } from "@/lib/offline/shared-files";
import { ARTICLE, NOTES } from "@/lib/registry/example-texts";
import { openPath } from "@/lib/registry/open-path";
import { imagePrompt } from "@/lib/tools/generate-images/options";
import { articleRequest } from "@/lib/tools/write-article/options";
import { sharePicture, untilOfflinePageIsKept } from "@/tests/support/share-picture";

/** A page with something on it. */
export type State = {
  /** The page, and what is on it. */
  name: string;
  address: string;
  isPublic?: boolean;
  /** What a browser must do first, with a page of its own. */
  prepare?: (page: Page) => Promise<void>;
};

const SAMPLES = "public/samples";

function sample(name: string, mimeType: string) {
  return { name, mimeType, buffer: readFileSync(`${SAMPLES}/${name}`) };
}

/** Tools whose engines are built in and quick, and what each is given. */
const RUNS: readonly { tool: string; endpoint: string; json?: object; multipart?: Form }[] = [
  {
    tool: "write-article",
    endpoint: "generate-article",
    json: { ...articleRequest(ARTICLE.title, 800), notes: NOTES },
  },
  {
    tool: "youtube-summarizer",
    endpoint: "youtube-summary",
    json: {
      url: "",
      detail: "medium",
      transcript: readFileSync(`${SAMPLES}/talk.txt`, "utf8"),
    },
  },
  {
    tool: "pdf-summarizer",
    endpoint: "summarize-pdf",
    multipart: { pdf: sample("handbook.pdf", "application/pdf") },
  },
  {
    tool: "review-resume",
    endpoint: "resume-review",
    multipart: { resume: sample("resume.pdf", "application/pdf") },
  },
  {
    tool: "image-compressor",
    endpoint: "compress-resize-image",
    multipart: { image: sample("coffee.jpg", "image/jpeg"), quality: "75", format: "webp" },
  },
  {
    tool: "generate-images",
    endpoint: "generate-image",
    json: { prompt: imagePrompt("a fox by a lake", "Cartoon style"), publish: true },
  },
];

type Form = Record<string, string | ReturnType<typeof sample>>;

/**
 * Runs the quick tools and a chain, and shares a result.
 *
 * @param request with the cookies of whoever is to have it
 * @returns the pages that show it
 */
export async function makeStates(request: APIRequestContext, origin: string): Promise<State[]> {
  const call = async (path: string, sent: { data?: object; multipart?: Form }) => {
    const { token } = await (await request.get(`${origin}/api/auth/token`)).json();
    const headers = { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() };
    const answer = await request.post(`${origin}${path}`, { ...sent, headers, timeout: 180_000 });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const results: State[] = [];
  let newest = "";
  for (const { tool, endpoint, json, multipart } of RUNS) {
    const { id } = await call(`/api/ai/${endpoint}`, {
      ...(json && { data: json }),
      ...(multipart && { multipart }),
    });
    newest = id;
    const address = openPath({ id, tool });
    if (address) results.push({ name: `/ai/${tool} with a result`, address });
  }
  const { path } = await call("/api/user/share-creation", {
    data: { id: newest, expiresInDays: null, showName: true },
  });
  const name = "Two drawings";
  const { id } = await call("/api/chains/begin", {
    data: {
      name,
      steps: [newStep("generate-image"), newStep("compress-image")],
      // Our illustrator knows nothing of the second.
      inputs: ["a fox by a lake", "ein Eichhörnchen"],
    },
  });
  await call("/api/chains/run", { data: { id, prompt: name } });
  return [
    ...results,
    { name: "/ai with creations", address: "/ai" },
    { name: "/ai/community with an image", address: "/ai/community" },
    { name: "/ai/chains with a run", address: "/ai/chains" },
    { name: "/ai/chains/runs", address: `/ai/chains/runs/${id}` },
    { name: "/ai/shared with an image", address: SHARED_PAGE, prepare: shareAnImage },
    { name: "/s with an image", address: path, isPublic: true },
  ];
}

/** As a phone's gallery would. */
async function shareAnImage(page: Page): Promise<void> {
  await page.goto("/ai");
  await untilOfflinePageIsKept(page);
  await sharePicture(page, await page.screenshot());
}
