import { describe, expect, it } from "vitest";

import { API_OPERATIONS } from "@/app/api/operations";
import { toolRequest } from "@/lib/programs/mcp/tool-request";
import { mcpTools } from "@/lib/programs/mcp/tools";

const SENDER = {
  authorization: "Bearer x",
  origin: "http://localhost:3000",
  signal: new AbortController().signal,
};
const PIXEL = "data:image/png;base64,iVBORw0KGgo=";

function requestFor(name: string, args: Record<string, unknown>): Request {
  const tool = mcpTools(API_OPERATIONS).find((one) => one.name === name);
  if (!tool) throw new Error(`no tool ${name}`);
  return toolRequest(tool, args, SENDER);
}

describe("toolRequest", () => {
  it("sends a query, a form, or JSON, as the call takes it", async () => {
    const args = { q: "bees & owls", pinned: false, cursor: null, preview: false };
    const found = requestFor("search_creations", args);
    const small = requestFor("compress_image", { image: PIXEL, width: 320, format: null });
    const code = requestFor("make_qr_code", { text: "Zoë", margin: null });

    expect(new URL(found.url).search).toBe("?q=bees+%26+owls&pinned=false&preview=true");
    const form = await small.formData();
    expect([...form.keys()]).toEqual(["image", "width"]);
    expect(form.get("image")).toMatchObject({ name: "file.png", type: "image/png", size: 8 });
    expect(await code.json()).toEqual({ text: "Zoë", margin: null });
  });

  it("leaves out what the tool doesn't take, like any other call", async () => {
    const args = JSON.parse('{"__proto__":{"text":"x"},"constructor":1,"text":"y","k":[]}');

    expect(await requestFor("make_qr_code", args).json()).toEqual({ text: "y" });
    expect(new URL(requestFor("get_usage", { limit: 5 }).url).search).toBe("");
  });

  it.each([
    ["get_usage", {}],
    ["search_creations", { q: "bees" }],
    ["compress_image", { image: PIXEL }],
    ["make_qr_code", { text: "x" }],
  ])("doesn't go through the arguments that %s doesn't have", (name, args) => {
    const everything = new Proxy(
      { k0: 0, k1: 0, ...args },
      {
        ownKeys: () => {
          throw new Error("went through all of them");
        },
      },
    );

    expect(requestFor(name, everything).url).toMatch(/^http:\/\/localhost:3000\/api\/[\w/?=&-]+$/);
  });

  it.each([
    ["search_creations", "q"],
    ["compress_image", "width"],
    ["make_qr_code", "text"],
  ])("says of %s what's wrong with lists in lists without end", (name, field) => {
    const deep = JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`);

    const sentence = "These arguments are nested too deeply.";
    expect(() => requestFor(name, { [field]: deep })).toThrow(sentence);
  });
});
