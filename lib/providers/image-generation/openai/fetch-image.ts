import "server-only";

import { AppError } from "@/lib/core/errors";
import {
  fetchStreamed,
  fetchStreamedPublic,
  StreamedResponse,
} from "@/lib/providers/openai/streamed-response";

const MAX_BYTES = 40 * 1024 * 1024;

/**
 * Downloads an image from the URL that an engine returned. To prevent SSRF, only the engine's own origin and
 * public https hosts are connected to, and redirects aren't followed.
 *
 * @param options.engineUrl base URL of the engine, whose origin is trusted unless `publicOnly` is set
 * @returns at most 40 MB, not decoded: untrusted
 * @throws AppError `provider_failed` for a disallowed URL, a failed download, or a file over 40 MB; what the connection
 *   throws
 */
export async function fetchImage(
  address: string,
  options: { engineUrl: string; publicOnly?: boolean; signal: AbortSignal },
): Promise<Uint8Array> {
  const response = await open(address, options);
  if (!(response instanceof StreamedResponse)) {
    throw new AppError(
      "provider_failed",
      "We couldn't download the image from the AI service. Try again.",
    );
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.stream as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES)
      throw new AppError(
        "provider_failed",
        "The AI service returned an image that's too large. Try again.",
      );
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function open(
  address: string,
  { engineUrl, publicOnly = false, signal }: Parameters<typeof fetchImage>[1],
): Promise<Response> {
  if (!URL.canParse(address)) throw unsafeLink();
  const url = new URL(address);
  const isTrusted = !publicOnly && url.origin === new URL(engineUrl).origin;
  if (isTrusted) return fetchStreamed(url, { signal });
  return fetchStreamedPublic(url, { signal }).catch((error: unknown) => {
    // Ours only say that it isn't public.
    throw error instanceof AppError ? unsafeLink(error) : error;
  });
}

function unsafeLink(cause?: AppError): AppError {
  const message = "The AI service returned an image link that isn't safe to open. Try again.";
  return new AppError("provider_failed", message, { cause });
}
