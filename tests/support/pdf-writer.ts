/** Writes the objects of a PDF and its cross-reference table. Our own work, CC0. */
export type PdfWriter = ReturnType<typeof createPdfWriter>;

/** Starts an empty file; `end` returns it. Object ids start at 1. */
export function createPdfWriter() {
  const objects: Buffer[] = [];
  const put = (id: number, content: string | Buffer) => {
    objects[id - 1] = Buffer.isBuffer(content) ? content : Buffer.from(content, "latin1");
  };
  const reserve = () => objects.push(Buffer.alloc(0));
  const add = (content: string | Buffer) => {
    const id = reserve();
    put(id, content);
    return id;
  };
  return {
    put,
    reserve,
    add,
    stream(dictionary: string, content: Buffer): number {
      return add(
        Buffer.concat([
          Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
          content,
          Buffer.from("\nendstream"),
        ]),
      );
    },
    end(root: number, info = root, lock = ""): Buffer {
      const parts = [Buffer.from("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n", "latin1")];
      const offsets: number[] = [];
      let length = parts[0]?.length ?? 0;
      for (const [index, object] of objects.entries()) {
        offsets.push(length);
        const part = Buffer.concat([
          Buffer.from(`${index + 1} 0 obj\n`),
          object,
          Buffer.from("\nendobj\n"),
        ]);
        parts.push(part);
        length += part.length;
      }
      const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
      const count = objects.length + 1;
      parts.push(
        Buffer.from(
          `xref\n0 ${count}\n0000000000 65535 f \n${table.join("")}trailer\n<< /Size ${count} /Root ${root} 0 R /Info ${info} 0 R ${lock} >>\nstartxref\n${length}\n%%EOF\n`,
        ),
      );
      return Buffer.concat(parts);
    },
  };
}
