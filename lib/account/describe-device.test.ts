import { expect, it } from "vitest";

import { describeDevice } from "@/lib/account/describe-device";

const CHROMIUM = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0";

it.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox on Linux"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROMIUM} Safari/537.36`, "Chrome on Windows"],
  [`Mozilla/5.0 (Windows NT 10.0) ${CHROMIUM} Safari/537.36 Edg/142.0.0.0`, "Edge on Windows"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROMIUM} Safari/537.36`, "Chrome on ChromeOS"],
  [
    `Mozilla/5.0 (Linux; Android 16; Pixel 9) ${CHROMIUM} Mobile Safari/537.36`,
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15",
    "Safari on Mac",
  ],
  ["curl/8.14.1", "A program"],
  ["", "Unknown browser"],
  [null, "Unknown browser"],
  [`${"(".repeat(100_000)} Firefox/1`, "Unknown browser"],
])("reads %j as %j", (userAgent, name) => {
  expect(describeDevice(userAgent).name).toBe(name);
});
