import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { readAllModels } from "@/lib/providers/model-servers/read-models";

const MODELS = Array.from({ length: 1_000 }, (_, index) => ({ id: `model-${index}` }));

let answer = "";
const server = createServer((_request, response) => {
  response.writeHead(200, { "content-type": "application/json" }).end(answer);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());

const read = () => {
  const { port } = server.address() as AddressInfo; // Safe: it listens on a port.
  return readAllModels({ baseUrl: `http://127.0.0.1:${port}/v1` }, new AbortController().signal);
};

describe("readAllModels", () => {
  it("reads the first thousand of a longer list, whatever the others are", async () => {
    answer = JSON.stringify({ data: [...MODELS, ...Array(5_000).fill(0)] });

    const found = await read();

    expect(found).toHaveLength(1_000);
    expect(found.at(-1)).toMatchObject({ id: "model-999", writes: true });
  });

  it("doesn't look at a list of more values than any server has", async () => {
    answer = JSON.stringify({ data: [...MODELS, ...Array(100_000).fill(0)] });

    await expect(read()).rejects.toMatchObject({ code: "unusable" });
  });
});
