import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { POST as askPdf } from "@/app/api/ai/pdf-chat/route";
import { POST as summarize } from "@/app/api/ai/summarize-pdf/route";
import { POST as askVideo } from "@/app/api/ai/youtube-chat/route";
import { GET } from "@/app/api/user/get-usage/route";
import { ENGINE_HEADER } from "@/lib/engines/header";
import type { Usage } from "@/lib/engines/usage-contract";
import { closeEngines } from "@/lib/providers";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { linesAt, makePdf } from "@/tests/support/make-pdf";

let account: TestAccount;
beforeAll(async () => {
  account = await signUpAccount();
  const body = new FormData();
  const lines = [
    "The community garden was founded in 1984 by twelve neighbors of Mill Street.",
    "Water comes from a well that was drilled to a depth of 60 meters.",
  ];
  const pdf = makePdf([{ texts: linesAt(lines) }]);
  body.append("pdf", new Blob([pdf as Uint8Array<ArrayBuffer>]), "garden.pdf"); // Safe: as for every buffer of Node.
  await summarize(apiRequest("/api/ai/summarize-pdf", { body, token: account.token }));
});
afterAll(() => closeEngines());

async function usage(): Promise<Usage> {
  return (await GET(apiRequest("/api/user/get-usage", { token: account.token }))).json();
}

function ask(post: typeof askPdf, headers: Record<string, string> = {}) {
  const json = { question: "How deep is the well?" };
  return post(apiRequest("/api/ai/x", { json, token: account.token, headers }));
}

describe("a question about a document", () => {
  it("is taken from the questions of the hour, whatever engine answers, and not from the runs", async () => {
    const before = await usage();
    expect([before.plan.used, before.questions]).toEqual([1, { used: 0, max: 120 }]);

    expect((await ask(askPdf)).status).toBe(200);
    expect((await ask(askPdf, { [ENGINE_HEADER]: "server" })).status).toBe(200);

    const after = await usage();
    expect([after.plan.used, after.ownEngine.used, after.questions.used]).toEqual([1, 0, 2]);
  });

  it("is given back when it isn't answered", async () => {
    const before = await usage();

    expect((await ask(askVideo)).status).toBe(404);

    expect(await usage()).toEqual(before);
  });
});
