/** Collects the objects of a PDF and writes them with their cross-reference table. */
export class PdfWriter {
  readonly #objects: (readonly Uint8Array[] | undefined)[] = [];

  /** Reserves the number of an object whose content is set later; see `set`. */
  reserve(): number {
    return this.#objects.push(undefined);
  }

  /** Sets the content of a reserved object. */
  set(number: number, content: string): void {
    this.#objects[number - 1] = [bytesOf(content)];
  }

  /**
   * Adds an object.
   *
   * @returns its number, from 1
   */
  add(content: string): number {
    return this.#objects.push([bytesOf(content)]);
  }

  /**
   * Adds a stream object.
   *
   * @param entries of its dictionary, without `/Length`
   * @returns its number, from 1
   */
  addStream(entries: string, content: Uint8Array): number {
    const head = bytesOf(`<< ${entries} /Length ${content.length} >>\nstream\n`);
    return this.#objects.push([head, content, bytesOf("\nendstream")]);
  }

  /**
   * Writes the file.
   *
   * @param root number of the document catalog
   * @param facts number of the document information dictionary
   */
  finish(root: number, facts: number): Uint8Array<ArrayBuffer> {
    // The second line marks the file as binary, as the specification recommends.
    const parts: Uint8Array[] = [bytesOf("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n")];
    let length = parts[0]?.length ?? 0;
    const push = (part: Uint8Array) => {
      parts.push(part);
      length += part.length;
    };
    const places = this.#objects.map((content, index) => {
      const place = length;
      push(bytesOf(`${index + 1} 0 obj\n`));
      for (const part of content ?? []) push(part);
      push(bytesOf("\nendobj\n"));
      return place;
    });
    const table = length;
    const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
    const size = places.length + 1;
    push(bytesOf(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`));
    push(bytesOf(`trailer\n<< /Size ${size} /Root ${root} 0 R /Info ${facts} 0 R >>\n`));
    push(bytesOf(`startxref\n${table}\n%%EOF\n`));
    return joined(parts, length);
  }
}

/**
 * Encodes a text as UTF-16BE in hexadecimal, as PDF strings and CMaps need it.
 *
 * @param withMark prepends the byte order mark that PDF text strings require
 */
export function utf16Hex(text: string, withMark: boolean): string {
  let hex = withMark ? "feff" : "";
  for (let index = 0; index < text.length; index += 1) {
    hex += text.charCodeAt(index).toString(16).padStart(4, "0");
  }
  return hex;
}

/** Encodes PDF syntax: one byte per character, up to U+00FF. */
function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
