import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { OfflineLink } from "@/components/offline/offline-link";
import { ApiError } from "@/lib/client/api-error";

function link(error: Error | null): string {
  return renderToStaticMarkup(
    <OfflineLink error={error} tool="image-compressor">
      Make it smaller without a connection
    </OfflineLink>,
  );
}

it("leads from a call without a connection to the same tool without one", () => {
  const offline = new ApiError("offline", "Couldn't reach the server.", { thrown: true });
  expect(link(offline)).toContain('href="/offline?for=/ai/image-compressor"');
  expect(link(offline)).toContain("Make it smaller without a connection");
});

it("isn't there for what another tool would meet, too", () => {
  const refused = new ApiError("unusable", "This file isn't an image.", { thrown: false });
  expect(link(refused)).toBe("");
  expect(link(new Error("Out of memory"))).toBe("");
  expect(link(null)).toBe("");
});
