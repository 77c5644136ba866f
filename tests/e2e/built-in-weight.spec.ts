import { toolPath } from "@/lib/registry/tools";
import { expectStill } from "@/tests/support/layout-shift";
import { MAX_SCRIPT, weigh } from "@/tests/support/page-weight";
import { expect, test } from "@/tests/support/signed-in-test";

const ADVISED = [
  "write-article",
  "blog-titles",
  "pdf-summarizer",
  "youtube-summarizer",
  "review-resume",
] as const;

for (const slug of ADVISED) {
  test(`${slug} is light with the newcomer's advice`, async ({ page, user: _user }) => {
    const { script } = await weigh(page, toolPath(slug));
    await expect(page.getByRole("heading", { name: /connect a better engine$/ })).toBeVisible();
    expect.soft(script).toBeLessThan(MAX_SCRIPT.signedIn);
    await expectStill(page);
  });
}
