import { expect, it } from "vitest";

import { safeReturnTo } from "@/components/auth/return-to";

it.each([
  ["/ai/write-article?topic=bees#top", "/ai/write-article?topic=bees#top"],
  ["/", "/"],
  [undefined, "/ai"],
  ["", "/ai"],
  ["https://elsewhere.example/ai", "/ai"],
  ["//elsewhere.example/ai", "/ai"],
  ["/\\elsewhere.example", "/ai"],
  ["/\t/elsewhere.example", "/ai"],
  ["/..//elsewhere.example/ai", "/ai"],
  ["/ai/..//elsewhere.example", "/ai"],
  ["/./%09/..//elsewhere.example", "/ai"],
  ["/ai\\..\\..\\\\elsewhere.example", "/ai"],
  ["/..//", "/ai"],
  ["javascript:alert(1)", "/ai"],
  ["/sign-in?return_to=/ai", "/ai"],
  ["/api/auth/sign-out", "/ai"],
])("goes from %j to %j after sign-in", (wanted, target) => {
  expect(safeReturnTo(wanted)).toBe(target);
});
