import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "playwright/test";
import sharp from "sharp";

import { accessibilityFaults } from "../support/accessibility";
import { consoleErrors } from "../support/console-errors";
import { readQrCode } from "../support/read-qr-code";
import { expect, test } from "../support/signed-in-test";

const CALL = "**/api/ai/qr-generate";

function parts(page: Page) {
  const panel = page.getByRole("region", { name: "Preview & Download" });
  return {
    panel,
    text: page.getByLabel("Text or URL"),
    generate: page.getByRole("button", { name: "Generate QR" }),
    code: panel.getByRole("img", { name: "QR code" }),
    toast: (text: string | RegExp) => page.getByRole("listitem").filter({ hasText: text }),
  };
}

async function saved(page: Page, button: string) {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test.beforeEach(async ({ page, user: _user }) => {
  await page.goto("/ai/qr-generator");
});

test("asks for text and sends nothing [QR-03, V-14]", async ({ page }) => {
  const { text, generate, toast } = parts(page);
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/ai/")) calls += 1;
  });
  await text.fill("  ");

  await generate.click();

  await expect(toast("Enter text or URL to encode")).toBeVisible();
  await expect(text).toBeFocused();
  expect(calls).toBe(0);
});

test("offers Link for a web address that is typed as a text without https://", async ({ page }) => {
  const { text, generate, code } = parts(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await text.fill("boomer-garden.example/spring?utm_source=flyer");
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole("button", { name: "Use Link" }).click();

  const address = page.getByLabel("URL", { exact: true });
  await expect(address).toHaveValue("boomer-garden.example/spring?utm_source=flyer");
  await expect(address).toBeFocused();
  const sent = page.waitForRequest(CALL);
  await generate.click();
  expect((await sent).postDataJSON().text).toBe(
    "https://boomer-garden.example/spring?utm_source=flyer",
  );
  await expect(code).toBeVisible();
});

test("says that the standard asks for a wider margin, until it has that", async ({ page }) => {
  const margin = page.getByRole("slider", { name: "Margin" });
  await expect(margin).toHaveAccessibleDescription(/^The QR standard asks for 4 modules\./);

  await margin.fill("4");

  await expect(page.getByText("The QR standard asks for")).toHaveCount(0);
});

test("starts with the defaults and sends what the controls say [QR-01, QR-04, QR-05, QR-06, QR-07, QR-08, C-14, K-02]", async ({
  page,
}) => {
  const { text, generate } = parts(page);
  const size = page.getByRole("slider", { name: "Size" });
  const margin = page.getByRole("slider", { name: "Margin" });
  for (const [slider, min, max, step, value] of [
    [size, "128", "1024", "32", "512"],
    [margin, "0", "10", "1", "2"],
  ] as const) {
    await expect(slider).toHaveAttribute("min", min);
    await expect(slider).toHaveAttribute("max", max);
    await expect(slider).toHaveAttribute("step", step);
    await expect(slider).toHaveValue(value);
  }
  await expect(page.getByLabel("Foreground color", { exact: true })).toHaveValue("#000000");
  await expect(page.getByLabel("Background color", { exact: true })).toHaveValue("#ffffff");
  await text.fill("https://example.com");
  const request = page.waitForRequest(CALL);
  await generate.click();
  expect((await request).postDataJSON()).toEqual({
    text: "https://example.com",
    size: 512,
    margin: 2,
    errorCorrectionLevel: "M",
    format: "png",
    darkColor: "#000000",
    lightColor: "#ffffff",
    moduleShape: "square",
    eyeFrameShape: "square",
    eyeBallShape: "square",
  });

  await size.focus();
  await page.keyboard.press("ArrowRight");
  await margin.fill("0");
  await page.getByLabel("Error correction").selectOption("Q");
  await page.getByLabel("Format").selectOption("SVG");
  await page.getByLabel("Foreground color", { exact: true }).fill("#203040");
  await expect(generate).toBeEnabled();
  const second = page.waitForRequest(CALL);
  await generate.click();
  expect((await second).postDataJSON()).toMatchObject({
    size: 544,
    margin: 0,
    errorCorrectionLevel: "Q",
    format: "svg",
    darkColor: "#203040",
  });
});

test("shows the code with its scan score and saves it in the chosen format [QR-02, QR-10, ST-04, ST-05]", async ({
  page,
}) => {
  const { panel, text, generate, code } = parts(page);
  await expect(panel).toContainText("click Generate QR to get started");
  await text.fill("https://example.com/ä");
  await generate.click();

  await expect(code).toHaveAttribute("src", /^data:image\/png;base64,/);
  await expect(panel).toContainText("Scan score 100%");
  const png = await saved(page, "Download PNG");
  expect(png.name).toBe("qr-code.png");
  expect((await sharp(png.bytes).metadata()).width).toBe(512);
  expect(await readQrCode(png.bytes, 512)).toBe("https://example.com/ä");

  await page.getByLabel("Format").selectOption("SVG");
  await expect(page.getByRole("button", { name: "Download PNG" })).toBeVisible();
  await generate.click();
  await expect(code).toHaveAttribute("src", /^data:image\/svg\+xml/);
  const svg = await saved(page, "Download SVG");
  expect(svg.name).toBe("qr-code.svg");
  expect(await readQrCode(svg.bytes, 512)).toBe("https://example.com/ä");
  await expect(panel.locator("svg[viewBox^='0 0 2']:not(.lucide)")).toHaveCount(0);
});

test("encodes a Wi-Fi network, shows the text, and keeps the password out of the history", async ({
  page,
}) => {
  const { generate, code } = parts(page);
  await page.getByLabel("Wi-Fi").check();
  await page.getByLabel("Network name").fill("Café; 1");
  await page.getByLabel("Password").fill("correct horse");
  await page.getByText("Encoded text").click();
  const text = "WIFI:T:WPA;S:Café\\; 1;P:correct horse;;";
  await expect(page.getByText(text)).toBeVisible();

  await generate.click();
  await expect(code).toBeVisible();
  expect(await readQrCode((await saved(page, "Download PNG")).bytes, 512)).toBe(text);

  await page.goto("/ai");
  const card = page.getByRole("button", { name: /Wi-Fi: Café; 1/ });
  await card.click();
  const image = page.getByRole("img", { name: "QR code" });
  await expect(image).toHaveJSProperty("naturalWidth", 512);
});

test("shows what is missing next to its field", async ({ page }) => {
  await page.getByLabel("Location").check();
  await page.getByLabel("Latitude").fill("91");
  await page.getByLabel("Longitude").fill("13");

  await parts(page).generate.click();

  const latitude = page.getByLabel("Latitude");
  await expect(latitude).toHaveAccessibleDescription("Enter degrees between -90 and 90.");
  await expect(latitude).toBeFocused();
});

test("doesn't offer the earlier code for content that is refused", async ({ page }) => {
  const { panel, text, generate, code } = parts(page);
  await text.fill("https://kestrel.example/one");
  await generate.click();
  const download = panel.getByRole("button", { name: "Download PNG" });
  await expect(download).toBeVisible();
  await page.getByRole("radio", { name: "Email" }).check();
  const to = page.getByLabel("To", { exact: true });
  await to.fill("hello@@kestrel");

  await generate.click();

  await expect(panel.getByText(/^This is your earlier code\./)).toBeVisible();
  await expect(download).toHaveCount(0);
  await to.fill("hello@kestrel.example");
  await generate.click();
  await expect(download).toBeVisible();
  await expect(panel.getByText(/^This is your earlier code\./)).toHaveCount(0);
  await expect(code).toBeVisible();
});

test("a button pressed while a kind's code is still loading does its work once it's there", async ({
  page,
}) => {
  // Nothing has fetched this code for the page yet: it's asked for when a kind is chosen, or a moment after the start.
  await page.route("**/_next/static/chunks/**", async (route) => {
    const response = await route.fetch();
    const isKinds = (await response.text()).includes("Enter degrees between -90 and 90.");
    await new Promise((resolve) => setTimeout(resolve, isKinds ? 3_000 : 0));
    await route.fulfill({ response });
  });
  await page.goto("/ai/qr-generator");
  await page.getByLabel("Location").check();
  await page.getByLabel("Latitude").fill("91");
  await page.getByLabel("Longitude").fill("13");

  await parts(page).generate.click();

  await expect(page.getByLabel("Latitude")).toHaveAccessibleDescription(
    "Enter degrees between -90 and 90.",
  );
});

test("puts a logo in the middle and keeps the code readable", async ({ page }) => {
  const { text, generate, panel } = parts(page);
  const logo = await sharp({ create: { width: 900, height: 300, channels: 3, background: "#c00" } })
    .jpeg()
    .toBuffer();
  await page
    .getByLabel("Logo", { exact: true })
    .setInputFiles({ name: "logo.jpg", mimeType: "image/jpeg", buffer: logo });
  await expect(page.getByRole("img", { name: "Your logo" })).toBeVisible();
  await expect(page.getByLabel("Error correction")).toBeDisabled();
  await text.fill("https://example.com/with-a-logo");

  await generate.click();

  await expect(panel).toContainText("Level H");
  const png = await saved(page, "Download PNG");
  expect(await readQrCode(png.bytes, 512)).toBe("https://example.com/with-a-logo");
});

test("counts digits as the code holds them, and offers the size at which the margin is exact", async ({
  page,
}) => {
  const { panel, text, generate, code } = parts(page);
  await text.fill("7".repeat(5_596));
  await expect(page.getByText("5,596 of 5,596 digits")).toBeVisible();
  await page.getByRole("slider", { name: "Size" }).fill("1024");
  await generate.click();
  const exact = panel.getByRole("button", { name: "Make it 905 px" });
  await expect(panel.getByText(/the margin came out 13\.9 modules wide/)).toBeVisible();

  await exact.click();

  await expect(code).toHaveJSProperty("naturalWidth", 905);
  await expect(exact).toHaveCount(0);
  expect(await readQrCode((await saved(page, "Download PNG")).bytes, 905)).toBe("7".repeat(5_596));
});

test("says nothing about a margin that nobody chose", async ({ page }) => {
  const { panel, text, generate, code } = parts(page);
  await text.fill("https://example.com");
  await generate.click();
  await expect(code).toHaveJSProperty("naturalWidth", 512);
  await expect(panel.getByText(/the margin came out/)).toHaveCount(0);

  await page.getByRole("slider", { name: "Margin" }).fill("4");
  await generate.click();
  await expect(panel.getByText(/the margin came out/)).toBeVisible();
});

test("warns about colors, and offers to swap them", async ({ page }) => {
  const dark = page.getByLabel("Foreground color", { exact: true });
  await dark.fill("#ffffff");
  await page.getByLabel("Background color", { exact: true }).fill("#101010");

  await page.getByRole("button", { name: "Swap colors" }).click();

  await expect(dark).toHaveValue("#101010");
});

test("shows the server's message, 'Failed' without one, and the fixed text when no answer comes [QR-09, X-01, X-02, X-06, X-12]", async ({
  page,
}) => {
  const { text, generate, toast } = parts(page);
  await text.fill("anything");
  await page.getByLabel("Foreground color", { exact: true }).fill("#eeeeee");
  await generate.click();
  await expect(toast(/can't tell these colors apart/)).toBeVisible();

  await page.route(CALL, (route) => route.fulfill({ status: 422, json: { success: false } }));
  await generate.click();
  await expect(toast("Failed")).toBeVisible();

  await page.unroute(CALL);
  await page.route(CALL, (route) => route.abort());
  const logged = consoleErrors(page);
  await generate.click();
  await expect(toast("Error generating QR")).toBeVisible();
  expect(logged).toEqual([expect.stringContaining("Check your connection")]);
  await expect(generate).toBeEnabled();
});

test("is accessible before and after it shows a code", async ({ page }) => {
  expect(await accessibilityFaults(page)).toEqual([]);
  await parts(page).text.fill("plain");
  await parts(page).generate.click();
  await expect(parts(page).code).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("draws shapes and eyes as they are chosen, and opens again with them", async ({ page }) => {
  const { text, generate, code, toast } = parts(page);
  const shapes = page.getByRole("button", { name: /^Shapes and eyes/ });
  await text.fill("https://example.com/dots");
  await shapes.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("group", { name: "Modules" }).getByLabel("Dots").check();
  await page.getByRole("group", { name: "Eye frames" }).getByLabel("Circle").check();
  await page.getByRole("group", { name: "Eye balls" }).getByLabel("Rounded").check();
  await page.getByRole("switch", { name: "Eyes in colors of their own" }).check();
  const frame = page.getByLabel("Eye frame color", { exact: true });
  await frame.fill("#eeeeee");
  await expect(page.getByText(/^Scanners can't tell the eye frames/)).toBeVisible();
  await generate.click();
  await expect(toast(/^Scanners can't tell the eye frames/)).toBeVisible();
  await frame.fill("#a01020");
  expect(await accessibilityFaults(page)).toEqual([]);

  await generate.click();

  await expect(code).toHaveAttribute("src", /^data:image\/png;base64,/);
  const { bytes } = await saved(page, "Download PNG");
  expect(await readQrCode(bytes, 512)).toBe("https://example.com/dots");
  await expect(page).toHaveURL(/\?creation=/);
  await page.reload();
  await expect(shapes).toContainText("Dots, circle and rounded eyes, eye colors");
  await shapes.click();
  await expect(frame).toHaveValue("#a01020");
  await expect(page.getByRole("group", { name: "Modules" }).getByLabel("Dots")).toBeChecked();
});

const LIST = [
  "Name;Content",
  "Table 1;https://example.com/menu?table=1",
  "Table 2;",
  "Table 1;https://example.com/menu?table=2",
  '"Bar; left";https://example.com/bar',
].join("\r\n");

test("makes the codes of a CSV file as a ZIP, without the lines that can't be made", async ({
  page,
}) => {
  const { panel } = parts(page);
  await page.getByLabel("Many from a list").check();
  await page
    .getByLabel("Choose a CSV file")
    .setInputFiles({ name: "tables.csv", mimeType: "text/csv", buffer: Buffer.from(LIST) });
  const lines = page.getByRole("region", { name: "Lines of the list" });
  await expect(lines.getByRole("row")).toHaveCount(5);
  await expect(lines.getByRole("row").filter({ hasText: "There's no content." })).toContainText(
    "3",
  );
  await expect(
    page.getByText(
      "3 codes, which take 1 run of your hourly limit. 1 line can't be made and will be left out.",
    ),
  ).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole("button", { name: "Generate codes" }).click();

  await expect(panel.getByText(/^3 codes are ready, and each was read back\./)).toBeVisible();
  await expect(panel.getByRole("list", { name: "Codes" }).getByRole("listitem")).toHaveCount(3);
  expect(await accessibilityFaults(page)).toEqual([]);
  const { name, bytes } = await saved(page, "Download ZIP");
  expect(name).toBe("qr-codes.zip");
  const files = unzipSync(new Uint8Array(bytes));
  expect(Object.keys(files).sort()).toEqual([
    "Bar; left.png",
    "Table 1 (2).png",
    "Table 1.png",
    "manifest.csv",
  ]);
  expect(await readQrCode(Buffer.from(files["Table 1 (2).png"] ?? []), 512)).toBe(
    "https://example.com/menu?table=2",
  );
  expect(strFromU8(files["manifest.csv"] ?? new Uint8Array())).toContain(
    ",Table 2,,3,There's no content.",
  );
});

test("keeps what was made of a list when it's stopped or fails, and goes on with the rest", async ({
  page,
}) => {
  const { panel, toast } = parts(page);
  let calls = 0;
  await page.route("**/api/ai/qr-list", async (route) => {
    calls += 1;
    if (calls === 2) return route.abort();
    if (calls === 4) return;
    return route.continue();
  });
  await page.getByLabel("Many from a list").check();
  await page
    .getByLabel("List", { exact: true })
    .fill(Array.from({ length: 70 }, (_, at) => `code ${at},text ${at}`).join("\n"));
  await expect(page.getByText(/^70 codes, which take 4 runs/)).toBeVisible();

  await page.getByRole("button", { name: "Generate codes" }).click();

  await expect(toast("Error generating QR")).toBeVisible();
  await expect(panel.getByText("50 codes haven't been made yet.")).toBeVisible();
  await panel.getByRole("button", { name: "Make the other 50" }).click();
  await expect(panel.getByRole("progressbar")).toBeVisible();
  await expect(panel.getByText("20 of 50")).toBeVisible();
  await panel.getByRole("button", { name: "Stop" }).click();
  await expect(panel.getByText("30 codes haven't been made yet.")).toBeVisible();
  await panel.getByRole("button", { name: "Make the other 30" }).click();
  await expect(panel.getByText(/^70 codes are ready/)).toBeVisible();
  const { bytes } = await saved(page, "Download ZIP");
  expect(Object.keys(unzipSync(new Uint8Array(bytes)))).toHaveLength(71);
});

test("says what is wrong with a list before anything is sent", async ({ page }) => {
  let calls = 0;
  await page.route("**/api/ai/qr-list", (route) => {
    calls += 1;
    return route.abort();
  });
  await page.getByLabel("Many from a list").check();
  const list = page.getByLabel("List", { exact: true });
  await page.getByRole("button", { name: "Generate codes" }).click();
  await expect(list).toHaveAccessibleDescription(/Enter at least one line that can be made\./);
  await expect(list).toBeFocused();
  await list.fill(Array.from({ length: 501 }, (_, at) => `code ${at},text ${at}`).join("\n"));
  await page.getByRole("button", { name: "Generate codes" }).click();
  await expect(list).toHaveAccessibleDescription(/This list has more than 500 codes/);
  expect(calls).toBe(0);
});
