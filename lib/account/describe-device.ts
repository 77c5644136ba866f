import type { Device } from "@/lib/account/devices-contract";

/** What a browser's user agent says, the most specific first: most browsers also name those they descend from. */
const BROWSERS: readonly [sign: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
  [/^(?:curl|Wget|node|undici|python|Go-http|okhttp|Playwright|PostmanRuntime)\b/i, "A program"],
];

const SYSTEMS: readonly [sign: RegExp, name: string, kind: Device["kind"]][] = [
  [/\biPhone\b/, "iPhone", "phone"],
  [/\biPad\b/, "iPad", "phone"],
  [/\bAndroid\b/, "Android", "phone"],
  [/\bCrOS\b/, "ChromeOS", "computer"],
  [/\bWindows\b/, "Windows", "computer"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac", "computer"],
  [/\bLinux\b|\bX11\b/, "Linux", "computer"],
];

/** Enough of a user agent to recognize a device by: anything may be sent as one. */
const MAX_READ = 500;

/** A device in words, from its user agent: "Firefox on Linux", "Safari on iPhone", "Unknown browser". */
export function describeDevice(userAgent: string | null): Pick<Device, "name" | "kind"> {
  const text = (userAgent ?? "").slice(0, MAX_READ);
  const browser = BROWSERS.find(([sign]) => sign.test(text))?.[1];
  const [, system, kind = "unknown" as const] = SYSTEMS.find(([sign]) => sign.test(text)) ?? [];
  if (!system) return { name: browser ?? "Unknown browser", kind };
  return { name: `${browser ?? "Browser"} on ${system}`, kind };
}
