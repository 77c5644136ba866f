import { expect, it } from "vitest";

import { sniffImageFormat } from "@/lib/images/image-format";
import { beginsAsSvg } from "@/lib/images/svg-root";
import { growsFaster } from "@/tests/support/grows-faster";

const ILLUSTRATOR = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 24.1.2, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
]>
<svg version="1.1" id="Layer_1" xmlns="&ns_svg;" width="300" height="80"></svg>`;

it.each([
  ["no prolog", `<svg xmlns="http://www.w3.org/2000/svg"/>`],
  ["Illustrator's prolog", ILLUSTRATOR],
  ["a license", `<?xml version="1.0"?>\n<!--\n${"  Copying is allowed.\n".repeat(100)}-->\n<svg>`],
  ["a byte order mark and lines", "\ufeff\n\n<svg\n>"],
  ["a doctype without entities", `<!doctype svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd"><svg>`],
  ["a prefix", `<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>`],
])("knows an SVG with %s, on the page as on the server", (_what, text) => {
  expect(beginsAsSvg(text)).toBe(true);
  expect(sniffImageFormat(Buffer.from(text))).toBe("svg");
});

it.each([
  "<html><svg></svg></html>",
  "<!DOCTYPE html><html>",
  "<!-- <svg> ",
  "<!-- a --><!DOCTYPE svg [ <!ENTITY a 'b'> ",
  "<svgx>",
  "text <svg>",
  "",
])("takes nothing else for one: %s", (text) => {
  expect(beginsAsSvg(text)).toBe(false);
});

it.each(["<!---->", "<?a?>", "<!DOCTYPE a>", "<!DOCTYPE [", "<!--", "\n", "<svg:"])(
  "looks at any number of %j once",
  async (part) => {
    expect(await growsFaster((length) => beginsAsSvg(`${part.repeat(length)}<html>`))).toBe(false);
  },
);
