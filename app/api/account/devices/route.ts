import { endDevices, listDevices } from "@/lib/account/devices";
import { devicesSchema, endDevicesInput } from "@/lib/account/devices-contract";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { getProviders } from "@/lib/providers/with-accounts";

/** Where the caller is signed in. */
export const GET = defineRoute({
  access: "signed-in",
  accounts: "local",
  output: devicesSchema,
  handler: async ({ ctx, request }) => {
    const { auth } = await getProviders();
    return listDevices({ ...ctx, sessionId: await auth.sessionIdOf(request) });
  },
});

/** Signs out elsewhere. */
export const POST = defineRoute({
  access: "signed-in",
  accounts: "local",
  body: endDevicesInput,
  output: devicesSchema,
  handler: async ({ ctx, request, body }) => {
    const { auth } = await getProviders();
    return endDevices({ ...ctx, sessionId: await auth.sessionIdOf(request) }, body);
  },
});

export const { PUT, PATCH, DELETE } = otherMethods("GET", "POST");
