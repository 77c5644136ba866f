import type { Locator, Page } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { uniqueTopic } from "../support/double-calls";
import { makeTitles } from "../support/make-creations";
import { readQrCode } from "../support/read-qr-code";
import { expect, test } from "../support/signed-in-test";
import { visit } from "../support/visit";

/** What is left of a screen of 1,280 by 1,024 pixels when everything on it is made larger. */
const ZOOMS = [
  { zoom: "400%", width: 320, height: 256 },
  { zoom: "200%", width: 640, height: 512 },
] as const;

/** Public pages, and what each is there for. */
const PUBLIC = [
  ["/", "link", "Start creating now"],
  ["/about", "heading", /./],
  ["/contact", "heading", /./],
  ["/developers", "heading", /./],
  ["/privacy", "heading", /./],
  ["/offline", "heading", /./],
  ["/sign-in", "button", "Sign in"],
  ["/sign-up", "button", "Create account"],
  ["/reset-password", "button", /password/],
  ["/account-deleted", "link", /./],
] as const;
const SIGNED_IN = [
  ["/ai", "heading", "Recent Creations"],
  ["/ai/write-article", "button", "Generate Article"],
  ["/ai/blog-titles", "button", "Generate title"],
  ["/ai/qr-generator", "button", "Generate QR"],
  ["/ai/extract-text", "button", "Extract Text"],
  ["/ai/generate-images", "button", "Generate Image"],
  ["/ai/image-compressor", "button", "Compress & Resize"],
  ["/ai/remove-background", "button", "Remove Background"],
  ["/ai/remove-object", "button", "Remove object"],
  ["/ai/review-resume", "button", "Resume Review"],
  ["/ai/pdf-summarizer", "button", "Summarize PDF"],
  ["/ai/youtube-summarizer", "button", "Summarize Video"],
  ["/ai/community", "heading", "Community"],
  ["/ai/chains", "link", "Build a chain"],
  ["/ai/chains/build", "button", "Suggest titles"],
  ["/ai/bin", "heading", /./],
  ["/ai/settings/engines", "heading", "Engines"],
  ["/ai/settings/usage", "heading", "Usage"],
  ["/ai/settings/tokens", "button", "Create token"],
  ["/ai/settings/devices", "heading", /./],
] as const;

/** Checks what is shown now in each size, and where the system chooses the colors. */
async function expectReadable(page: Page, action: Locator): Promise<void> {
  for (const { zoom, width, height } of ZOOMS) {
    await page.setViewportSize({ width, height });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(excess, `pixels too wide at ${zoom}`).toBeLessThanOrEqual(0);
    // It comes into view, with nothing over it.
    await action.click({ trial: true, timeout: 10_000 });
    expect.soft(await accessibilityFaults(page), zoom).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: "active" });
  expect.soft(await accessibilityFaults(page), "forced colors").toEqual([]);
  await page.emulateMedia({ forcedColors: "none" });
}

for (const [path, role, name] of PUBLIC) {
  test(`${path} can be read and used at 400% and 200% zoom, and in forced colors`, async ({
    page,
  }) => {
    await page.setViewportSize(ZOOMS[0]);
    await page.goto(path);
    await expectReadable(page, page.getByRole("main").getByRole(role, { name }).first());
  });
}

for (const [path, role, name] of SIGNED_IN) {
  test(`${path} can be read and used at 400% and 200% zoom, and in forced colors`, async ({
    page,
    user: _user,
  }) => {
    await page.setViewportSize(ZOOMS[0]);
    await page.goto(path);
    await expectReadable(page, page.getByRole("main").getByRole(role, { name }).first());
  });
}

/** Results that come in a moment: the page, its field, what is typed, what is pressed, and what is there then. */
const RESULTS = [
  ["/ai/write-article", "Article Topic", uniqueTopic("kites"), "Generate Article", "Regenerate"],
  ["/ai/blog-titles", "Keyword", uniqueTopic("kites"), "Generate title", "Regenerate"],
  ["/ai/qr-generator", "Text or URL", "https://example.com", "Generate QR", /^Download/],
  [
    "/ai/youtube-summarizer",
    "Video link",
    "https://youtu.be/citybees001",
    "Summarize Video",
    /^Copy/,
  ],
] as const;

for (const [path, field, text, run, action] of RESULTS) {
  test(`a result of ${path} can be read and used at 400% and 200% zoom, and in forced colors`, async ({
    page,
    user: _user,
  }) => {
    await page.setViewportSize(ZOOMS[0]);
    await page.goto(path);
    await page.getByLabel(field).fill(text);
    await page.getByRole("button", { name: run }).click();
    const button = page.getByRole("main").getByRole("region").getByRole("button", { name: action });
    await expect(button.first()).toBeVisible();
    await expectReadable(page, button.first());
  });
}

test.describe("where the system chooses the colors", () => {
  test.beforeEach(async ({ page, user: _user }) => {
    await page.emulateMedia({ forcedColors: "active" });
  });

  /** What a thing looks like, with some room around it. */
  async function look(page: Page, thing: Locator): Promise<Buffer> {
    const box = await thing.boundingBox();
    if (!box) throw new Error(`${thing} isn't shown.`);
    const { x, y, width, height } = box;
    const clip = {
      x: Math.max(0, x - 5),
      y: Math.max(0, y - 5),
      width: width + 10,
      height: height + 10,
    };
    return page.screenshot({ clip, animations: "disabled" });
  }

  async function expectChange(page: Page, thing: Locator, change: () => Promise<unknown>) {
    await thing.scrollIntoViewIfNeeded();
    const before = await look(page, thing);
    await change();
    expect.soft((await look(page, thing)).equals(before), `${thing} looks the same`).toBe(false);
  }

  test("what is chosen looks so", async ({ page }) => {
    await page.goto("/ai/generate-images");
    const shape = page.getByRole("group", { name: "Shape" });
    const landscape = shape.locator("label").filter({ hasText: "Landscape" });
    await expectChange(page, landscape, () => landscape.click());
    const isPublic = page.getByRole("switch", { name: "Make this image Public" });
    await expectChange(page, isPublic, () => isPublic.press("Space"));
    const link = page
      .getByRole("navigation", { name: "Tools" })
      .getByRole("link", { name: "Community" });
    await expectChange(page, link, async () => {
      await link.click();
      await expect(page.getByRole("heading", { name: "Community", level: 1 })).toBeVisible();
      await page.mouse.move(640, 10);
      await page.keyboard.press("Tab");
    });
    await page.getByRole("button", { name: "Theme" }).press("Enter");
    const light = page.getByRole("menuitemradio", { name: "Light" });
    await expect(page.getByRole("menuitemradio", { name: "System" })).toBeFocused();
    await expectChange(page, light, () => page.keyboard.press("ArrowDown"));
  });

  test("what is chosen in the palette looks so", async ({ page }) => {
    await visit(page, "/ai/community");
    await page.keyboard.press("Control+k");
    const palette = page.getByRole("dialog", { name: "Search and commands" });
    const options = palette.getByRole("option");
    const second = options.nth(1);
    await expect(options.first()).toHaveAttribute("data-highlighted", "");
    await expectChange(page, second, () => page.keyboard.press("ArrowDown"));
  });

  test("what has the focus looks so", async ({ page }) => {
    await page.goto("/ai/image-compressor");
    const upload = page.getByLabel("Images", { exact: true });
    const preset = page.getByRole("radio", { name: /^Custom/ });
    const faces = [
      [upload, upload.locator("..")],
      [preset, preset.locator("..")],
      [
        page.getByRole("slider", { name: "Quality" }),
        page.getByRole("slider", { name: "Quality" }),
      ],
      [page.getByLabel("Width (px)"), page.getByLabel("Width (px)")],
      [
        page.getByRole("button", { name: "Compress & Resize" }),
        page.getByRole("button", { name: "Compress & Resize" }),
      ],
      [
        page.getByRole("link", { name: "Dashboard" }),
        page.getByRole("link", { name: "Dashboard" }),
      ],
    ] as const;
    // From now on, what has the focus has it by keyboard.
    await page.keyboard.press("Tab");
    for (const [control, face] of faces) await expectChange(page, face, () => control.focus());
  });
});

test("nothing moves for those who asked for less motion", async ({ page, user: _user }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => Number(one.effect?.getComputedTiming().endTime ?? 0) > 50)
        .map((one) => `${one instanceof CSSAnimation ? one.animationName : "transition"}`),
    );
  await page.goto("/");
  expect(await moving()).toEqual([]);
  await page.goto("/ai/write-article");
  await page.getByLabel("Article Topic").fill(uniqueTopic("slow kites", "[[chunk:4]] [[drip:60]]"));
  await page.getByRole("button", { name: "Generate Article" }).click();
  await expect(page.getByRole("button", { name: "Stop" }).first()).toBeVisible();
  for (let looks = 0; looks < 10; looks += 1) {
    expect(await moving()).toEqual([]);
    await page.waitForTimeout(50);
  }
  await page.getByRole("button", { name: "Theme" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  expect(await moving()).toEqual([]);
});

test.describe("text that runs from right to left", () => {
  const TOPIC = "تربية النحل في المدينة!";

  /** Which way a block runs, and whether its first letter is to the right of its last. */
  function wayOf(block: Locator): Promise<{ direction: string; reversed: boolean; gap: number }> {
    return block.evaluate((element) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const text = walker.nextNode();
      if (!text?.nodeValue) throw new Error("It has no text.");
      const at = (index: number) => {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return range.getBoundingClientRect();
      };
      const [first, last] = [at(0), at(text.nodeValue.trimEnd().length - 1)];
      const box = element.getBoundingClientRect();
      return {
        direction: getComputedStyle(element).direction,
        reversed: first.left > last.left || first.top < last.top,
        gap: Math.round(box.right - first.right),
      };
    });
  }

  test("does so in articles, titles, and the names of what was made", async ({ page, user }) => {
    await page.goto("/ai/write-article");
    const topic = page.getByLabel("Article Topic");
    await topic.fill(TOPIC);
    await expect(topic).toHaveCSS("direction", "rtl");
    await page.getByRole("button", { name: "Generate Article" }).click();
    const panel = page.getByRole("region", { name: "Generated article" });
    await expect(panel.getByRole("button", { name: "Regenerate" })).toBeVisible();
    const heading = panel.getByRole("heading", { level: 1 });
    await expect(heading).toContainText("النحل");
    expect(await wayOf(heading)).toEqual({ direction: "rtl", reversed: true, gap: 0 });
    expect(await wayOf(panel.getByRole("heading", { level: 2 }).nth(1))).toMatchObject({
      direction: "ltr",
      reversed: false,
    });
    await makeTitles(page, user, [TOPIC]);
    await page.goto("/ai");
    const name = page.getByRole("button", { name: /النحل.*category General/ }).locator("bdi");
    expect(await wayOf(name)).toMatchObject({ direction: "rtl", reversed: true });
  });

  test("does so in an edited article with lists and quotations", async ({ page, user: _user }) => {
    await page.goto("/ai/write-article");
    await page.getByLabel("Article Topic").fill(uniqueTopic("kites"));
    await page.getByRole("button", { name: "Generate Article" }).click();
    const panel = page.getByRole("region", { name: "Generated article" });
    await panel.getByRole("button", { name: "Edit", exact: true }).click();
    const editor = panel.getByRole("textbox");
    await editor.press("Control+a");
    await page.keyboard.type("- النحل يعيش في الخلايا.\n");
    await page.keyboard.type("يصنع العسل!");
    const edited = editor.getByRole("listitem").first();
    expect(await wayOf(edited)).toMatchObject({ reversed: true, gap: 0 });
    await panel.getByRole("button", { name: "Save" }).click();
    const list = panel.getByRole("list").first();
    await expect(list).toHaveCSS("direction", "rtl");
    expect(await wayOf(list.getByRole("listitem").first())).toMatchObject({
      direction: "rtl",
      reversed: true,
      gap: 0,
    });
  });

  test("does so in the names of files", async ({ page, user: _user }) => {
    await page.goto("/ai/remove-background");
    const name = "תמונה מהחוף (1).jpg";
    const buffer = Buffer.from("not looked at here");
    await page.getByLabel("Upload image").setInputFiles({ name, mimeType: "image/jpeg", buffer });
    const shown = page.getByRole("main").getByText(name, { exact: true });
    expect(await wayOf(shown)).toMatchObject({ direction: "rtl", gap: 0 });
  });
});

test.describe("where the system chooses the colors, and they are dark", () => {
  test.use({ colorScheme: "dark" });
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

  test("the code on the landing page scans", async ({ page }) => {
    await page.goto("/");
    const code = page.getByRole("img", { name: /^QR code/ });
    await code.scrollIntoViewIfNeeded();
    // Not every scanner reads light on dark.
    await expect(code.locator("..")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    expect(await readQrCode(await code.screenshot(), 600)).toBe("https://example.com/menu");
  });

  test("the example of a code scans", async ({ page, user: _user }) => {
    await page.goto("/ai/qr-generator");
    const panel = page.getByRole("region", { name: "Preview & Download" });
    const code = panel.locator("svg[shape-rendering=crispEdges]");
    await code.scrollIntoViewIfNeeded();
    // Not every scanner reads light on dark.
    await expect(code.locator("..")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    expect(await readQrCode(await code.screenshot(), 600)).toBe("https://example.com/menu");
  });

  test("how much was used of an hour's runs can be seen", async ({ page, user: _user }) => {
    await page.goto("/ai/settings/usage");
    const bar = page.locator("[data-bar]").first();
    await expect(bar).toBeVisible();
    const edge = await bar.evaluate((element) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(element);
      return {
        borderTopWidth,
        isSeen: borderTopColor !== getComputedStyle(document.body).backgroundColor,
      };
    });
    expect(edge).toEqual({ borderTopWidth: "1px", isSeen: true });
  });
});
