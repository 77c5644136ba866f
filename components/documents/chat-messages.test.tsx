import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { ChatMessages } from "@/components/documents/chat-messages";

function drawn(partial: string): string {
  const asking = { question: "When was it founded?", partial };
  return renderToStaticMarkup(<ChatMessages messages={[]} asking={asking} onOpen={null} />);
}

it("has an answer that grows not read out in pieces", () => {
  expect(drawn("")).not.toContain("aria-live");
  expect(drawn("It was founded")).toContain('<li aria-live="off">');
});
