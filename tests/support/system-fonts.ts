import { CHROMIUM_FLAGS, findChromium } from "@/scripts/find-chromium.mjs";

/**
 * For `launchOptions`: a browser with the machine's own fonts, which stand in for ours while those load. The Chromium of the npm
 * package brings a font that no system has, and nothing is as wide in it.
 */
export const SYSTEM_FONTS = {
  executablePath: await findChromium(),
  args: CHROMIUM_FLAGS,
  env: { ...process.env, FONTCONFIG_PATH: "/etc/fonts" },
};
