import { LIMITS } from "@/lib/core/limits";
import { withBoundedBody } from "@/lib/http/read-body";
import { requestIdOf } from "@/lib/http/request-id";
import { failureResponse } from "@/lib/http/respond";
import { getProviders } from "@/lib/providers/with-accounts";

/** The accounts provider handles its own calls, and would read a body of any size. */
async function handle(request: Request): Promise<Response> {
  try {
    const { auth } = await getProviders();
    return await auth.handle(await withBoundedBody(request, LIMITS.accountBytes));
  } catch (error) {
    return failureResponse(error, requestIdOf(request.headers));
  }
}

export { handle as GET, handle as POST };
