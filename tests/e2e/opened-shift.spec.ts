import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";

import { openPath } from "@/lib/registry/open-path";
import type { ToolSlug } from "@/lib/registry/tools";
import { articleRequest } from "@/lib/tools/write-article/options";
import { expectStill } from "@/tests/support/layout-shift";
import { weigh } from "@/tests/support/page-weight";
import { expect, type TestUser, test } from "@/tests/support/signed-in-test";

type Sent = Parameters<Page["request"]["post"]>[1];

const PDF = {
  name: "handbook.pdf",
  mimeType: "application/pdf",
  buffer: readFileSync("public/samples/handbook.pdf"),
};
const IMAGE = {
  name: "coffee.jpg",
  mimeType: "image/jpeg",
  buffer: readFileSync("public/samples/coffee.jpg"),
};

/** Made with settings that show more of a form than it has at first. */
const MADE: readonly { tool: ToolSlug; endpoint: string; sent: Sent; panel: string }[] = [
  {
    tool: "write-article",
    endpoint: "generate-article",
    sent: {
      data: {
        ...articleRequest("tides", 1600),
        notes: "Tides follow the moon.\nThey come twice a day.",
        language: "de",
      },
    },
    panel: "Generated article",
  },
  {
    tool: "blog-titles",
    endpoint: "generate-blog-title",
    sent: {
      data: { prompt: "Generate a blog title for the keyword tides in the category Travel" },
    },
    panel: "Generated titles",
  },
  {
    tool: "pdf-summarizer",
    endpoint: "summarize-pdf",
    sent: { multipart: { pdf: PDF } },
    panel: "Analysis & Chat",
  },
  {
    tool: "image-compressor",
    endpoint: "compress-resize-image",
    sent: { multipart: { image: IMAGE, quality: "75", format: "webp" } },
    panel: "Preview & Download",
  },
];

async function make(page: Page, user: TestUser, endpoint: string, sent: Sent): Promise<string> {
  const headers = { authorization: `Bearer ${await user.token()}` };
  const answer = await page.request.post(`/api/ai/${endpoint}`, { ...sent, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).id;
}

for (const width of [360, 768]) {
  test(`nothing is pushed around on a dashboard with creations, ${width} px wide`, async ({
    page,
    user,
  }) => {
    const { endpoint, sent } = Object(MADE.find(({ tool }) => tool === "blog-titles"));
    await make(page, user, endpoint, sent);
    await page.setViewportSize({ width, height: 900 });

    await weigh(page, "/ai");

    await expect(page.getByRole("button", { name: "Select", exact: true })).toBeEnabled();
    await expectStill(page);
  });
}

for (const width of [360, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const { tool, endpoint, sent, panel } of MADE) {
      test(`nothing is pushed around while ${tool} opens a creation`, async ({ page, user }) => {
        const id = await make(page, user, endpoint, sent);

        await weigh(page, openPath({ id, tool }) ?? "");

        await expect(page.getByRole("region", { name: panel })).toContainText(/\w/);
        await expect(page.locator("[data-opening]")).toHaveCount(0);
        await expectStill(page);
      });
    }
  });
}

for (const slow of [false, true]) {
  const where = slow ? " on a slow phone" : "";
  test(`nothing is pushed around while a run is shown again${where}`, async ({
    page,
    user: _user,
  }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto("/ai/blog-titles");
    await page.getByLabel("Keyword").fill("tides");
    await page.getByRole("button", { name: "Generate title" }).click();
    const panel = page.getByRole("region", { name: "Generated titles" });
    // A run that still goes on is shown as it grows.
    await expect(panel.getByText("Generated titles: done")).toBeAttached();
    await expect(page).toHaveURL(/\?run=/);
    if (slow) await slowDown(page);

    await weigh(page, page.url());

    await expect(panel.getByRole("listitem").first()).toBeVisible();
    await expect(page.locator("[data-opening]")).toHaveCount(0);
    await expect(panel.getByRole("button", { name: "Copy all" })).toBeVisible();
    await expectStill(page);
  });
}

/** Everything that scripts do takes longer, and answers come later. */
async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.route("**/api/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
}
