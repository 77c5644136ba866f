import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import sharp from "sharp";

/** A server with AUTOMATIC1111's protocol, as far as the product speaks it. */
export type SdapiDouble = {
  origin: string;
  /** Bodies of the calls for images so far. */
  requests: Record<string, unknown>[];
  close: () => Promise<void>;
};

/**
 * Starts one with two checkpoints. A prompt with `[[fault:500]]` is refused, with `[[fault:json]]` answered with
 * something else, with `[[fault:many]]` with a million lists, and with `[[fault:hang]]` never.
 */
export async function startSdapiDouble(): Promise<SdapiDouble> {
  const requests: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(typeof body === "string" ? body : JSON.stringify(body));
    };
    if (request.url === "/sdapi/v1/sd-models") {
      const models = ["dreamshaper_8", "sd_xl_base_1.0"];
      send(
        200,
        models.map((name) => ({ title: `${name}.safetensors [0a1b2c3d4e]`, model_name: name })),
      );
      return;
    }
    if (request.method !== "POST" || !/^\/sdapi\/v1\/(txt2img|img2img)$/.test(request.url ?? "")) {
      send(404, { detail: "Not Found" });
      return;
    }
    const body = JSON.parse(await text(request)) as Record<string, unknown>;
    requests.push(body);
    const { prompt, width, height } = body as { prompt: string; width: number; height: number };
    if (prompt.includes("[[fault:hang]]")) return;
    if (prompt.includes("[[fault:500]]")) send(500, { error: "OutOfMemoryError" });
    else if (prompt.includes("[[fault:json]]")) send(200, "<html>");
    else if (prompt.includes("[[fault:many]]"))
      send(200, `{"images":["QUJD"${",[]".repeat(1_000_000)}]}`);
    else {
      const image = sharp({ create: { width, height, channels: 3, background: "#8a6" } });
      send(200, { images: [(await image.png().toBuffer()).toString("base64")], info: "{}" });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // Safe: a listening TCP server has an address and a port.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
