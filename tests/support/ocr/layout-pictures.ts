import { type DrawnText, drawText, wrapText } from "@/tests/support/ocr/draw-text";
import { photograph, type Shot } from "@/tests/support/ocr/photograph";

/** A picture with a layout, and what a careful person would type from it. */
export type LayoutPicture = {
  name: string;
  kind: "receipt" | "code" | "table" | "chat" | "prose";
  /** The true lines; in code, their indentation counts. Prose is one line per paragraph. */
  lines: readonly string[];
  file: () => Promise<Buffer>;
};

type Items = readonly (readonly [name: string, price: string])[];

const BAKERY: Items = [
  ["2 Rye loaf", "9.80"],
  ["1 Seed roll", "1.35"],
  ["3 Plum tart", "11.25"],
  ["1 Oat milk 1 l", "2.49"],
  ["4 Cinnamon bun", "13.60"],
];

function receipt(head: readonly string[], items: Items, sums: Items, foot: string) {
  const [width, left, right, pitch] = [560, 50, 510, 40];
  let y = 70;
  const texts: DrawnText[] = [];
  for (const line of head) {
    texts.push({ x: width / 2, y, text: line, anchor: "middle" });
    y += pitch;
  }
  y += pitch / 2;
  for (const [name, price] of [...items, ...sums]) {
    if (name === sums[0]?.[0]) y += pitch / 2;
    texts.push({ x: left, y, text: name }, { x: right, y, text: price, anchor: "end" });
    y += pitch;
  }
  texts.push({ x: width / 2, y: y + pitch / 2, text: foot, anchor: "middle" });
  const lines = [...head, ...[...items, ...sums].map(([name, price]) => `${name} ${price}`), foot];
  return { lines, drawing: { width, height: y + 90, texts } };
}

const SNIPPETS = {
  typescript: `export function median(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 0) {
    return (sorted[middle - 1] + sorted[middle]) / 2;
  }
  return sorted[middle];
}`,
  python: `def read_rows(path, limit=100):
    rows = []
    with open(path) as handle:
        for line in handle:
            if line.startswith("#"):
                continue
            rows.append(line.strip().split(","))
    return rows[:limit]`,
};

function code(text: string, size: number) {
  const lines = text.split("\n");
  const texts = lines.map((line, row) => ({ x: 40, y: 60 + row * size * 1.6, text: line }));
  return { lines, drawing: { width: 960, height: 80 + lines.length * size * 1.6, texts, size } };
}

const TABLE = [
  ["City", "Country", "Population", "Area km2"],
  ["Lisbon", "Portugal", "548,703", "100.1"],
  ["Porto", "Portugal", "231,800", "41.4"],
  ["Ghent", "Belgium", "265,086", "156.2"],
  ["Turin", "Italy", "841,600", "130.0"],
  ["Graz", "Austria", "298,479", "127.6"],
] as const;

function table(rows: readonly (readonly string[])[], isRuled: boolean) {
  const stops = [40, 260, 640, 880];
  const texts = rows.flatMap((row, index) =>
    row.map((text, column): DrawnText => {
      const anchor = column > 1 ? "end" : "start";
      return { x: stops[column] ?? 0, y: 64 + index * 52, text, anchor };
    }),
  );
  const across = Array.from(
    { length: rows.length + 1 },
    (_, row) => `<path d="M20 ${28 + row * 52}H900" stroke="#555" stroke-width="2"/>`,
  );
  const down = [20, 240, 450, 670, 900].map(
    (x) => `<path d="M${x} 28V${28 + rows.length * 52}" stroke="#555" stroke-width="2"/>`,
  );
  const below = isRuled ? [...across, ...down].join("") : "";
  const lines = rows.map((row) => row.join(" "));
  return { lines, drawing: { width: 920, height: 80 + rows.length * 52, texts, below } };
}

type Message = readonly [side: "left" | "right", text: string, time?: string];

const CHAT: readonly Message[] = [
  ["left", "Are you still coming on Friday? We have the table until nine."],
  ["right", "Yes, the train gets in at half past six."],
  ["left", "Great. Bring the blue folder with the plans if you can find it."],
  [
    "right",
    "It is on my desk. I will also bring the keys for the cellar, they are the spare ones.",
  ],
  ["left", "Perfect, see you then!"],
  ["right", "See you."],
];

const TIMED: readonly Message[] = [
  ["left", "Did the landlord call you back?", "9:12 AM"],
  ["right", "Not yet. I will try again after lunch.", "9:14 AM"],
  ["left", "She left a note on the door.", "9:15 AM"],
  ["left", "The rent goes up in March, by the way.", "9:15 AM"],
  ["right", "That is more than it was last year!", "9:20 AM"],
];

function chat(messages: readonly Message[], isDark: boolean) {
  const width = 720;
  const [mine, theirs] = isDark ? ["#0b5c4b", "#2a2f32"] : ["#0b84ff", "#e5e5ea"];
  let y = 30;
  const texts: DrawnText[] = [];
  const below: string[] = [];
  for (const [side, message, time] of messages) {
    const lines = wrapText(message, time ? 24 : 34);
    const wide = Math.max(...lines.map((line) => line.length)) * 13.4 + (time ? 140 : 40);
    const x = side === "left" ? 20 : width - 20 - wide;
    const fill = side === "left" ? (isDark ? "#e9edef" : "#111") : "#fff";
    const high = lines.length * 34 + 24;
    below.push(
      `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="18" fill="${side === "left" ? theirs : mine}"/>`,
    );
    for (const [row, text] of lines.entries())
      texts.push({ x: x + 20, y: y + 40 + row * 34, text, fill });
    if (time) {
      const end = { x: x + wide - 20, y: y + high - 18, anchor: "end" as const };
      texts.push({ ...end, text: time, fill });
    }
    y += high + 22;
  }
  const lines = messages.map(([side, text, time]) => {
    return `${side === "left" ? "Left" : "Right"}${time ? ` (${time})` : ""}: ${text}`;
  });
  const paper = isDark ? "#0b141a" : "#ffffff";
  return { lines, drawing: { width, height: y + 20, texts, below: below.join(""), paper } };
}

const PAGE = [
  "The harbor wakes before the town does. At four the first boats come in, low in the water, and the gulls know it. By six the crates stand in rows along the quay, and a woman with a clipboard walks between them, counting under her breath.",
  "Nobody speaks much. The price is written on a slate, rubbed out, and written again. When the bell rings at seven, 340 crates have changed hands, and the only sound left is the hose on the stones.",
  "What is left over goes to the kitchens behind the market, where the soup has been on since midnight and nobody asks for a menu.",
];

function page(paragraphs: readonly string[]) {
  const texts: DrawnText[] = [];
  let y = 120;
  for (const paragraph of paragraphs) {
    for (const text of wrapText(paragraph, 62)) {
      texts.push({ x: 90, y, text });
      y += 42;
    }
    y += 26;
  }
  return { lines: paragraphs, drawing: { width: 1060, height: y + 90, texts } };
}

const TILTED: Shot = {
  width: 1500,
  height: 1300,
  corners: [
    [0.16, 0.1],
    [0.83, 0.06],
    [0.94, 0.93],
    [0.05, 0.88],
  ],
  desk: [66, 48, 38],
  light: (x, y) => 0.95 - 0.5 * x * y - 0.12 * Math.sin(5 * x),
};

const SHADED: Shot = {
  width: 1300,
  height: 1300,
  corners: [
    [0, 0],
    [1, 0.01],
    [0.99, 1],
    [0.01, 0.99],
  ],
  desk: [200, 196, 188],
  // The shadow of a hand, with a soft edge.
  light: (x, y) => 0.96 - 0.66 / (1 + Math.exp(-14 * (x + 0.7 * y - 0.85))),
};

const LONG: Shot = {
  width: 1100,
  height: 1500,
  corners: [
    [0.24, 0.06],
    [0.78, 0.1],
    [0.86, 0.95],
    [0.12, 0.92],
  ],
  desk: [92, 80, 70],
  light: (x, y) => 0.92 - 0.4 * y * (1 - x) - 0.1 * x,
};

const HEAD = ["CORNER BAKERY", "12 Mill Lane, York", "Order 4471"];
const SUMS: Items = [
  ["Total", "38.49"],
  ["Card", "38.49"],
];

type Sheet = {
  lines: readonly string[];
  drawing: Omit<Parameters<typeof drawText>[0], "font" | "size"> & { size?: number };
};

function picture(
  kind: LayoutPicture["kind"],
  name: string,
  { lines, drawing }: Sheet,
  options: {
    font?: "Geist" | "Geist Mono";
    size?: number;
    colors?: [paper: string, ink: string];
    shot?: Shot;
  } = {},
): LayoutPicture {
  const { font = "Geist", size = drawing.size ?? 26, colors, shot } = options;
  const file = async () => {
    const [paper, ink] = colors ?? [drawing.paper ?? "white", "#111"];
    const drawn = await drawText({ ...drawing, font, size, paper, ink });
    return shot ? photograph(drawn, shot) : drawn;
  };
  return { kind, name, lines, file };
}

/** Fixed pictures of layouts: clean ones as screens and scanners make them, and photographed ones. */
export const LAYOUT_PICTURES: readonly LayoutPicture[] = [
  picture("receipt", "receipt", receipt(HEAD, BAKERY, SUMS, "Thank you"), { font: "Geist Mono" }),
  picture("receipt", "receipt-sans", receipt(HEAD, BAKERY, SUMS, "Thank you")),
  picture("receipt", "receipt-photo", receipt(HEAD, BAKERY, SUMS, "Thank you"), {
    font: "Geist Mono",
    shot: LONG,
  }),
  picture("code", "code-ts", code(SNIPPETS.typescript, 24), { font: "Geist Mono" }),
  picture("code", "code-py-dark", code(SNIPPETS.python, 24), {
    font: "Geist Mono",
    colors: ["#1e1e1e", "#d4d4d4"],
  }),
  picture("code", "code-small", code(SNIPPETS.typescript, 13), { font: "Geist Mono" }),
  picture("table", "table", table(TABLE, false)),
  picture("table", "table-ruled", table(TABLE, true)),
  picture("table", "table-photo", table(TABLE, true), {
    shot: { ...TILTED, height: 900 },
  }),
  picture("chat", "chat-light", chat(CHAT, false)),
  picture("chat", "chat-dark", chat(CHAT, true)),
  picture("chat", "chat-timed", chat(TIMED, false)),
  picture("prose", "page", page(PAGE)),
  picture("prose", "page-tilted", page(PAGE), { shot: TILTED }),
  picture("prose", "page-shaded", page(PAGE), { shot: SHADED }),
  picture("prose", "page-bulging", page(PAGE), { shot: { ...TILTED, bulge: 0.02 } }),
];
