import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { CompressorBatch, type FinishedEntry } from "@/components/tools/image-compressor-batch";

function entry(name: string, transparencyLost?: true): FinishedEntry {
  const before = { byteSize: 2_000 };
  const meta = { byteSize: 900, before, ...(transparencyLost && { transparencyLost }) };
  const image = new File([], name);
  // Safe: nothing else of an entry is looked at.
  return { image, result: { id: name, meta } } as unknown as FinishedEntry;
}

function said(...entries: FinishedEntry[]): string {
  const [shown] = entries;
  if (!shown) return "";
  const unused = () => {};
  return renderToStaticMarkup(
    <CompressorBatch
      entries={entries}
      shown={shown}
      pending={false}
      onChoose={unused}
      onShrink={unused}
      onLower={unused}
    />,
  );
}

function missed(name: string, target: object): FinishedEntry {
  const { image, result } = entry(name);
  const missedTarget = { byteSize: 500, isMet: false, widthThatFits: null, ...target };
  // Safe: nothing else of an entry is looked at.
  return { image, result: { ...result, meta: { ...result.meta, target: missedTarget } } } as never;
}

describe("CompressorBatch", () => {
  it("offers a lower quality for all images that meet the target size then", () => {
    const fits = { similarityThatFits: 0.7 };

    expect(said(missed("a.jpg", fits), missed("b.jpg", fits), missed("c.jpg", {}))).toContain(
      "Lower the quality of 2 images",
    );
    expect(said(missed("a.jpg", fits), entry("b.jpg"))).toMatch(/Lower the quality</);
    expect(said(missed("a.jpg", {}), entry("b.jpg"))).not.toContain("Lower the quality");
  });

  it("says which image lost its transparency, in its row and in the totals", () => {
    const text = said(entry("hens.jpg"), entry("dog.png", true));

    expect(text).toMatch(/dog\.png<\/span><span[^>]*>Transparent areas are now white</);
    expect(text).not.toMatch(/hens\.jpg<\/span><span[^>]*>Transparent/);
    expect(text).toContain("Transparent areas of 1 of 2 images are now white");
  });

  it("says nothing of transparency where none was lost", () => {
    expect(said(entry("hens.jpg"), entry("dog.png"))).not.toContain("Transparent");
  });
});
