import { describe, expect, it } from "vitest";

import { loadOpenedPdf } from "@/lib/client/load-opened-pdf";

const named = async (title: string, prefix?: string) => {
  const url = "data:application/pdf;base64,JVBERg==";
  return (await loadOpenedPdf({ url, title }, prefix))?.name;
};

describe("the name of a PDF that comes back into the form", () => {
  it("is that of the file, without what its tool put before it", async () => {
    expect(await named("Review of ada.pdf", "Review of ")).toBe("ada.pdf");
    expect(await named("Review of ", "Review of ")).toBe("document.pdf");
  });

  it("keeps a beginning of its own that another tool would have put there", async () => {
    expect(await named("Review of literature.pdf")).toBe("Review of literature.pdf");
    expect(await named("garden", "Review of ")).toBe("garden.pdf");
  });
});
