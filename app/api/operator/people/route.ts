import { readPeople } from "@/lib/account/people";
import { peopleQuery, peopleSchema } from "@/lib/account/people-contract";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { getProviders } from "@/lib/providers/with-accounts";

/** The accounts on this server, newest first. */
export const GET = defineRoute({
  access: "operator",
  query: peopleQuery,
  output: peopleSchema,
  handler: async ({ ctx, query }) => {
    const { auth } = await getProviders();
    return readPeople({ ...ctx, auth }, query);
  },
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
