import { accessibilityFaults } from "../support/accessibility";
import { consoleErrors } from "../support/console-errors";
import { holdRequests } from "../support/hold-requests";
import { makeImages, galleryTiles as tiles, uniqueWord, widthOf } from "../support/make-creations";
import { expect, test } from "../support/signed-in-test";

const LIST = "**/api/user/get-published-creations**";

test("shows only published images, each with its prompt on hover and focus [CG-01, CG-02, R-14]", async ({
  page,
  user,
}) => {
  const word = uniqueWord();
  await makeImages(page, user, [`a red boat ${word}`, `a blue boat ${word}`]);
  await makeImages(page, user, [`a secret boat ${word}`], false);

  await page.goto(`/ai/community?q=${word}`);

  await expect(tiles(page, word)).toHaveCount(2);
  const tile = tiles(page, word).first();
  await expect.poll(() => widthOf(tile.getByRole("img"))).toBeGreaterThan(0);
  const prompt = tile.locator("p");
  await expect(prompt).toHaveCSS("opacity", "0");
  await tile.hover();
  await expect(prompt).toHaveCSS("opacity", "1");
  await expect(prompt).toHaveText(
    `Generate an image of a blue boat ${word} in the style Realistic`,
  );
  // What eyes get is what was described, and the style as a label.
  await expect(prompt.getByText("Generate an image of")).toHaveCSS("width", "1px");
  await page.mouse.move(0, 0);
  await expect(prompt).toHaveCSS("opacity", "0");
  await tile.getByRole("button", { name: /^Prompt: / }).focus();
  await expect(prompt).toHaveCSS("opacity", "1");
});

test("opens an image large, with an address, keys, its prompt, a like, and a download", async ({
  page,
  user,
}) => {
  const word = uniqueWord();
  await makeImages(page, user, [`a red boat ${word}`, `a blue boat ${word}`]);
  await page.goto(`/ai/community?q=${word}`);
  const opener = tiles(page, word)
    .first()
    .getByRole("button", { name: /^Prompt: / });
  await opener.click();
  const dialog = page.getByRole("dialog");

  await expect(dialog.getByRole("heading")).toHaveText(`a blue boat ${word}`);
  await expect(page).toHaveURL(/[?&]image=/);
  await expect.poll(() => widthOf(dialog.getByRole("img"))).toBeGreaterThan(0);
  await expect(dialog.getByRole("button", { name: /Download/ })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Show your name" }).click();
  await dialog.getByLabel("Your name in the gallery").fill(`Ada ${word}`);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(`By Ada ${word}`)).toBeVisible();
  await dialog.getByRole("button", { name: /^Like, / }).click();
  await expect(dialog.getByRole("button", { name: "Like, 1 like" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("heading")).toHaveText(`a red boat ${word}`);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/image=/);

  await opener.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(dialog.getByRole("img")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await dialog.getByRole("link", { name: "Use this prompt" }).click();
  await expect(page.getByLabel("Describe Your Image")).toHaveValue(`a blue boat ${word}`);
});

test("keeps an image in view whose prompt is long", async ({ page, user }) => {
  const word = uniqueWord();
  await makeImages(page, user, [`${word} ${"a red boat beside a pier ".repeat(70)}`]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/ai/community?q=${word}`);
  await tiles(page, word)
    .first()
    .getByRole("button", { name: /^Prompt: / })
    .click();

  const dialog = page.getByRole("dialog");
  await expect.poll(() => widthOf(dialog.getByRole("img"))).toBeGreaterThan(0);
  await expect(dialog.getByRole("img")).toBeInViewport({ ratio: 0.9 });
  await expect(dialog.getByRole("figure")).toContainText("a pier a red boat");
});

test("loads the list once the user is known, with the user's token [CG-04]", async ({
  page,
  user,
}) => {
  const word = uniqueWord();
  await makeImages(page, user, [`a lighthouse ${word}`]);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(new URL(request.url()).pathname);
  });
  const session = await holdRequests(page, "**/api/auth/get-session");
  await page.goto(`/ai/community?q=${word}`);
  await session.asked;
  await expect(page.getByRole("status")).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(asked).not.toContain("/api/user/get-published-creations");
  const call = page.waitForRequest(LIST);

  session.end("answer");

  expect(await (await call).headerValue("authorization")).toMatch(/^Bearer ey/);
  await expect(tiles(page, word)).toHaveCount(1);
  expect(asked.filter((path) => path === "/api/user/get-published-creations")).toHaveLength(1);
});

test("likes right away, shows a success toast, and refetches the gallery each time [CG-03, CG-05, ST-07, X-11, C-03]", async ({
  page,
  user,
}) => {
  const word = uniqueWord();
  await makeImages(page, user, [`a tall tower ${word}`]);
  await page.setViewportSize({ width: 400, height: 420 });
  const answers: string[] = [];
  page.on("response", (response) => {
    const name = /(toggle-like-creation|get-published-creations)/.exec(response.url())?.[1];
    if (name) answers.push(name);
  });
  await page.goto(`/ai/community?q=${word}`);
  const heart = tiles(page, word).getByRole("button", { name: /^Like, / });
  const icon = heart.locator("svg");
  const toast = (text: string) => page.getByRole("listitem").filter({ hasText: text });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await expect(icon).toHaveCSS("fill", "none");
  await heart.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  const refetch = page.waitForResponse(LIST);

  await heart.click();

  await expect(heart).toHaveAccessibleName(/^Like, 1 like: /);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(icon).not.toHaveCSS("fill", "none");
  await expect(toast("Creation liked")).toHaveAttribute("data-type", "success");
  const { creations } = await (await refetch).json();
  expect(creations[0]).toMatchObject({
    likes: [expect.any(String)],
    likeCount: 1,
    likedByMe: true,
  });
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

  await heart.click();
  await expect(toast("Creation unliked")).toHaveAttribute("data-type", "success");
  await expect(heart).toHaveAccessibleName(/^Like, 0 likes: /);
  await expect(icon).toHaveCSS("fill", "none");
  const [list, toggle] = ["get-published-creations", "toggle-like-creation"];
  await expect.poll(() => answers).toEqual([list, toggle, list, toggle, list]);
  await page.reload();
  await expect(heart).toHaveAccessibleName(/^Like, 0 likes: /);
});

test("undoes a like that didn't reach the server, and says why [CG-05, X-03, X-12]", async ({
  page,
  user,
}) => {
  const word = uniqueWord();
  await makeImages(page, user, [`a small bridge ${word}`]);
  await page.goto(`/ai/community?q=${word}`);
  await page.route("**/api/user/toggle-like-creation", (route) => route.abort());
  const logged = consoleErrors(page);
  const heart = tiles(page, word).getByRole("button", { name: /^Like, / });

  await heart.click();

  const toasts = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
  await expect(toasts).toHaveText(/Check your connection/);
  await expect(toasts).toHaveAttribute("data-type", "error");
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  expect(logged).toEqual([expect.stringContaining("Check your connection")]);
});

test("knows the size of every image before it loads", async ({ page, user }) => {
  const word = uniqueWord();
  await makeImages(page, user, [`a boat ${word}`, `a cat ${word}`, `a tree ${word}`]);
  await page.route("**/api/files/**", (route) => route.abort());
  const answer = page.waitForResponse(LIST);
  await page.goto(`/ai/community?q=${word}`);
  await expect(tiles(page, word)).toHaveCount(3);

  const boxes = await tiles(page, word).evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().toJSON()),
  );

  const { creations } = await (await answer).json();
  for (const [index, { meta }] of creations.entries()) {
    expect(boxes[index].height).toBeGreaterThan(100);
    expect(boxes[index].width / boxes[index].height).toBeCloseTo(meta.width / meta.height, 1);
  }
});

test("sorts by likes, and passes a prompt to the generator", async ({ page, user }) => {
  const word = uniqueWord();
  await makeImages(page, user, [`first boat ${word}`, `second boat ${word}`]);
  await page.goto(`/ai/community?q=${word}`);
  await tiles(page, word)
    .nth(1)
    .getByRole("button", { name: /^Like, / })
    .click();
  await expect(page.getByText("Creation liked")).toBeVisible();
  await expect(tiles(page, word).first().getByRole("img")).toHaveAccessibleName(/second/);

  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Most liked");

  await expect(tiles(page, word).first().getByRole("img")).toHaveAccessibleName(/first/);
  await expect(page).toHaveURL(/order=most-liked/);
  await tiles(page, word)
    .first()
    .getByRole("button", { name: /^More options for/ })
    .click();
  await page.getByRole("menuitem", { name: "Use this prompt" }).click();
  await expect(page.getByLabel("Describe Your Image")).toHaveValue(`first boat ${word}`);
});

test("publishes from the dashboard, and unpublishes in the gallery", async ({ page, user }) => {
  const word = uniqueWord();
  await makeImages(page, user, [`a quiet pond ${word}`], false);
  await page.goto("/ai");
  await page.getByRole("button", { name: new RegExp(word) }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Creation published")).toBeVisible();
  await expect(page.getByRole("button", { name: "Unpublish" })).toBeVisible();

  await page.goto(`/ai/community?q=${word}`);
  await tiles(page, word)
    .getByRole("button", { name: /^More options for/ })
    .click();
  await page.getByRole("menuitem", { name: "Unpublish" }).click();

  await expect(page.getByText("Creation unpublished")).toBeVisible();
  await expect(page.getByText("No matching prompts.")).toBeVisible();
});

test("hides an image from the person who reports it", async ({ page, user, browser }) => {
  const word = uniqueWord();
  await makeImages(page, user, [`a broken wheel ${word}`]);
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL ?? "" });
  const other = await context.newPage();
  const signUp = await other.request.post("/api/auth/sign-up/email", {
    data: { name: "Bob Other", email: `${word}@example.com`, password: "correct horse battery" },
    headers: { origin: test.info().project.use.baseURL ?? "" },
  });
  expect(signUp.ok()).toBe(true);
  await other.goto(`/ai/community?q=${word}`);
  await tiles(other, word)
    .getByRole("button", { name: /^More options for/ })
    .click();
  await other.getByRole("menuitem", { name: "Report" }).click();
  await other.getByLabel("What's wrong with it?").selectOption("It's spam or misleading");
  await other.getByRole("button", { name: "Send report" }).click();

  await expect(other.getByText(/Thanks for your report/)).toBeVisible();
  await expect(tiles(other, word)).toHaveCount(0);
  await page.goto(`/ai/community?q=${word}`);
  await expect(tiles(page, word)).toHaveCount(1);
  await context.close();
});

test("shows a spinner until the first response, and a failure with a retry [CG-06, ST-06, X-01]", async ({
  page,
  user: _user,
}) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(LIST, async (route) => {
    await asked;
    await route.fulfill({ status: 500, json: { success: false, message: "Our side failed." } });
  });
  await page.goto("/ai/community");
  const spinner = page.getByRole("status").filter({ hasText: "Loading the gallery" });
  await expect(spinner).toBeVisible();

  answer();

  await expect(page.getByRole("main").getByText("Our side failed.")).toBeVisible();
  await expect(spinner).toBeHidden();
  await page.unroute(LIST);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("main").getByText("Our side failed.")).toBeHidden();
});

test("has no accessibility violation", async ({ page, user }) => {
  const word = uniqueWord();
  await makeImages(page, user, [`a plain room ${word}`]);
  await page.goto(`/ai/community?q=${word}`);
  await expect(tiles(page, word)).toHaveCount(1);

  expect(await accessibilityFaults(page)).toEqual([]);
});
