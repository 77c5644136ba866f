import { expect, it } from "vitest";

import { readMultipart } from "@/lib/http/read-multipart";
import { apiRequest } from "@/tests/support/api";

it.each([
  ['filename="a\0b.png"', "utf-8", Buffer.from("c\0at"), "ab.png", "cat"],
  [
    "filename*=utf-8''a%00b.png",
    "utf-8",
    Buffer.from([0x63, 0xed, 0xa0, 0x80]),
    "ab.png",
    "c\uFFFD\uFFFD\uFFFD",
  ],
  [
    "filename*=utf-16le''a%00%00%D8b%00%00%00",
    "utf-16le",
    Buffer.from("c\uD800a\0t", "utf16le"),
    "a\uFFFDb",
    "c\uFFFDat",
  ],
] as const)(
  "can store the name of a file sent as %j, and the text beside it in %s",
  async (sent, charset, text, name, object) => {
    const form = await readMultipart(rawForm(sent, charset, text), { image: 100 });

    expect(form.files.image?.name).toBe(name);
    expect(form.fields).toEqual({ object });
    await form.discard();
  },
);

/** A form with a text and a file, whose bytes are written here one by one. */
function rawForm(fileName: string, charset: "utf-8" | "utf-16le", text: Buffer): Request {
  const body = Buffer.concat([
    Buffer.from('--x\r\ncontent-disposition: form-data; name="object"\r\n'),
    Buffer.from(`content-type: text/plain; charset=${charset}\r\n\r\n`),
    text,
    Buffer.from('\r\n--x\r\ncontent-disposition: form-data; name="image"; '),
    Buffer.from(`${fileName}\r\n\r\nbytes\r\n--x--\r\n`),
  ]);
  return apiRequest("/x", { body, headers: { "content-type": "multipart/form-data; boundary=x" } });
}
