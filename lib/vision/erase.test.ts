import { describe, expect, it } from "vitest";

import { spare } from "@/lib/vision/erase";
import type { Plane } from "@/lib/vision/raster";

/** A row of pixels, one for each letter: a dot is none. */
function row(letters: string): Plane {
  const data = Uint8Array.from(letters, (letter) => (letter === "." ? 0 : 255));
  return { data, width: letters.length, height: 1 };
}

const shown = ({ data }: Plane) => Array.from(data, (byte) => (byte ? "x" : ".")).join("");

describe("sparing a neighbor", () => {
  it("keeps a mask that grew from reaching into it", () => {
    const grown = row("xxxxxx....");

    spare(grown, row("xxxx......"), row("....xxxx.."));

    expect(shown(grown)).toBe("xxxx......");
  });

  it("leaves what was marked itself", () => {
    const grown = row("xxxxxxx...");

    spare(grown, row("xxxxx....."), row("....xxxx.."));

    expect(shown(grown)).toBe("xxxxx.....");
  });

  it("doesn't keep what was marked for the most part", () => {
    const grown = row("xxxxxxxxx.");

    spare(grown, row("xxxxxxx..."), row("....xxxx.."));

    expect(shown(grown)).toBe("xxxxxxxxx.");
  });
});
