import { test } from "playwright/test";

/**
 * Waits until the hour that plans count by has room for what follows: a test that counts runs would begin anew when it
 * turns. The test may take that much longer.
 *
 * @param seconds what follows takes at most
 */
export function withinAnHour(seconds: number): Promise<void> {
  return withinWindow({ seconds, windowSeconds: 60 * 60 });
}

/** The same for windows of any length, such as the quarter hour in which wrong passwords count. */
export async function withinWindow(room: {
  seconds: number;
  windowSeconds: number;
}): Promise<void> {
  const windowMs = room.windowSeconds * 1_000;
  const left = windowMs - (Date.now() % windowMs);
  if (left > room.seconds * 1_000) return;
  const info = test.info();
  info.setTimeout(info.timeout + left);
  await new Promise((resolve) => setTimeout(resolve, left));
}
