import { contractFields } from "./nearly-valid";

/** Mulberry32: the same requests for the same seed. */
export function randomizer(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const FIELDS = [
  ...["prompt", "text", "id", "length", "keyword", "category", "url", "question", "size", "email"],
  ...["name", "password", "format", "quality", "width", "object", "messages", "publish", "reason"],
  ...["documentId", "style", "count", "parentId", "image", "pdf", "resume", "__proto__", "plan"],
  ...contractFields(),
];
export const TEXTS = [
  ...["", " ", "\0", "\ud800", "a\u0000b", "../../etc/passwd", "'; drop table users; --", "\u202e"],
  ...["<script>alert(1)</script>", "-1", "1e309", "NaN", "null", "[object Object]", "\r\nx: y"],
  ...["x".repeat(100_000), "\n".repeat(50_000), "](".repeat(20_000), "\u{1f9d1}".repeat(5_000)],
  ...[
    "00000000-0000-7000-8000-000000000000",
    "https://youtube.com/watch?v=",
    "http://127.0.0.1:1/",
  ],
];

const TYPES = ["image/png", "application/pdf", "text/html", "", 'x/y;z="', "application/json"];

/**
 * Values and bodies that no call takes, but for some by chance.
 *
 * @param known IDs that exist, once there are some
 */
export function randomBodies(random: () => number, known: readonly string[]) {
  const pick = pickWith(random);

  function randomValue(depth = 0): unknown {
    const kinds = [
      () => pick(TEXTS),
      () => pick([...known, ""]),
      () => pick([0, -1, 1e308, 0.1, 2 ** 53, Number.MAX_VALUE]),
      () => pick([true, false, null]),
      () => Array.from({ length: Math.floor(random() * 5) }, () => randomValue(depth + 1)),
      () => randomFields(depth + 1),
    ];
    return depth > 4 ? null : pick(kinds)();
  }

  function randomFields(depth = 0): Record<string, unknown> {
    const names = Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(FIELDS));
    return Object.fromEntries(names.map((name) => [name, randomValue(depth)]));
  }

  function randomForm(): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(randomFields())) {
      if (random() < 0.5) form.append(name, String(value));
      else
        form.append(
          name,
          new File([String(value)], pick(TEXTS).slice(0, 300), { type: pick(TYPES) }),
        );
    }
    return form;
  }

  /** A body and its content type, which may not go together. */
  function randomBody(): { body?: RequestInit["body"]; type?: string } {
    const kinds = [
      () => ({}),
      () => ({ body: JSON.stringify(randomFields()), type: "application/json" }),
      () => ({ body: JSON.stringify(randomValue()), type: "application/json" }),
      () => ({ body: "[".repeat(20_000), type: "application/json" }),
      () => ({ body: `{"prompt":"${"\\ud800".repeat(50)}"}`, type: "application/json" }),
      () => ({ body: pick(TEXTS), type: pick([...TYPES, "multipart/form-data"]) }),
      () => ({ body: `--x\r\n${pick(TEXTS)}`, type: "multipart/form-data; boundary=x" }),
      () => ({ body: randomForm() }),
    ];
    return pick(kinds)();
  }

  return { randomValue, randomBody };
}

/** Picks one of a list by chance. */
export function pickWith(random: () => number) {
  return <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item; // Safe: none is empty.
}
