import { describe, expect, it } from "vitest";

import type { ChainValue } from "@/lib/chains/chain-value";
import { beginChainSchema } from "@/lib/chains/contract";
import { type Material, STEP_KINDS, type StepKind } from "@/lib/chains/kinds";
import { READY_MADE } from "@/lib/chains/ready-made";
import { SETTINGS } from "@/lib/chains/settings";
import { STEP_CALLS } from "@/lib/chains/step-calls";
import {
  CHAIN_LIMITS,
  callsPerInput,
  chainFault,
  hintOf,
  inputOf,
  isFromStep,
  kindsThatFit,
  newStep,
  settingsThatCount,
  variantsOf,
} from "@/lib/chains/steps";
import { seedCreation } from "@/tests/support/seed-creation";
import { createTestContext } from "@/tests/support/test-context";

const ORIGIN = "https://atelier.example.com";
const FILE = "/api/files/0b0e0f0a-1111-4222-8333-444455556666";

/** What a step of each kind hands on, or what a chain begins with. */
function given(material: Material, creationId?: string): ChainValue {
  const isFile = material === "image" || material === "cutout" || material === "pdf";
  const link = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
  const typed = creationId ? {} : { text: material === "link" ? link : "how bees dance" };
  return {
    material,
    subject: material === "link" ? link : "how bees dance",
    ...(isFile ? { address: FILE, original: FILE } : typed),
    creationId,
    from: "blog-titles",
  };
}

const filled = (kind: StepKind) => {
  const step = newStep(kind.id as Parameters<typeof newStep>[0]);
  if (kind.id === "remove-object") step.settings.object = "car";
  return step;
};

describe("the catalog of steps", () => {
  const pairs = STEP_KINDS.flatMap((before) =>
    STEP_KINDS.filter((kind: StepKind) => kind.takes.includes(before.gives)).map(
      (kind) => [before, kind] as const,
    ),
  );

  it.each(pairs)(
    "$id fits before $id: its contract accepts what it's given",
    async (before, kind) => {
      const ctx = await createTestContext();
      const texts = { tool: "blog-titles", type: "blog-title", prompt: "Bees", content: "1. Bees" };
      const userId = ctx.user.id;
      const { id } = await seedCreation(ctx.db, { userId, ...texts, createdAt: new Date() });
      await accepts(kind, given(before.gives, id), ctx);
    },
  );

  it.each(STEP_KINDS.flatMap((kind) => kind.takes.map((material) => [kind, material] as const)))(
    "$id accepts each material that it says it takes",
    async (kind, material) => accepts(kind, given(material), await createTestContext()),
  );

  async function accepts(
    kind: StepKind,
    value: ChainValue,
    ctx: Awaited<ReturnType<typeof createTestContext>>,
  ): Promise<void> {
    const { contract, fields, files } = STEP_CALLS[kind.id as keyof typeof STEP_CALLS];
    const { settings } = filled(kind);
    const one = Object.fromEntries(
      Object.entries(settings).map(([name, chosen]) => [
        name,
        name === kind.each ? chosen[0] : chosen,
      ]),
    ) as typeof settings;
    const parsed = contract.input.safeParse(await fields(ctx, value, one, ORIGIN));
    expect(parsed.error?.issues ?? []).toEqual([]);
    const sent = files?.(value, one) ?? {};
    const required = Object.entries(contract.files ?? {}).filter(([, rule]) => rule.required);
    expect(required.filter(([name]) => sent[name] === undefined)).toEqual([]);
  }

  it.each(STEP_KINDS)("$id accepts every choice of its settings", async (kind) => {
    const ctx = await createTestContext();
    const { contract, fields } = STEP_CALLS[kind.id];
    const { settings } = filled(kind);
    for (const setting of kind.settings as StepKind["settings"]) {
      if (!("options" in setting)) continue;
      for (const { value } of setting.options) {
        const input = { ...settings, widths: "800", [setting.name]: value };
        const parsed = contract.input.safeParse(
          await fields(ctx, given(kind.takes[0]), input, ORIGIN),
        );
        expect(parsed.error?.issues ?? [], `${setting.name}: ${value}`).toEqual([]);
      }
    }
  });
});

describe("a chain", () => {
  it.each(READY_MADE)("$name can be run as it is, unless it needs a link", ({ slug, steps }) => {
    const whole = steps.map((step) =>
      step.kind === "qr-code" ? { ...step, settings: { link: "https://example.com/post" } } : step,
    );
    expect(chainFault(whole)).toBeNull();
    expect(beginChainSchema.safeParse({ name: slug, steps: whole }).success).toBe(true);
  });

  it("is offered only the steps that take what the last one gives", () => {
    const ids = (...kinds: Parameters<typeof newStep>[0][]) =>
      kindsThatFit(kinds.map(newStep)).map(({ id }) => id);

    expect(ids()).not.toContain("place-cutout");
    expect(ids("summarize-pdf")).toEqual([
      "write-article",
      "blog-titles",
      "generate-image",
      "qr-code",
    ]);
    expect(ids("remove-background")).toEqual(["place-cutout", "compress-image"]);
    expect(ids("qr-code")).toEqual([
      "read-image",
      "remove-background",
      "remove-object",
      "compress-image",
    ]);
    expect(ids("read-image")).toContain("write-article");
  });

  it("tells an article from a text that a step made from one about a subject", () => {
    const isFromText = (...kinds: Parameters<typeof newStep>[0][]) =>
      isFromStep(kinds.map(newStep), kinds.length - 1);

    for (const before of [
      "summarize-pdf",
      "summarize-video",
      "read-image",
      "write-article",
    ] as const)
      expect(isFromText(before, "write-article")).toBe(true);
    expect(isFromText("write-article")).toBe(false);
    expect(isFromText("blog-titles", "write-article")).toBe(false);
    expect(isFromText("review-resume", "write-article")).toBe(false);
    expect(isFromText("summarize-pdf", "blog-titles")).toBe(false);
  });

  it("says which step doesn't fit, and which setting is missing", () => {
    expect(chainFault([])).toMatchObject({ step: 0 });
    expect(chainFault([newStep("write-article"), newStep("compress-image")])).toEqual({
      step: 1,
      message:
        "This step takes an image or an image without its background, but the step before it produces text.",
    });
    expect(chainFault([newStep("remove-object")])).toMatchObject({ step: 0, setting: "object" });
    expect(chainFault([newStep("write-article"), newStep("qr-code")])).toMatchObject({
      step: 1,
      setting: "link",
    });
    const toResult = { ...newStep("qr-code"), settings: { target: "result", link: "" } };
    expect(chainFault([newStep("write-article"), toResult])).toBeNull();
    expect(chainFault([toResult])).toMatchObject({ step: 0, setting: "target" });
    expect(chainFault([newStep("place-cutout")])).toMatchObject({ step: 0 });
  });

  it("takes no link of spaces, and no choice or color that its call won't", () => {
    const article = newStep("write-article");
    const blank = { ...newStep("qr-code"), settings: { target: "typed", link: "   " } };
    const link = { ...blank, settings: { target: "typed", link: " https://example.com " } };
    const styled = (darkColor: string) => ({
      ...newStep("qr-code"),
      settings: { ...newStep("qr-code").settings, look: "styled", darkColor },
    });
    const compress = newStep("compress-image");
    const padded = { ...compress, settings: { ...compress.settings, format: " jpeg" } };

    expect(chainFault([article, blank])).toMatchObject({ step: 1, setting: "link" });
    expect(chainFault([article, link])).toBeNull();
    expect(chainFault([styled(" #000000")])).toMatchObject({ setting: "darkColor" });
    expect(chainFault([styled("#00000A")])).toBeNull();
    expect(chainFault([padded])).toMatchObject({ step: 0, setting: "format" });
  });

  it("makes one thing of a choice that is there twice", () => {
    const step = { ...newStep("compress-image"), settings: { widths: ["400", "400", "800"] } };

    expect(callsPerInput([step])).toBe(2);
    expect(variantsOf(step)).toEqual([{ widths: "400" }, { widths: "800" }]);
  });

  it("says of a code's link that it can be left empty only where that's true", () => {
    const code = newStep("qr-code");
    const hint = (...before: Parameters<typeof newStep>[0][]) =>
      hintOf(SETTINGS.link, [...before.map(newStep), code], before.length);

    for (const before of STEP_KINDS.filter(({ gives }) => gives === "text")) {
      const canBeEmpty = chainFault([newStep(before.id), code])?.setting !== "link";
      expect([before.id, /Leave it empty/.test(hint(before.id) ?? "")]).toEqual([
        before.id,
        canBeEmpty,
      ]);
    }
    expect(chainFault([code])).toBeNull();
    expect(hint()).toMatch(/Leave it empty to encode the text itself\.$/);
    expect(hint("write-article")).toMatch(/choose a link to the result\.$/);
    expect(hintOf(SETTINGS.target, [code], 0)).toBe(SETTINGS.target.hint);
  });

  it("shows the looks of a code only where it isn't plain, and refuses what wouldn't scan", async () => {
    const settings = { ...newStep("qr-code").settings, link: "https://example.com" };
    const step = (change: Record<string, string>) => ({
      kind: "qr-code" as const,
      settings: { ...settings, ...change },
    });
    const names = (one: ReturnType<typeof step>) => settingsThatCount(one).map(({ name }) => name);
    const pale = { look: "styled", eyeFrameColor: "#eeeeee" };
    const before = newStep("blog-titles");

    expect(names(step({}))).toEqual(["target", "link", "look"]);
    expect(names(step(pale))).toEqual(
      expect.arrayContaining(["moduleShape", "eyeFrameShape", "eyeBallShape", "eyeFrameColor"]),
    );
    expect(chainFault([before, step(pale)])).toMatchObject({
      step: 1,
      setting: "look",
      message: expect.stringMatching(/^Scanners can't tell the eye frames/),
    });
    expect(chainFault([before, step({ ...pale, look: "plain" })])).toBeNull();
    // Saved before a step had them.
    expect(chainFault([before, { kind: "qr-code", settings: { link: settings.link } }])).toBeNull();
    const { fields } = STEP_CALLS["qr-code"];
    const asked = { ...settings, look: "styled", moduleShape: "dots", darkColor: "#203040" };
    const context = await createTestContext();
    expect(await fields(context, given("text"), asked, ORIGIN)).toMatchObject({
      moduleShape: "dots",
      eyeFrameShape: "square",
      darkColor: "#203040",
    });
    const plain = await fields(context, given("text"), { ...asked, look: "plain" }, ORIGIN);
    expect(plain).not.toHaveProperty("moduleShape");
  });

  it("counts the runs of one input, also after a step that makes several things", () => {
    const [, photo] = READY_MADE;
    expect(callsPerInput(photo?.steps ?? [])).toBe(5);
    const three = { ...newStep("compress-image"), settings: { widths: ["400", "800", "1280"] } };
    expect(callsPerInput([three, three])).toBe(12);
    const wide = {
      ...newStep("compress-image"),
      settings: { ...newStep("compress-image").settings, widths: ["400", "800", "1280", "1920"] },
    };
    expect(chainFault([wide, wide, wide])?.message).toContain(`${CHAIN_LIMITS.calls} runs`);
  });

  it("keeps only the settings that its steps have", () => {
    const step = { kind: "blog-titles", settings: { category: "Food", other: "x".repeat(2_000) } };
    const read = beginChainSchema.parse({ name: "Bees", steps: [step] });
    expect(read.steps[0]?.settings).toEqual({ category: "Food" });
  });

  it("is run on what its first step takes", () => {
    expect(READY_MADE.map(({ steps }) => inputOf(steps))).toEqual([
      "link",
      "image",
      "image",
      "pdf",
    ]);
  });
});
