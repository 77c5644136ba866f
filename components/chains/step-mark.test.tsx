import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { StepMark } from "@/components/chains/step-mark";
import type { ChainItem } from "@/lib/chains/contract";

const ADDRESS = "/api/files/0b0e6a3c-6a55-4d3e-9d9a-3f0a6f1c2d11";

type Call = ChainItem["calls"][number];

function marked(call: Partial<Call>, givesImage = true): string {
  return renderToStaticMarkup(
    <StepMark
      text="Remove the background"
      givesImage={givesImage}
      call={{ place: "0", step: 0, state: "done", ...call }}
      state="running"
      isOver={false}
      isOpen={false}
      onToggle={() => {}}
    />,
  );
}

describe("StepMark", () => {
  it("shows a small picture of an image that was made, with its size set", () => {
    expect(marked({ address: ADDRESS })).toMatch(
      new RegExp(`<img src="${ADDRESS}\\?w=320" alt="" width="112" height="112" loading="lazy"`),
    );
  });

  it("shows none of a text, or before there is one", () => {
    expect(marked({ address: ADDRESS }, false)).not.toContain("<img");
    expect(marked({ state: "begun" })).not.toContain("<img");
    expect(marked({})).not.toContain("<img");
  });
});
