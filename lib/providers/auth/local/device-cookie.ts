import "server-only";

import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

import { appUrl } from "@/lib/core/env";

/** The cookie that names the accounts which have signed in on a browser (OWASP: device cookies). */
export const DEVICE_COOKIE = "atelier.device";
/** Accounts of one browser, newest first. Those of a family fit, and the cookie stays under a kilobyte. */
const MAX_ACCOUNTS = 5;
const DEVICE_ID_BYTES = 16;
/** As long as browsers keep a cookie at most. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

/** Whose device it is. A new password makes the account's earlier cookies worthless, whoever has copies of them. */
export type DeviceOwner = { userId: string; passwordHash: string };

/** `account` stands for the user without naming them: logs may hold user IDs, and never what cookies say. */
type Device = { account: string; deviceId: string; signature: string };

/**
 * The browser that a request comes from, if the account has signed in on it with its present password.
 *
 * @returns a random ID; null without a cookie that this server signed for the account
 */
export function knownDevice(
  cookies: string | null | undefined,
  owner: DeviceOwner | null,
  secret: string,
): string | null {
  if (!owner) return null;
  const own = accountOf(owner, secret);
  const device = readDevices(cookies).find(({ account }) => account === own);
  if (!device) return null;
  const expected = Buffer.from(sign(owner, device.deviceId, secret));
  const actual = Buffer.from(device.signature);
  const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isOurs ? device.deviceId : null;
}

/**
 * The cookie after an account signed in. A browser that is known already keeps its ID, so that signing in again gives
 * nobody more guesses, and its other accounts stay.
 */
export function deviceCookie(
  cookies: string | null | undefined,
  owner: DeviceOwner,
  secret: string,
) {
  const deviceId =
    knownDevice(cookies, owner, secret) ?? randomBytes(DEVICE_ID_BYTES).toString("base64url");
  const account = accountOf(owner, secret);
  const others = readDevices(cookies).filter((device) => device.account !== account);
  const devices = [{ account, deviceId, signature: sign(owner, deviceId, secret) }, ...others];
  return {
    value: devices.slice(0, MAX_ACCOUNTS).map(writeDevice).join("~"),
    options: {
      httpOnly: true,
      sameSite: "lax",
      secure: appUrl().startsWith("https://"),
      // Pages don't need it, and with it, static ones would no longer be served without the middleware.
      path: "/api",
      maxAge: MAX_AGE_SECONDS,
    },
  } as const;
}

function readDevices(cookies: string | null | undefined): Device[] {
  const pairs = (cookies ?? "").split(";").map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${DEVICE_COOKIE}=`)) ?? "";
  const entries = value.slice(DEVICE_COOKIE.length + 1).split("~", MAX_ACCOUNTS);
  return entries.flatMap((entry) => {
    const [, account, deviceId, signature] =
      /^([\w-]{43})\.([\w-]{22})\.([\w-]{43})$/.exec(entry) ?? [];
    return account && deviceId && signature ? [{ account, deviceId, signature }] : [];
  });
}

function writeDevice({ account, deviceId, signature }: Device): string {
  return `${account}.${deviceId}.${signature}`;
}

function accountOf({ userId }: DeviceOwner, secret: string): string {
  return hmac(["device-account", userId], secret);
}

function sign({ userId, passwordHash }: DeviceOwner, deviceId: string, secret: string): string {
  return hmac(["device-cookie", userId, deviceId, passwordHash], secret);
}

function hmac(parts: readonly string[], secret: string): string {
  return createHmac("sha256", secret).update(parts.join("\n")).digest("base64url");
}
