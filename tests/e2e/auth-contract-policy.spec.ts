import { expect, test } from "playwright/test";

const PAGES = [
  "/",
  "/about",
  "/privacy",
  "/sign-in",
  "/sign-up",
  "/ai",
  "/ai/community",
  "/nowhere",
];

for (const path of PAGES) {
  test(`${path} runs under its policy without a violation`, async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (/content.security.policy|refused to/i.test(message.text()))
        complaints.push(message.text());
    });
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));

    const answer = await page.goto(path);
    await page.getByRole("button", { name: "Theme" }).first().click();
    await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeVisible();

    expect(complaints).toEqual([]);
    expect(errors).toEqual([]);
    expect(answer?.headers()["content-security-policy"]).toContain("object-src 'none'");
  });

  test(`${path} runs no injected script`, async ({ page }) => {
    await page.goto(path);

    const ran = await page.evaluate(async () => {
      const script = document.createElement("div");
      script.innerHTML = `<img src="data:," onerror="window.intruder = true">`;
      document.body.append(script);
      await new Promise((resolve) => setTimeout(resolve, 300));
      return "intruder" in window;
    });

    expect(ran).toBe(false);
  });
}

test("every kind of answer carries the fixed security headers", async ({ request }) => {
  for (const path of [
    "/",
    "/ai",
    "/api/health",
    "/api/user/get-user-creations",
    "/tour/article-wide-light.webp",
  ]) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(headers["cross-origin-opener-policy"], path).toMatch(/^same-origin/);
    expect(headers["permissions-policy"], path).toContain("camera=()");
    expect(headers["permissions-policy"], path).toContain("language-model=(self)");
    expect(headers["x-powered-by"], path).toBeUndefined();
  }
});

test("pages rendered per request have a new nonce each time, the others name their scripts", async ({
  request,
}) => {
  const nonceOf = async () => {
    const policy = (await request.get("/sign-in")).headers()["content-security-policy"] ?? "";
    return /'nonce-([^']+)'/.exec(policy)?.[1];
  };
  const [first, second] = [await nonceOf(), await nonceOf()];
  expect(first).toBeTruthy();
  expect(first).not.toBe(second);

  const home = await request.get("/");
  expect(home.headers()["content-security-policy"]).not.toContain("nonce-");
  expect(await home.text()).toContain('<meta http-equiv="Content-Security-Policy"');
});

for (const path of ["/", "/sign-in"]) {
  test(`${path} hydrates on a slow machine without a mismatch`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));

    await page.goto(path);
    await page.getByRole("button", { name: "Theme" }).first().click();
    await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeVisible();
    // The accounts' own script, where there is one, arrives in the meantime.
    await page.waitForLoadState("networkidle");

    expect(errors).toEqual([]);
  });
}
