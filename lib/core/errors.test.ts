import { describe, expect, it } from "vitest";

import { AppError } from "@/lib/core/errors";

describe("AppError", () => {
  it("is recognized across server bundles, each of which has its own copy of the class", () => {
    class AppErrorOfAnotherBundle extends Error {
      override name = "AppError";
    }

    expect(new AppErrorOfAnotherBundle()).toBeInstanceOf(AppError);
    expect(new AppError("conflict", "No.")).toBeInstanceOf(AppError);
    expect(new Error("AppError")).not.toBeInstanceOf(AppError);
    expect("AppError").not.toBeInstanceOf(AppError);
  });

  it("knows its status", () => {
    expect(new AppError("rate_limited", "Wait.").status).toBe(429);
  });
});
