import { z } from "zod";

const deviceSchema = z.object({
  /** Of the session; no secret. */
  id: z.string(),
  /** "Firefox on Linux". */
  name: z.string(),
  kind: z.enum(["computer", "phone", "unknown"]),
  signedInAt: z.iso.datetime(),
  /** To ten minutes. */
  lastUsedAt: z.iso.datetime(),
  /** Whether the call came from there. */
  isCurrent: z.boolean(),
});

/** Where a person is signed in: this device first, then the last used. */
export const devicesSchema = z.object({ devices: z.array(deviceSchema) });

export type Device = z.output<typeof deviceSchema>;

/** Signs out on one device, by the session's id, or on all but the caller's. */
export const endDevicesInput = z.union([
  z.object({ id: z.string().min(1).max(100) }),
  z.object({ all: z.literal("others") }),
]);
