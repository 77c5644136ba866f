import { expect, it } from "vitest";

import { API_OPERATIONS } from "@/app/api/operations";
import { imageFields } from "@/lib/programs/mcp/image-fields";
import { toolResult } from "@/lib/programs/mcp/tool-result";

const FAULTY = "data:image/png;base64,!! a red apple";
const PNG = `data:image/png;base64,${Buffer.from("an image").toString("base64")}`;

function resultOf(fields: Record<string, unknown>) {
  return toolResult(
    { success: true, ...fields },
    {
      origin: "http://localhost:3000",
      loadImage: async () => null,
      imageFields: imageFields(API_OPERATIONS),
    },
  );
}

it("knows the fields that hold images from the calls themselves", () => {
  expect([...imageFields(API_OPERATIONS)].sort()).toEqual(["dataUrl", "mask"]);
});

it("shows the images of these fields as images, also of a run that is opened", async () => {
  const made = await resultOf({ id: "1", dataUrl: PNG });
  const opened = await resultOf({ answer: { mask: PNG }, input: { logo: PNG.repeat(10) } });

  expect(made.content.map(({ type }) => type)).toEqual(["text", "image"]);
  expect(made.content[1]).toMatchObject({ mimeType: "image/png", data: PNG.split(",")[1] });
  expect(made.structuredContent).toEqual({ id: "1", dataUrl: "(shown as an image)" });
  expect(opened.content.map(({ type }) => type)).toEqual(["text", "image"]);
  expect(opened.structuredContent).toEqual({
    answer: { mask: "(shown as an image)" },
    input: { logo: `${PNG.repeat(10).slice(0, 100)}…` },
  });
});

it.each([FAULTY, PNG, `${PNG}\n${"An essay on data URLs. ".repeat(30)}`])(
  "leaves a text that looks like a data URL a text: %.40s",
  async (text) => {
    const fields = [
      { content: text, meta: { title: text } },
      { answer: text },
      { creation: { content: text, prompt: text, title: text } },
      { creations: [{ prompt: text, author: text, meta: { pages: [text] } }] },
    ];

    const results = await Promise.all(fields.map(resultOf));

    expect(results.map(({ structuredContent }) => structuredContent)).toEqual(fields);
    const types = results.flatMap(({ content }) => content.map(({ type }) => type));
    expect(types).toEqual(fields.map(() => "text"));
  },
);

it("leaves a field as it is whose image doesn't decode", async () => {
  const made = await resultOf({ id: "1", dataUrl: FAULTY });

  expect(made.content.map(({ type }) => type)).toEqual(["text"]);
  expect(made.structuredContent).toEqual({ id: "1", dataUrl: FAULTY });
});

it("cuts the long texts of a list, and none of a creation that is opened", async () => {
  const long = "bees ".repeat(1_000);

  const found = await resultOf({ creations: [{ content: long, meta: { lines: [long] } }] });
  const opened = await resultOf({ creation: { content: long } });

  const cut = `${long.slice(0, 1_000)}…`;
  const creations = [{ content: cut, meta: { lines: [cut] } }];
  expect(found.structuredContent).toEqual({ creations });
  expect(found.content).toEqual([{ type: "text", text: JSON.stringify({ creations }) }]);
  expect(opened.structuredContent).toEqual({ creation: { content: long } });
});
