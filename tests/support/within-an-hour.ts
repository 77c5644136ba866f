import { test } from "playwright/test";

const HOUR_MS = 60 * 60_000;

/**
 * Waits until the hour that plans count by has room for what follows: a test that counts runs would begin anew when it
 * turns. The test may take that much longer.
 *
 * @param seconds what follows takes at most
 */
export async function withinAnHour(seconds: number): Promise<void> {
  const left = HOUR_MS - (Date.now() % HOUR_MS);
  if (left > seconds * 1_000) return;
  const info = test.info();
  info.setTimeout(info.timeout + left);
  await new Promise((resolve) => setTimeout(resolve, left));
}
