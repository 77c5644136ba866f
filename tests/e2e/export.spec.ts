import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { uniqueTopic } from "../support/double-calls";
import { expect, test } from "../support/signed-in-test";
import { unzip } from "../support/unzip";

async function write(page: Page, topic: string): Promise<void> {
  await page.goto("/ai/write-article");
  await page.getByLabel("Article Topic").fill(topic);
  await page.getByRole("button", { name: "Generate Article" }).click();
  await expect(page.getByRole("button", { name: "Regenerate" })).toBeVisible();
}

async function download(page: Page, format: string) {
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  await page.getByRole("menuitem", { name: format }).click();
  const saved = await file;
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) };
}

test.use({ locale: "de-DE" });

test("saves an article as Markdown, Word, and PDF, with nothing from another host", async ({
  page,
  user: _user,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith("http") && !host.startsWith("localhost:")) foreign.push(request.url());
  });
  const violations: string[] = [];
  page.on("console", (line) => {
    if (/content security policy/i.test(line.text())) violations.push(line.text());
  });
  await write(page, uniqueTopic("stone bridges"));

  const markdown = await download(page, "Markdown (.md)");
  expect(markdown.name).toMatch(/^stone bridges .*\.md$/);
  expect(markdown.bytes.toString("utf8")).toMatch(/^# stone bridges[\s\S]*## Where it began/);

  const word = await download(page, "Word (.docx)");
  expect(word.name).toMatch(/^stone bridges .*\.docx$/);
  const document = unzip(word.bytes).get("word/document.xml")?.toString("utf8") ?? "";
  expect(document).toMatch(/Heading1[\s\S]*stone bridges[\s\S]*Heading2[\s\S]*Where it began/);
  expect(document).toContain("in case 1.");
  expect(document).toContain('w:w="11906"');

  const pdf = await download(page, "PDF (.pdf)");
  expect(pdf.name).toMatch(/^stone bridges .*\.pdf$/);
  const text = pdf.bytes.toString("latin1");
  expect(text).toMatch(/^%PDF-1\./);
  expect(text).toContain("/Title (Where it began)");
  expect(text).toMatch(/\/BaseFont \/\w{6}\+Geist-Regular/);

  expect(foreign).toEqual([]);
  expect(violations).toEqual([]);
});

test("suggests Word when the PDF fonts lack a script, and keeps the script in the file name", async ({
  page,
  user: _user,
}) => {
  await write(page, uniqueTopic("城市里的蜜蜂"));

  await page.getByRole("button", { name: "Download" }).click();
  await page.getByRole("menuitem", { name: "PDF (.pdf)" }).click();
  const toast = page
    .getByRole("listitem")
    .filter({ hasText: "Export to Word or Markdown instead." });
  await expect(toast).toBeVisible();

  const word = await download(page, "Word (.docx)");
  expect(word.name).toMatch(/^城市里的蜜蜂 .*\.docx$/);
  expect(unzip(word.bytes).get("word/document.xml")?.toString("utf8")).toContain("城市里的蜜蜂");
});
