import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { ImageCompressorImages } from "@/components/tools/image-compressor-images";

const IMAGE = new File(["x"], "hens.tiff");

/** What a chosen image's row has after the button that removes it. */
function noteOn(known: { whitened?: File[]; paged?: Set<File> }): string {
  const unused = () => {};
  const html = renderToStaticMarkup(
    <ImageCompressorImages
      images={[IMAGE]}
      error={undefined}
      disabled={false}
      onChange={unused}
      whitened={known.whitened ?? []}
      paged={known.paged ?? new Set()}
      onKeepTransparency={unused}
    />,
  );
  const row = /<li[\s\S]{0,4000}?<\/li>/.exec(html)?.[0] ?? "";
  return row.slice(row.indexOf("</button>") + "</button>".length, -"</li>".length);
}

describe("ImageCompressorImages", () => {
  it("has no row for notes below an image that there is nothing to say of", () => {
    expect(noteOn({})).toBe("");
  });

  it("says below an image what becomes of its pages and its transparency", () => {
    expect(noteOn({ paged: new Set([IMAGE]) })).toContain("Only its first page");
    expect(noteOn({ whitened: [IMAGE] })).toContain("transparent areas white");
  });
});
