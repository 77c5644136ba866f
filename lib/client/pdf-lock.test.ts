import { expect, it } from "vitest";

import { isLocked } from "@/lib/client/pdf-lock";

it("looks at one file at a time, and at each once", async () => {
  let reading = 0;
  let most = 0;
  let reads = 0;
  class Watched extends File {
    override slice(): Blob {
      const piece = new Blob(["%PDF-1.7 of no secrets"]);
      piece.arrayBuffer = async () => {
        reads += 1;
        reading += 1;
        most = Math.max(most, reading);
        await new Promise((resolve) => setTimeout(resolve, 5));
        reading -= 1;
        return new ArrayBuffer(8);
      };
      return piece;
    }
  }
  const files = Array.from({ length: 5 }, (_, at) => new Watched(["%PDF-1.7"], `${at}.pdf`));

  const found = await Promise.all([...files, ...files].map(isLocked));

  expect(found).toEqual(Array(10).fill(false));
  expect({ most, reads }).toEqual({ most: 1, reads: 5 });
});
