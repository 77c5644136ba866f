import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";

/** The icon set as packaged: SVG bodies by name, drawn on a square of side `width`. */
const iconSetSchema = z.object({
  icons: z.record(z.string(), z.object({ body: z.string() })),
  aliases: z.record(z.string(), z.object({ parent: z.string() })).default({}),
  width: z.number(),
});

/** Read access to the icon set. */
export type Icons = {
  names: ReadonlySet<string>;
  /** Side of the square that icons are drawn on. */
  side: number;
  /**
   * Returns an icon's SVG code without its `<svg>` element.
   *
   * @throws Error when the name isn't in `names`
   */
  body(name: string): string;
};

let loaded: Icons | undefined;

/** Loads the icon set, once per process. */
export function loadIcons(): Icons {
  loaded ??= readIcons();
  return loaded;
}

function readIcons(): Icons {
  const file = createRequire(import.meta.url).resolve("@iconify-json/noto/icons.json");
  const { icons, aliases, width } = iconSetSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  return {
    names: new Set([...Object.keys(icons), ...Object.keys(aliases)]),
    side: width,
    body(name) {
      const icon = icons[name] ?? icons[aliases[name]?.parent ?? ""];
      if (!icon) throw new Error(`The icon set has no ${name}.`);
      return icon.body;
    },
  };
}

/** Prefixes the ids in an icon's SVG code, so that several icons can share one document. */
export function prefixIds(body: string, prefix: string): string {
  return body
    .replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
}
