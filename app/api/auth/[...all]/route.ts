import { requestIdOf } from "@/lib/http/request-id";
import { fail } from "@/lib/http/respond";
import { getProviders } from "@/lib/providers";

/** The accounts provider answers its own calls. */
async function handle(request: Request): Promise<Response> {
  try {
    const { auth } = await getProviders();
    return await auth.handle(request);
  } catch (error) {
    return fail(error, requestIdOf(request.headers));
  }
}

export { handle as GET, handle as POST };
