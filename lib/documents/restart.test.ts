import { expect, it, vi } from "vitest";

import { preparePassages, saveDocument } from "@/lib/documents/searchable-document";
import type { Draft } from "@/lib/providers/text/port";
import { createTestContext } from "@/tests/support/test-context";

it("answers questions about a document after a server restart [C-17]", async () => {
  const ctx = await createTestContext({
    text: { openDraft: (): Promise<Draft> => Promise.reject(new Error("not asked")) },
  });
  const parts = [{ place: 3, text: "The ferry leaves the harbor at seven every morning." }];
  const chunks = await preparePassages("pdf", parts);
  const document = { kind: "pdf" as const, title: "Ferry", meta: { overview: [] }, chunks };
  await saveDocument(ctx, document, async () => {});

  // Everything in memory is gone; the rows remain.
  vi.resetModules();
  const { createDocumentChat } = await import("@/lib/documents/document-chat");
  const answer = await createDocumentChat("pdf")(ctx, {
    question: "When does the ferry leave the harbor?",
  });

  expect(answer.answer).toBe(
    "> The ferry leaves the harbor at seven every morning. [p. 3](#page=3)",
  );
});
