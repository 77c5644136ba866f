import { expect, it } from "vitest";

import { streamEvents } from "@/lib/api/stream";
import { AppError } from "@/lib/core/errors";
import type { Progress } from "@/lib/core/progress";
import { readAnswer } from "@/lib/programs/mcp/read-answer";

const stream = (work: (progress: Progress) => Promise<Record<string, unknown>>) =>
  streamEvents(new Request("http://localhost/"), "request-1", work, () => {});

it("reports steps and how much is written, and reads the body at the end", async () => {
  const reports: string[] = [];
  const answered = stream(async ({ onStep, onText }) => {
    onStep({ label: "Reading the notes" });
    onText("Bees ");
    onText("dance.");
    return { content: "Bees dance." };
  });

  const answer = await readAnswer(answered, (message) => reports.push(message));

  expect(answer).toEqual({ success: true, content: "Bees dance." });
  expect(reports).toEqual(["Reading the notes", "5 characters written"]);
});

it("reads a failure, in a stream and without one", async () => {
  const full = new AppError("rate_limited", "You've used all runs.");
  const failed = stream(() => Promise.reject(full));

  expect(await readAnswer(failed, () => {})).toMatchObject({ code: "rate_limited" });
  const body = { success: false, message: "No.", code: "forbidden" };
  expect(await readAnswer(Response.json(body), () => {})).toEqual(body);
});

it.each([
  [
    "a stream that breaks off",
    new Response("event: delta\ndata: {}\n\n", {
      headers: { "content-type": "text/event-stream" },
    }),
  ],
  ["an answer that isn't ours", new Response("<html>")],
])("says so after %s", async (_what, response) => {
  expect(await readAnswer(response, () => {})).toMatchObject({
    success: false,
    message: "The run broke off. Try again.",
  });
});
