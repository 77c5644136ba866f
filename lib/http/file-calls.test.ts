import { type NextFetchEvent, NextRequest } from "next/server";
import { describe, expect, it } from "vitest";

import { FILE_CALL_HEADER, isFileCall } from "@/lib/http/file-calls";
import middleware, { config } from "@/middleware";

const FILES = [
  "/sw.js",
  "/tessdata/eng.traineddata.gz?a=/b",
  "/_next/static/chunks/a",
  "/icons/a.png",
];
// Safe: nothing but Clerk's gate uses it.
const EVENT = {} as NextFetchEvent;

describe("isFileCall", () => {
  it.each(FILES)("takes POST, PUT, and OPTIONS of %s for one", (path) => {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"])
      expect(isFileCall(method, path)).toBe(true);
  });

  it.each(FILES)("takes reading %s for none", (path) => {
    for (const method of ["GET", "HEAD"]) expect(isFileCall(method, path)).toBe(false);
  });

  it.each(["/", "/ai/write-article?a=b.c", "/api/files/a.png", "/api/openapi.json"])(
    "takes POST of %s for none",
    (path) => expect(isFileCall("POST", path)).toBe(false),
  );
});

describe("the middleware", () => {
  it("runs for marked calls", () => {
    expect(config.matcher).toContainEqual({
      source: "/:path*",
      has: [{ type: "header", key: FILE_CALL_HEADER }],
    });
  });

  it("refuses marked calls as JSON, and says what files take", async () => {
    const request = new NextRequest("http://localhost:3000/sw.js", {
      method: "POST",
      headers: { [FILE_CALL_HEADER]: "1" },
    });

    const answer = await middleware(request, EVENT);

    expect(answer?.status).toBe(405);
    expect(answer?.headers.get("allow")).toBe("GET, HEAD");
    expect(await answer?.json()).toMatchObject({ success: false, code: "method_not_allowed" });
  });

  it("reads a file for whoever marks a call themselves", async () => {
    const headers = { [FILE_CALL_HEADER]: "1" };

    const answer = await middleware(
      new NextRequest("http://localhost:3000/sw.js", { headers }),
      EVENT,
    );

    expect(answer?.status).toBe(200);
  });
});
