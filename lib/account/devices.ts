import "server-only";

import type { z } from "zod";

import { endOtherSessions, endSession, listSessions } from "@/db/queries/sessions";
import { describeDevice } from "@/lib/account/describe-device";
import type { devicesSchema, endDevicesInput } from "@/lib/account/devices-contract";
import type { UserContext } from "@/lib/providers/context";

/** A signed-in call, and the session it belongs to. */
type Caller = Pick<UserContext, "db" | "now" | "user"> & { sessionId: string | null };

/** Where the caller is signed in, this device first. */
export async function listDevices({
  db,
  now,
  user,
  sessionId,
}: Caller): Promise<z.input<typeof devicesSchema>> {
  const sessions = await listSessions(db, { userId: user.id, now: now() });
  const devices = sessions.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    ...describeDevice(userAgent),
    signedInAt: createdAt.toISOString(),
    lastUsedAt: updatedAt.toISOString(),
    isCurrent: id === sessionId,
  }));
  return { devices: devices.sort((one, other) => +other.isCurrent - +one.isCurrent) };
}

/**
 * Signs out on some of the caller's own devices. On this server it counts at once, for their next call.
 *
 * @returns those where the caller is still signed in
 */
export async function endDevices(
  caller: Caller,
  wanted: z.output<typeof endDevicesInput>,
): Promise<z.input<typeof devicesSchema>> {
  const { db, user, sessionId } = caller;
  if ("id" in wanted) await endSession(db, { userId: user.id, id: wanted.id });
  else if (sessionId) await endOtherSessions(db, { userId: user.id, exceptId: sessionId });
  return listDevices(caller);
}
